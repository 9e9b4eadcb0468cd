package tricksmith.lower.storage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tricksmith.cards.Card;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;
import tricksmith.lower.setup.Setup;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Selection.Tabulated;
import tricksmith.program.value.Axis;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Index;
import tricksmith.rules.Option;
import tricksmith.rules.Type;

/** The values fixed before a match begins: names, players, options and cards. */
public final class GameConstants {

  private final CheckedRules rules;
  private final Setup setup;
  private final CardSupply supply;
  private final Map<String, Integer> suits;
  private final Map<String, Integer> ranks;
  private final Map<String, Integer> labels;
  private final Map<String, IndexSet> faces;
  private final Tabulated suitByCard;
  private final Tabulated rankByCard;
  private final Tabulated numberByCard;

  public GameConstants(CheckedRules rules, Setup setup, CardSupply supply) {
    this.rules = rules;
    this.setup = setup;
    this.supply = supply;
    this.suits = places(rules.suits());
    this.ranks = places(rules.ranks());
    this.labels = places(rules.labels());
    this.faces = supply.byLabel();
    suitByCard = byCard(supply, card -> Values.ofOrNone(Kind.SUIT, card.suit()));
    rankByCard = byCard(supply, card -> Values.ofOrNone(Kind.RANK, card.rank()));
    numberByCard =
        byCard(supply, card -> card.number() == null ? Values.NONE : Values.number(card.number()));
  }

  private static Map<String, Integer> places(List<String> names) {
    Map<String, Integer> places = new HashMap<>();
    IntStream.range(0, names.size()).forEach(i -> places.put(names.get(i), i));
    return places;
  }

  public CheckedRules rules() {
    return rules;
  }

  public CardSupply supply() {
    return supply;
  }

  public int players() {
    return setup.players();
  }

  public IndexSet everyone() {
    return IndexSet.upTo(players());
  }

  public IndexSet cards() {
    return IndexSet.upTo(supply.size());
  }

  public IndexSet suitsOfCards() {
    return present(supply.cards().stream().mapToInt(Card::suit));
  }

  public IndexSet ranksOfCards() {
    return present(supply.cards().stream().mapToInt(Card::rank));
  }

  /** Whether a value is anything but a suit or rank that no card of this match has. */
  public boolean occurs(long value) {
    return switch (Values.kind(value)) {
      case SUIT -> suitsOfCards().contains(Values.index(value));
      case RANK -> ranksOfCards().contains(Values.index(value));
      case YES_NO, CARD, PLAYER, SIDE, TRICK, LABEL, COMBINATION -> true;
    };
  }

  private static IndexSet present(IntStream indices) {
    return indices
        .filter(index -> index >= 0)
        .boxed()
        .reduce(IndexSet.EMPTY, IndexSet::with, IndexSet::union);
  }

  public long suit(String name) {
    return Values.ofOrNone(Kind.SUIT, suits.getOrDefault(name, -1));
  }

  public long rank(String name) {
    return Values.ofOrNone(Kind.RANK, ranks.getOrDefault(name, -1));
  }

  public long label(String name) {
    return Values.ofOrNone(Kind.LABEL, labels.getOrDefault(name, -1));
  }

  /** Returns all cards with this label; none if they are left out. */
  public IndexSet face(String label) {
    return faces.getOrDefault(label, IndexSet.EMPTY);
  }

  /** Returns the suits of the cards, at no card. */
  public Tabulated suitByCard() {
    return suitByCard;
  }

  /** Returns the ranks of the cards, at no card. */
  public Tabulated rankByCard() {
    return rankByCard;
  }

  /** Returns the numbers of the cards, at no card. */
  public Tabulated numberByCard() {
    return numberByCard;
  }

  private static Tabulated byCard(CardSupply supply, ToLongFunction<Card> property) {
    return new Tabulated(
        Leaf.Constant.NONE,
        Kind.CARD,
        supply.cards().stream().mapToLong(property).toArray(),
        Values.NONE,
        Leaf.Constant.NONE);
  }

  public IndexSet ofKind(String kind) {
    return present(
        supply.cards().stream().filter(card -> kind.equals(card.kind())).mapToInt(Card::index));
  }

  /** Returns the values of an option: one, or the members of a set. */
  public List<Long> option(Option option) {
    Type type = option.type() instanceof Type.SetOf(Type element) ? element : option.type();
    return setup.valueOf(option).stream().map(label -> named(type, label)).toList();
  }

  private long named(Type type, String label) {
    return switch (type) {
      case Type.Basic basic ->
          switch (basic) {
            case NUMBER -> Values.number(Long.parseLong(label));
            case YES_NO -> Values.of(label.equals("yes"));
            case SUIT -> suit(label);
            case RANK -> rank(label);
            case CARD, PLAYER, SIDE, TRICK -> throw notAnOption(type);
          };
      case Type.Labels _ -> label(label);
      case Type.Nothing _, Type.Union _, Type.Product _, Type.SetOf _ -> throw notAnOption(type);
    };
  }

