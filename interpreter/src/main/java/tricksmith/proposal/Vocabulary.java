package tricksmith.proposal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;
import tricksmith.proposal.Description.Way;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Type;
import tricksmith.syntax.Section;

/**
 * The words with which a script can describe a card and the state of a match: its suits and ranks,
 * its variables with their values, its definitions, and the conditions that it already has.
 */
final class Vocabulary {

  /**
   * A property of cards.
   *
   * @param name what to call a criterion or an obligation that tests it
   * @param cost how much in it is new
   * @param holds whether a card has it; null if only the engine knows
   * @param traits what it tests, for descriptions
   */
  record CardTest(
      String text, String name, int cost, @Nullable Predicate<Card> holds, List<Trait> traits) {

    CardTest(String text, String name, int cost, @Nullable Predicate<Card> holds, Trait... traits) {
      this(text, name, cost, holds, List.of(traits));
    }

    /** Whether the test may be true of a card. */
    boolean maybe(Card card) {
      return holds == null || holds.test(card);
    }

    /** Whether the test may be false for a card. */
    boolean maybeNot(Card card) {
      return holds == null || !holds.test(card);
    }
  }

  /** A condition that holds or not, whatever card is looked at. */
  record Condition(String text, int cost, Circumstance said) {}

  record Player(String text, Way way, String name) {}

  private final PointedScript script;
  private final CheckedRules rules;
  private final Program program;
  private final MatchView table;

  /**
   * Creates the vocabulary for a moment of a match.
   *
   * @param table the table at that moment
   */
  Vocabulary(PointedScript script, Program program, MatchView table) {
    this.script = script;
    this.rules = script.rules();
    this.program = program;
    this.table = table;
  }

  /** Returns a card with a label; null if there is none. */
  @Nullable Card card(String label) {
    return program.cards().cards().stream()
        .filter(card -> card.label().equals(label))
        .findFirst()
        .orElse(null);
  }

  @Nullable String suit(Card card) {
    return card.suit() < 0 ? null : program.cards().suits().get(card.suit());
  }

  /** Returns the ranks in order, the lowest first. */
  List<String> ranks() {
    return program.cards().ranks();
  }

  @Nullable String rank(Card card) {
    return card.rank() < 0 ? null : program.cards().ranks().get(card.rank());
  }

  /** Returns the values of the variables without indices, by name. */
  Map<String, String> variables(Predicate<Type> type) {
    Map<String, String> found = new LinkedHashMap<>();
    for (tricksmith.rules.Variable variable : rules.variables()) {
      if (type.test(variable.type()) && variable.indices().isEmpty()) {
        table.variables().stream()
            .filter(each -> each.name().equals(variable.name()) && each.indices().isEmpty())
            .filter(each -> each.labels().size() == 1)
            .findFirst()
            .ifPresent(each -> found.put(variable.name(), each.labels().getFirst()));
      }
    }
    return found;
  }

  static boolean isSuit(Type type) {
    return type == Type.Basic.SUIT
        || (type instanceof Type.Union(_, List<Type> members) && members.contains(Type.Basic.SUIT));
  }

  /**
   * Returns tests that are, or may be, true of a card and tell it from others, those from the
   * script first.
   */
  List<CardTest> tests(Card card, @Nullable Card led) {
    Map<String, CardTest> found = new LinkedHashMap<>();
    Stream.of(ofScript(), suits(card, led), ranks(card, led), single(card), both(card, led))
        .flatMap(List::stream)
        .filter(test -> test.maybe(card))
        .forEach(test -> found.putIfAbsent(test.text(), test));
    return List.copyOf(found.values());
  }

  private List<CardTest> ofScript() {
    List<CardTest> found = new ArrayList<>();
    script.trick().stream()
        .flatMap(trick -> trick.criteria().stream())
        .forEach(
            criterion -> {
              if (criterion.measure() instanceof Section.ByValue(var span, _, boolean lower)
                  && !lower
                  && isYesNo(criterion)) {
                String text = script.text(span);
                found.add(
                    new CardTest(
                        text, label(criterion, text), 3, known(text), trait(text, criterion)));
              }
            });
    for (DefinedTerm definition : rules.definitions()) {
      boolean ofCard =
          definition.parameters().size() == 1
              && definition.parameters().getFirst().type() == Type.Basic.CARD;
      if (ofCard && definition.body().type() == Type.Basic.YES_NO) {
        String name = definition.name();
        found.add(new CardTest(name + "(card)", name, 4, null, new Trait.Called(name)));
      } else if (ofCard && definition.body().type() == Type.Basic.NUMBER) {
        String name = definition.name();
        found.add(new CardTest(name + "(card) > 0", name, 6, null, new Trait.With(name)));
      }
    }
    program.cards().cards().stream()
        .map(Card::kind)
        .filter(kind -> kind != null)
        .distinct()
        .forEach(
            kind ->
                found.add(
                    new CardTest(
                        kind + "(card)",
                        kind,
                        4,
                        other -> kind.equals(other.kind()),
                        new Trait.Called(kind))));
    return found;
  }

