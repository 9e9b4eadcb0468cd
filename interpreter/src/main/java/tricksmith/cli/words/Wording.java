package tricksmith.cli.words;

import static java.util.stream.Collectors.joining;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.cards.Card;
import tricksmith.cards.IndexSet;
import tricksmith.cli.game.ResultText;
import tricksmith.cli.game.ScriptPlace;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Terminal;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.script.Game;
import tricksmith.translation.Translation;

/**
 * Names things for players in their language.
 *
 * @param columns the maximum length of a line
 */
public record Wording(
    Game game,
    Labels labels,
    Translation translation,
    ResultText results,
    Messages messages,
    int columns) {

  /** The margin kept at the right edge, so that no terminal wraps the line. */
  private static final int AT_THE_EDGE = 2;

  /** The zones on which cards lie; in all others they are. */
  private static final Set<String> LAID_ON = Set.of("table", "deck");

  /** The zones whose names in sentences are those of their cards. */
  private static final Set<String> AMONG = Set.of(Zone.WON, Zone.ASIDE);

  private static final Set<String> ALWAYS_THERE =
      Set.of("table", "deck", Zone.HAND, Zone.WON, Zone.ASIDE);

  private static final Comparator<Card> IN_A_HAND =
      Comparator.comparing((Card card) -> card.suit() < 0)
          .thenComparingInt(Card::suit)
          .thenComparingInt(Card::rank);

  public Wording(Game game, Messages messages, Terminal terminal) {
    this(
        game,
        new Labels(game.rules()),
        game.script().translation(messages.locale()),
        new ResultText(game, messages),
        messages,
        terminal.columns() - AT_THE_EDGE);
  }

  public String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }

  /** A message with its first letter capitalized. */
  public String sentence(String key, Object... arguments) {
    String text = text(key, arguments);
    int rest = text.offsetByCodePoints(0, 1);
    return text.substring(0, rest).toUpperCase(messages.locale()) + text.substring(rest);
  }

  /** The translation of a name or text of the script. */
  public String name(String original) {
    return translation.of(original);
  }

  public String seat(int seat) {
    return results.seat(seat);
  }

  public String seats(List<Integer> seats) {
    return results.seats(seats);
  }

  public String card(int card) {
    return labels.card(card);
  }

  /** The card of a play; that it lies face down, if it is not seen. */
  public String card(Event.Play play) {
    return play.isSeen() ? card(play.card()) : text("table.face-down");
  }

  /** The name of a zone given by number, with its owner. */
  public String zone(int number) {
    Program.ZoneLayout zone = game.rules().zones().get(number);
    return zone.owner() < 0
        ? name(zone.name())
        : text("table.zone-of", name(zone.name()), seat(zone.owner() + 1));
  }

  /** In or on which zone, given by number. */
  public String where(int number) {
    String zone = game.rules().zones().get(number).name();
    String how =
        LAID_ON.contains(zone) ? "zone.on" : AMONG.contains(zone) ? "zone.among" : "zone.in";
    return text(how, place(number));
  }

  /** A zone given by number, as a sentence names it. */
  public String place(int number) {
    Program.ZoneLayout zone = game.rules().zones().get(number);
    String name = name(zone.name());
    String owner = zone.owner() < 0 ? "" : seat(zone.owner() + 1);
    if (ALWAYS_THERE.contains(zone.name())) {
      return text("place." + zone.name(), name, owner);
    }
    return owner.isEmpty() ? name : text("table.zone-of", name, owner);
  }

  /**
   * The labels of cards, each suit together and by rank, from whichever deck they are. Cards
   * without a suit come last.
   */
  public String cards(IndexSet cards) {
    return inOrder(cards).stream().map(this::card).collect(joining(" "));
  }

  public List<Integer> inOrder(IndexSet cards) {
    return IntStream.of(cards.toArray())
        .boxed()
        .sorted(Comparator.comparing(game.rules().cards()::card, IN_A_HAND))
        .toList();
  }

  /** Several things of one kind in words: cards by their labels alone. */
  public String several(Values.Kind kind, IndexSet members) {
    return switch (kind) {
      case CARD -> cards(members);
      case PLAYER -> seats(IntStream.of(members.toArray()).mapToObj(index -> index + 1).toList());
      default ->
          IntStream.of(members.toArray())
              .mapToObj(member -> value(Values.of(kind, member)))
              .reduce(this::listed)
              .orElse("");
    };
  }

  /** Names things one after the other. */
  public String listed(List<String> things) {
    return things.stream().reduce(this::listed).orElse("");
  }

  private String listed(String before, String next) {
    return text("list", before, next);
  }

  /** A value in words. Players, sides and tricks are identified as such. */
  public String value(long value) {
    if (value == Values.NONE) {
      return name(labels.of(value));
    }
    if (Values.isNumber(value)) {
      return name(Values.decimal(value));
    }
    return switch (Values.kind(value)) {
      case PLAYER -> seat(Values.index(value) + 1);
      case SIDE -> text("side", Values.index(value) + 1);
      case TRICK -> text("table.trick", Values.index(value) + 1);
      case COMBINATION -> combination(value);
      case YES_NO, SUIT, RANK, CARD, LABEL -> name(labels.of(value));
    };
  }

  public String alternative(Decision.Alternative one) {
    return one.isPass() ? name(one.label()) : value(one.value());
  }

  /** The parts of a combination, with dots unless one of them would be taken for a number. */
  private String combination(long value) {
    List<Long> parts =
        IntStream.range(0, Values.MOST_PARTS)
            .mapToObj(place -> Values.part(value, place))
            .filter(part -> part != Values.NONE)
            .toList();
    Stream<String> words = parts.stream().map(this::value);
    return parts.stream().anyMatch(Wording::isNumbered)
        ? words.collect(joining(", ", "[", "]"))
        : words.collect(joining("."));
  }

  /** Whether scripts identify a thing by its number. */
  private static boolean isNumbered(long value) {
    return !Values.isNumber(value)
        && switch (Values.kind(value)) {
          case PLAYER, SIDE, TRICK -> true;
          case YES_NO, SUIT, RANK, CARD, LABEL, COMBINATION -> false;
        };
  }

  boolean holdsPlayers(String variable) {
    return Stream.ofNullable(game.script().rules())
        .flatMap(rules -> rules.variables().stream())
        .anyMatch(
            known ->
                known.name().equals(variable)
                    && known.type().equals(new Type.SetOf(Type.Basic.PLAYER)));
  }

  /** Whether a variable still has its declared value. */
  public boolean isAsDeclared(MatchView.Variable variable) {
    return Stream.ofNullable(game.script().rules())
        .flatMap(rules -> rules.variables().stream())
        .anyMatch(
            known -> known.name().equals(variable.name()) && known.startsWith(variable.labels()));
  }

  /** An index of a variable in words, according to its declared type. */
  private String index(String variable, int place, String label) {
    Type type =
        Stream.ofNullable(game.script().rules())
            .flatMap(rules -> rules.variables().stream())
            .filter(known -> known.name().equals(variable) && place < known.indices().size())
            .map(known -> known.indices().get(place))
            .findFirst()
            .orElse(Type.Basic.NUMBER);
    if (type == Type.Basic.PLAYER) {
      return text("seat", label);
    }
    return type == Type.Basic.SIDE ? text("side", label) : name(label);
  }

  /**
   * A variable or, if it has indices, an entry of it, such as {@code bid[seat 2]}.
   *
   * @param indices the labels of its indices
   */
  String entry(String variable, List<String> indices) {
    String inside =
        IntStream.range(0, indices.size())
            .mapToObj(place -> index(variable, place, indices.get(place)))
            .collect(joining(", "));
    return name(variable) + (inside.isEmpty() ? "" : "[" + inside + "]");
  }

  /**
   * What a seat chooses: the decision, with the indices of the entry that it sets unless they only
   * name that seat.
   */
  public String decision(String name, int seat, List<String> indices) {
    boolean own = indices.equals(List.of(Integer.toString(seat)));
    return entry(name, own ? List.of() : indices);
  }

  public String scores(List<Long> scores) {
    return results.scores(scores);
  }

  /** The place of a rule; empty if unknown, which is not an error. */
  public Optional<ScriptPlace> place(RuleId rule) {
    return ScriptPlace.of(game, rule);
  }
}