  private static IllegalArgumentException notAnOption(Type type) {
    return new IllegalArgumentException("an option has no values of type " + type);
  }

  /**
   * Returns all values of a type of suits, ranks, cards, players, sides or labels, or of a union of
   * them.
   */
  public Axis axis(Type type) {
    return new Axis(values(type).toArray());
  }

  /** Returns all values by which a variable is indexed. */
  public Axis axis(Index index) {
    return switch (index) {
      case Index.OfType(Type type) -> axis(type);
      case Index.OfNumbers(long least, long most) ->
          new Axis(LongStream.rangeClosed(least, most).map(Values::number).toArray());
    };
  }

  private LongStream values(Type type) {
    return switch (type) {
      case Type.Basic basic ->
          switch (basic) {
            case NUMBER, TRICK -> throw new IllegalArgumentException("no axis: " + type);
            case YES_NO -> things(Kind.YES_NO, 2);
            case SUIT -> things(Kind.SUIT, suits.size());
            case RANK -> things(Kind.RANK, ranks.size());
            case CARD -> things(Kind.CARD, supply.size());
            case PLAYER -> things(Kind.PLAYER, players());
            case SIDE -> things(Kind.SIDE, players());
          };
      case Type.Labels(_, List<String> names) -> names.stream().mapToLong(this::label);
      case Type.Union(_, List<Type> members) -> members.stream().flatMapToLong(this::values);
      case Type.SetOf(Type element) -> values(element);
      case Type.Nothing _, Type.Product _ -> throw new IllegalArgumentException("no axis: " + type);
    };
  }

  /**
   * Returns the values that something of a type is likely to have, for guessing: for numbers, those
   * from 0 to the number of cards in a hand. Empty where guessing is hopeless, as for tricks.
   */
  List<Long> guesses(Type type) {
    return switch (type) {
      case Type.Basic basic ->
          switch (basic) {
            case NUMBER ->
                LongStream.rangeClosed(0, supply.size() / players())
                    .mapToObj(Values::number)
                    .toList();
            case TRICK -> List.of();
            case YES_NO, SUIT, RANK, CARD, PLAYER, SIDE -> values(type).boxed().toList();
          };
      case Type.Labels _ -> values(type).boxed().toList();
      case Type.Union(_, List<Type> members) ->
          members.stream().flatMap(member -> guesses(member).stream()).toList();
      case Type.SetOf(Type element) -> guesses(element);
      case Type.Product(_, List<Type> factors) ->
          combinations(factors).map(GameConstants::combination).toList();
      case Type.Nothing _ -> List.of();
    };
  }

  private Stream<List<Long>> combinations(List<Type> parts) {
    if (parts.isEmpty()) {
      return Stream.of(List.of());
    }
    List<Long> last = guesses(parts.getLast());
    return combinations(parts.subList(0, parts.size() - 1))
        .flatMap(
            begun ->
                last.stream().map(part -> Stream.concat(begun.stream(), Stream.of(part)).toList()));
  }

  private static long combination(List<Long> parts) {
    return Values.combination(parts.stream().mapToLong(Long::longValue).toArray());
  }

  /** Returns all values of a union except its numbers and combinations. */
  public Axis axisOfThings(Type.Union union) {
    return new Axis(
        union.members().stream()
            .filter(member -> member != Type.Basic.NUMBER && !(member instanceof Type.Product))
            .flatMapToLong(this::values)
            .toArray());
  }

  private static LongStream things(Kind kind, int count) {
    return IntStream.range(0, count).mapToLong(index -> Values.of(kind, index));
  }

  /**
   * Returns how many things of a kind there are, or 0 if they cannot be counted before the match.
   */
  public int countOf(Kind kind) {
    return switch (kind) {
      case YES_NO -> 2;
      case SUIT -> suits.size();
      case RANK -> ranks.size();
      case CARD -> supply.size();
      case PLAYER -> players();
      case LABEL -> labels.size();
      case SIDE, TRICK, COMBINATION -> 0;
    };
  }

  /**
   * Returns the name of a value as an index of a variable; a player is named by the seat's number.
   */
  String nameOf(long value) {
    if (Values.isNumber(value)) {
      return Values.written(value);
    }
    int index = Values.index(value);
    return switch (Values.kind(value)) {
      case YES_NO -> index == 0 ? "no" : "yes";
      case SUIT -> rules.suits().get(index);
      case RANK -> rules.ranks().get(index);
      case CARD -> supply.card(index).label();
      case LABEL -> rules.labels().get(index);
      case PLAYER, SIDE, TRICK -> String.valueOf(index + 1);
      case COMBINATION ->
          Stream.of(0, 1, 2)
              .map(place -> Values.part(value, place))
              .filter(part -> part != Values.NONE)
              .map(this::nameOf)
              .collect(Collectors.joining("."));
    };
  }
}