  private boolean isYesNo(Section.Criterion criterion) {
    return rules.trick().criteria().stream()
        .anyMatch(
            each ->
                each.span().equals(criterion.span())
                    && each.measure() != null
                    && each.measure().type() == Type.Basic.YES_NO);
  }

  /** Returns what a condition of the script tests, in the plainest words. */
  private Trait trait(String condition, Section.Criterion criterion) {
    for (String variable : variables(Vocabulary::isSuit).keySet()) {
      if (condition.equals("card.suit == " + variable)) {
        return new Trait.OfSuitIn(variable);
      }
    }
    if (condition.equals("card.suit == led.suit")) {
      return new Trait.OfSuitLed();
    }
    Trait named = called(condition);
    return named != null
        ? named
        : new Trait.Holding(
            condition, criterion.label() == null ? null : criterion.label().value());
  }

  private @Nullable Trait called(String condition) {
    for (String suit : rules.suits()) {
      if (condition.equals("card.suit == " + suit)) {
        return new Trait.OfSuit(suit);
      }
    }
    return rules.definitions().stream()
        .filter(each -> condition.equals(each.name() + "(card)"))
        .findFirst()
        .map(each -> new Trait.Called(each.name()))
        .orElse(null);
  }

  private static String label(Section.Criterion criterion, String otherwise) {
    return criterion.label() == null ? otherwise : criterion.label().value();
  }

  /**
   * Returns the predicate of a plain comparison of the suit with a variable; null if the text is
   * something else.
   */
  private @Nullable Predicate<Card> known(String text) {
    for (Map.Entry<String, String> variable : variables(Vocabulary::isSuit).entrySet()) {
      if (text.equals("card.suit == " + variable.getKey())) {
        return card -> variable.getValue().equals(suit(card));
      }
    }
    return null;
  }

  private List<CardTest> suits(Card card, @Nullable Card led) {
    String suit = suit(card);
    List<CardTest> found = new ArrayList<>();
    if (suit == null) {
      return found;
    }
    variables(Vocabulary::isSuit)
        .forEach(
            (name, value) ->
                found.add(
                    new CardTest(
                        "card.suit == " + name,
                        name,
                        3,
                        other -> value.equals(suit(other)),
                        new Trait.OfSuitIn(name))));
    if (led != null) {
      found.add(
          new CardTest(
              "card.suit == led.suit",
              script.labels().say("suit-led"),
              3,
              other -> other.suit() == led.suit() && led.suit() >= 0,
              new Trait.OfSuitLed()));
    }
    found.add(
        new CardTest(
            "card.suit == " + suit,
            suit,
            5,
            other -> other.suit() == card.suit(),
            new Trait.OfSuit(suit)));
    return found;
  }

  private List<CardTest> ranks(Card card, @Nullable Card led) {
    String rank = rank(card);
    List<CardTest> found = new ArrayList<>();
    if (rank == null) {
      return found;
    }
    found.add(
        new CardTest(
            "card.rank == " + rank,
            rank,
            5,
            other -> other.rank() == card.rank(),
            new Trait.OfRank(rank)));
    variables(type -> type == Type.Basic.RANK)
        .forEach(
            (name, value) ->
                found.add(
                    new CardTest(
                        "card.rank == " + name,
                        name,
                        3,
                        other -> value.equals(rank(other)),
                        new Trait.OfRankIn(name))));
    if (led != null && led.rank() == card.rank()) {
      found.add(
          new CardTest(
              "card.rank == led.rank",
              script.labels().say("rank-led"),
              6,
              other -> other.rank() == led.rank(),
              new Trait.OfRankLed()));
    }
    return found;
  }

  private static List<CardTest> single(Card card) {
    return List.of(
        new CardTest(
            "card == " + card.label(),
            card.label(),
            6,
            other -> other.label().equals(card.label()),
            new Trait.Face(card.label())));
  }

  private List<CardTest> both(Card card, @Nullable Card led) {
    List<CardTest> found = new ArrayList<>();
    for (CardTest rank : ranks(card, null)) {
      for (CardTest suit : suits(card, led)) {
        Predicate<Card> one = rank.holds();
        Predicate<Card> other = suit.holds();
        boolean isNamed = suit.cost() == 3 || isOfScript(suit);
        if (isNamed && one != null && other != null && suit.maybe(card)) {
          found.add(
              new CardTest(
                  rank.text() + " and " + suit.text(),
                  script.labels().say("both", rank.name(), suit.name()),
                  6,
                  one.and(other),
                  Stream.of(rank.traits(), suit.traits()).flatMap(List::stream).toList()));
        }
      }
    }
    return found;
  }

