package tricksmith.reference;

import java.util.regex.Pattern;

/** Makes up expressions that are sets. */
final class RandomSets {
  private final Dice dice;
  private final RandomExpressions expressions;

  RandomSets(Dice dice, RandomExpressions expressions) {
    this.dice = dice;
    this.expressions = expressions;
  }

  /** A condition that asks about the element of that name, as every such condition must. */
  static String asking(String name, String condition) {
    return mentions(condition, name) ? condition : "(" + condition + ") and " + name + " is chosen";
  }

  /** A number for which the element of that name is asked, likewise. */
  static String counting(String name, String number) {
    return mentions(number, name) ? number : "(" + number + " if " + name + " is chosen, else 0)";
  }

  private static boolean mentions(String text, String name) {
    return Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])").matcher(text).find();
  }

  /** {@code name in set}. */
  String named(String name, String set) {
    return name + " in " + set;
  }

  /** {@code (some x in …}, without the condition and the bracket that follow. */
  String someCard(String name, Scope scope, int depth) {
    return "(" + quantifier() + named(name, cards(scope, depth));
  }

  String somePlayer(String name, Scope scope, int depth) {
    return "(" + quantifier() + named(name, players(scope, depth));
  }

  private String quantifier() {
    return dice.word("some ", "every ", "no ");
  }

  /** Cards by a noun, perhaps only those that fulfil a condition. */
  String nounOfCards(Scope scope, int depth) {
    return named(dice.word("jokers", "specials"), cards(scope, depth))
        + dice.maybe(
            50, () -> " where " + asking("card", expressions.yesNo(scope.withCard("card"), depth)));
  }

  /** Some cards, perhaps only those that fulfil a condition. */
  String domainOfCards(Scope scope, int depth) {
    if (dice.percent(20)) {
      return nounOfCards(scope, depth);
    }
    String name = dice.name();
    String cards = cards(scope, depth);
    return dice.percent(60)
        ? named(name, cards)
            + " where "
            + asking(name, expressions.yesNo(scope.withCard(name), depth))
        : named("card", cards);
  }

  /** Some players, perhaps only those that fulfil a condition. */
  String domainOfPlayers(Scope scope, int depth) {
    String name = dice.name();
    String players = players(scope, depth);
    return dice.percent(60)
        ? named(name, players)
            + " where "
            + asking(name, expressions.yesNo(scope.withPlayer(name), depth))
        : named("player", players);
  }

  String cards(Scope scope, int depth) {
    if (depth <= 0) {
      return dice.word(
          "table",
          "played",
          "hands",
          "deck",
          "(cards won by everyone)",
          "pile",
          "cards",
          "(cards of trick)");
    }
    int less = depth - 1;
    return dice.way(
        () -> dice.word("table", "played", "hands", "deck", "pile", "aside", "cards"),
        () -> "(hand of " + expressions.player(scope, less) + ")",
        () -> "(hand of " + players(scope, less) + ")",
        () -> "(cards won by " + expressions.player(scope, less) + ")",
        () -> "front[" + expressions.player(scope, less) + "]",
        () -> "(cards of " + expressions.trick(scope) + ")",
        () -> "(top " + dice.number(1, 4) + " of deck)",
        () -> "(" + cards(scope, less) + " except " + cards(scope, less) + ")",
        () -> "(" + cards(scope, less) + " and " + cards(scope, less) + ")",
        () ->
            "("
                + cards(scope, less)
                + " where "
                + expressions.yesNo(scope.withCard("card"), less)
                + ")",
        () -> {
          String name = dice.name();
          return "("
              + named(name, cards(scope, less))
              + " with "
              + "most "
              + counting(name, expressions.number(scope.withCard(name), less))
              + ")";
        },
        () -> playedBy(scope, less),
        () -> matching(scope, less),
        () -> run(scope, less));
  }

  /** Those cards that certain players have played, or all others. */
  private String playedBy(Scope scope, int depth) {
    return "("
        + cards(scope, depth)
        + " where card.player"
        + dice.way(
            () -> dice.word(" == ", " != ") + expressions.player(scope, 0),
            () -> dice.word(" in ", " not in ") + players(scope, 0))
        + ")";
  }

  /** Those cards that have a property in common with one of some others. */
  private String matching(Scope scope, int depth) {
    String name = dice.name();
    String property = dice.word(".suit", ".rank");
    return "("
        + cards(scope, depth)
        + " where some "
        + named(name, cards(scope, depth))
        + " where "
        + name
        + property
        + " == card"
        + property
        + ")";
  }

  /** The longest run of some cards, or the run of one of them. */
  private String run(Scope scope, int depth) {
    String name = dice.name();
    Scope inside = scope.withCard(name);
    String which = dice.percent(50) ? "longest run" : "run of " + expressions.card(scope, depth);
    String same =
        dice.maybe(
            50,
            () ->
                dice.way(
                        () -> name + ".suit",
                        () -> expressions.suit(inside, depth),
                        () -> expressions.player(inside, depth),
                        () -> expressions.yesNo(inside, depth))
                    + ", then ");
    String step =
        dice.way(
            () -> name + ".rank",
            () -> name + ".number",
            () -> name + ".suit",
            () -> counting(name, expressions.number(inside, depth)));
    return "(" + which + " in " + named(name, cards(scope, depth)) + " by " + same + step + ")";
  }

  /** {@code most E, then fewest F}. */
  String standards(Scope scope, int depth) {
    return dice.several(
        1,
        2,
        ", then ",
        () -> dice.word("most ", "fewest ", "least ") + expressions.number(scope, depth));
  }

  String players(Scope scope, int depth) {
    if (depth <= 0) {
      return dice.word("players", "everyone");
    }
    int less = depth - 1;
    return dice.way(
        () -> dice.word("players", "everyone", "chosen-ones"),
        () ->
            "("
                + dice.word("partners", "opponents")
                + " of "
                + expressions.player(scope, less)
                + ")",
        () -> "(players where " + expressions.yesNo(scope.withPlayer("player"), less) + ")",
        () -> "(players with " + standards(scope.withPlayer("player"), less) + ")",
        () -> "(everyone except " + expressions.player(scope, less) + ")",
        () -> "(" + players(scope, less) + " and " + players(scope, less) + ")");
  }

  String tricks(Scope scope, int depth) {
    return depth > 0 && dice.percent(50)
        ? "(tricks of " + expressions.player(scope, depth - 1) + ")"
        : "tricks";
  }
}