  private boolean isOfScript(CardTest test) {
    return ofScript().stream().anyMatch(each -> each.text().equals(test.text()));
  }

  /** Returns conditions that may hold at some times and not at others. */
  List<Condition> conditions() {
    Map<String, Condition> found = new LinkedHashMap<>();
    Stream.of(conditionsOfScript(), states(), led())
        .flatMap(List::stream)
        .forEach(each -> found.merge(each.text(), each, Vocabulary::inPlainWords));
    return List.copyOf(found.values());
  }

  /** Returns a condition that the script has already, said in words of its own. */
  private static Condition inPlainWords(Condition known, Condition plain) {
    return new Condition(known.text(), Math.min(known.cost(), plain.cost()), plain.said());
  }

  private List<Condition> conditionsOfScript() {
    return Stream.concat(
            script.trick().stream()
                .flatMap(trick -> trick.obligations().stream())
                .flatMap(each -> Stream.of(each.when(), each.unless()))
                .filter(each -> each != null)
                .map(each -> script.text(each.span()))
                .map(text -> new Condition(text, 2, new Circumstance.Holding(text))),
            rules.definitions().stream()
                .filter(each -> each.parameters().isEmpty())
                .filter(each -> each.body().type() == Type.Basic.YES_NO)
                .map(each -> isTrue(each.name(), true)))
        .toList();
  }

  private List<Condition> states() {
    List<Condition> found = new ArrayList<>();
    variables(type -> type == Type.Basic.YES_NO)
        .keySet()
        .forEach(name -> found.add(isTrue(name, true)));
    found.add(new Condition("first trick", 3, new Circumstance.FirstTrick()));
    for (MatchView.Zone zone : table.zones()) {
      boolean deck = program.cards().size() > 0 && zone.owner() == null;
      if (deck && !List.of("table", "aside").contains(zone.name())) {
        String text = zone.name() + " is empty";
        found.add(new Condition(text, 3, new Circumstance.Empty(zone.name())));
      }
    }
    variables(type -> type instanceof Type.Labels || type instanceof Type.Union)
        .forEach((name, value) -> found.add(is(name, name, value)));
    return found;
  }

  private List<Condition> led() {
    return variables(Vocabulary::isSuit).keySet().stream()
        .flatMap(name -> Stream.of(suitLed(name, true), suitLed(name, false)))
        .toList();
  }

  private static Condition isTrue(String name, boolean holds) {
    return isTrue(name, name, holds);
  }

  private static Condition isTrue(String name, String entry, boolean holds) {
    return new Condition(holds ? entry : "not " + entry, 2, new Circumstance.True(name, holds));
  }

  private static Condition is(String name, String entry, String value) {
    return new Condition(entry + " == " + value, 3, new Circumstance.Is(name, value));
  }

  private static Condition suitLed(String name, boolean same) {
    String text = "led.suit " + (same ? "==" : "!=") + " " + name;
    return new Condition(text, 4, new Circumstance.SuitLed(name, same));
  }

  List<Player> players() {
    List<Player> found = new ArrayList<>();
    for (String name : variables(type -> type == Type.Basic.PLAYER).keySet()) {
      found.add(new Player(name, Way.IN, name));
      found.add(new Player("left of " + name, Way.LEFT_OF, name));
      found.add(new Player("next after " + name, Way.NEXT_AFTER, name));
      found.add(new Player("right of " + name, Way.RIGHT_OF, name));
    }
    return found;
  }

  /**
   * Returns the conditions in the script's player and yes/no variables that are now true of a seat.
   */
  List<Condition> ofPlayer(int seat) {
    List<Condition> found = new ArrayList<>();
    for (tricksmith.rules.Variable variable : rules.variables()) {
      boolean ofPlayer = variable.indices().equals(List.of(Type.Basic.PLAYER));
      boolean plain = variable.type() == Type.Basic.NUMBER || variable.type() == Type.Basic.YES_NO;
      if (ofPlayer && plain) {
        table.variables().stream()
            .filter(each -> each.name().equals(variable.name()))
            .filter(each -> each.indices().equals(List.of(String.valueOf(seat))))
            .filter(each -> each.labels().size() == 1)
            .forEach(each -> found.add(ofPlayer(variable, each.labels().getFirst())));
      }
    }
    variables(type -> type == Type.Basic.YES_NO)
        .forEach((name, value) -> found.add(isTrue(name, value.equals("yes"))));
    return found;
  }

  private static Condition ofPlayer(tricksmith.rules.Variable variable, String value) {
    String entry = variable.name() + "[player]";
    return variable.type() == Type.Basic.NUMBER
        ? is(variable.name(), entry, value)
        : isTrue(variable.name(), entry, value.equals("yes"));
  }
}
