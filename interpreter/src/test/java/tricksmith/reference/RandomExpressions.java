package tricksmith.reference;

import java.util.List;

/**
 * Makes up expressions of every type. Each is either a word or stands in brackets, so that it can
 * be put anywhere.
 */
final class RandomExpressions {
  private final Dice dice;
  private final RandomSets sets;

  RandomExpressions(Dice dice) {
    this.dice = dice;
    this.sets = new RandomSets(dice, this);
  }

  RandomSets sets() {
    return sets;
  }

  /** Of type yes/no. */
  String yesNo(Scope scope, int depth) {
    if (depth <= 0) {
      return plainYesNo(scope);
    }
    int less = depth - 1;
    return dice.way(
        () -> plainYesNo(scope),
        () -> plainYesNo(scope),
        () -> "(not " + yesNo(scope, less) + ")",
        () -> "(" + yesNo(scope, less) + dice.word(" and ", " or ") + yesNo(scope, less) + ")",
        () -> "(" + number(scope, less) + comparison() + number(scope, less) + ")",
        () -> "(" + suit(scope, less) + dice.word(" == ", " != ") + suit(scope, less) + ")",
        () -> "(" + rank(scope, less) + comparison() + rank(scope, less) + ")",
        () -> "(" + card(scope, less) + dice.word(" == ", " != ") + card(scope, less) + ")",
        () -> "(" + player(scope, less) + dice.word(" == ", " != ") + player(scope, less) + ")",
        () -> "(" + card(scope, less) + " in " + sets.cards(scope, less) + ")",
        () -> "(" + player(scope, less) + " not in " + sets.players(scope, less) + ")",
        () -> "(" + card(scope, less) + dice.word(" is none", " is chosen", " is joker") + ")",
        () -> "(" + player(scope, less) + dice.word(" is nobody", " is somebody") + ")",
        () -> "(" + sets.cards(scope, less) + dice.word(" is empty", " is not empty") + ")",
        () ->
            "(" + number(scope, less) + dice.word(" in ", " not in ") + numbers(scope, less) + ")",
        () -> ofTwoSets(scope, less),
        () -> "(" + sets.cards(scope, less) + comparison() + number(scope, less) + ")",
        () -> "(" + rank(scope, less) + dice.word(" in ", " not in ") + "ranks)",
        () -> "(mode" + dice.word(" in ", " not in ") + "setting)",
        () -> "(mood" + comparison() + dice.word("high", "low", "calm") + ")",
        () -> ofLots(scope, less),
        () -> quantified(scope, less));
  }

  private String ofTwoSets(Scope scope, int depth) {
    String same = dice.word(" == ", " != ");
    return dice.way(
        () -> "(" + sets.cards(scope, depth) + same + sets.cards(scope, depth) + ")",
        () -> "(" + sets.players(scope, depth) + same + sets.players(scope, depth) + ")",
        () -> "([1..2, " + lotSuits() + "]" + same + "[1..2, " + lotSuits() + "])");
  }

  /** Some numbers. */
  private String numbers(Scope scope, int depth) {
    return dice.way(
        () -> "1..4",
        () -> "0..(number of " + sets.cards(scope, depth) + ")",
        () -> "(1, " + number(scope, depth) + ", 6)",
        () -> "(1..4 except " + number(scope, depth) + ")");
  }

  private String ofLots(Scope scope, int depth) {
    return dice.way(
        () -> "(" + lot(scope, depth) + comparison() + lot(scope, depth) + ")",
        () -> "(said" + comparison() + lot(scope, depth) + ")",
        () -> "(said" + dice.word(" == stop", " != stop", " is none", ".lot is chosen") + ")",
        () -> "(" + lot(scope, depth) + dice.word(" in ", " not in ") + "[1..2, minor])");
  }

  /** Of the type lot, a product. */
  String lot(Scope scope, int depth) {
    if (depth <= 0) {
      return dice.word("best-lot", "said.lot", "[2, S]");
    }
    int less = depth - 1;
    return dice.way(
        () -> lot(scope, 0),
        () ->
            "[remainder(rounded-down(" + number(scope, less) + "), 9), " + suit(scope, less) + "]",
        () -> "(" + dice.word("highest", "lowest") + " x over x in [1..3, " + lotSuits() + "])",
        () -> "(" + lot(scope, less) + " if " + yesNo(scope, less) + ", else best-lot)");
  }

  private String lotSuits() {
    return dice.word("minor", "suits", "out");
  }

  private String quantified(Scope scope, int depth) {
    String name = dice.name();
    return dice.way(
        () ->
            dice.word("(some ", "(every ", "(no ")
                + "x in [1..3, "
                + lotSuits()
                + "] where x"
                + comparison()
                + lot(scope, depth)
                + " or "
                + suit(scope, depth)
                + " == x.suit)",
        () -> dice.word("(some ", "(no ") + sets.nounOfCards(scope, depth) + ")",
        () ->
            "(every "
                + sets.named("jokers", sets.cards(scope, depth))
                + " where "
                + RandomSets.asking("card", yesNo(scope.withCard("card"), depth))
                + ")",
        () ->
            sets.someCard(name, scope, depth)
                + " where "
                + RandomSets.asking(name, yesNo(scope.withCard(name), depth))
                + ")",
        () ->
            sets.somePlayer(name, scope, depth)
                + " where "
                + RandomSets.asking(name, yesNo(scope.withPlayer(name), depth))
                + ")");
  }

  private String comparison() {
    return dice.word(" == ", " != ", " < ", " <= ", " > ", " >= ");
  }

  private String plainYesNo(Scope scope) {
    if (scope.candidate() && dice.percent(25)) {
      return dice.word("beats(card)", "ties(card)");
    }
    String card = card(scope, 0);
    return dice.way(
        () -> "(" + card + ".suit == suit-led)",
        () -> "(" + card + ".suit == trump)",
        () -> "(" + card + ".suit" + dice.word(" < ", " == ", " >= ") + dice.word("S", "H") + ")",
        () -> "(" + card + ".rank" + comparison() + dice.word("3", "4", "J") + ")",
        () -> "(" + card + ".number > 4)",
        () -> "joker(" + card + ")",
        () -> "special(" + card + ")",
        () -> "(" + card + " == " + dice.word("4S", "JH", "JK1") + ")",
        () -> "(" + card + ".suit in " + dice.word("minor", "(S, H)", "out") + ")",
        () -> "(" + player(scope, 0) + " == leader)",
        () -> dice.word("first trick", "(stage > 1)", "flag", "(mode == high)", "marked[trump]"));
  }

  /** Of type number; hardly ever none. */
  String number(Scope scope, int depth) {
    if (depth <= 0) {
      return plainNumber(scope);
    }
    int less = depth - 1;
    return dice.way(
        () -> plainNumber(scope),
        () -> plainNumber(scope),
        () ->
            "(" + number(scope, less) + dice.word(" + ", " - ", " * ") + number(scope, less) + ")",
        () ->
            "("
                + number(scope, less)
                + " / "
                + dice.word("2", "3", "4", "5", number(scope, less))
                + ")",
        () -> "(-" + number(scope, less) + ")",
        () -> "(" + sets.cards(scope, less) + dice.word(" + ", " - ") + number(scope, less) + ")",
        () -> twoPlaced() + "(" + number(scope, less) + ", " + number(scope, less) + ")",
        () -> dice.word("rounded-down", "rounded-up") + "(" + number(scope, less) + " / 2)",
        () -> "remainder(number of " + sets.cards(scope, less) + ", " + dice.number(2, 3) + ")",
        () -> "(number of " + sets.domainOfCards(scope, less) + ")",
        () -> "(number of " + sets.players(scope, less) + ")",
        () -> aggregate(scope, less),
        () ->
            "("
                + number(scope, less)
                + " if "
                + yesNo(scope, less)
                + ", "
                + number(scope, less)
                + " if "
                + yesNo(scope, less)
                + ", else "
                + number(scope, less)
                + ")",
        () -> withBonus(scope, less),
        () -> placeAmong(scope, less));
  }

  private String withBonus(Scope scope, int depth) {
    return "("
        + number(scope, depth)
        + dice.word(" + (", " - (")
        + number(scope, depth)
        + " if "
        + yesNo(scope, depth)
        + "))";
  }

  private String twoPlaced() {
    return dice.word("difference", "least", "greatest");
  }

  private String aggregate(Scope scope, int depth) {
    String name = dice.name();
    return dice.way(
        () ->
            "(sum of "
                + RandomSets.counting(name, number(scope.withCard(name), depth))
                + " over "
                + sets.named(name, sets.cards(scope, depth))
                + ")",
        () ->
            "("
                + dice.word("highest ", "lowest ")
                + RandomSets.counting(name, number(scope.withPlayer(name), depth))
                + " over "
                + sets.named(name, sets.players(scope, depth))
                + ", or 0)",
        () ->
            "(sum of "
                + RandomSets.counting(name, number(scope.withTrick(name), depth))
                + " over "
                + sets.named(name, sets.tricks(scope, depth))
                + ")",
        () ->
            "(number of "
                + name
                + " in setting where "
                + yesNo(scope, depth)
                + " or "
                + name
                + dice.word(" > ", " == ", " != ")
                + "mode)");
  }

  private String placeAmong(Scope scope, int depth) {
    return "("
        + dice.word("place of ", "last place of ")
        + player(scope, depth)
        + " by "
        + sets.standards(scope.withPlayer("player"), depth)
        + ", or 0)";
  }

  private String plainNumber(Scope scope) {
    return dice.way(
        () -> Integer.toString(dice.number(0, 6)),
        () -> "(" + card(scope, 0) + ".number, or 0)",
        () -> "points(" + card(scope, 0) + ")",
        () -> "(number of tricks of " + player(scope, 0) + ")",
        () -> "(bid[" + player(scope, 0) + "], or 1)",
        () -> "(score of " + player(scope, 0) + ", or 0)",
        () -> "(number of " + dice.word("table", "played", "players", "deck", "tricks") + ")",
        () -> "(place of " + card(scope, 0) + ".rank in J 2 4 3, or 0)",
        () -> "(worth[" + card(scope, 0) + "], or 1)",
        () -> "(" + trick(scope) + ".number, or 0)",
        () -> "(" + card(scope, 0) + ".trick.number, or 0)",
        () -> "(number(" + lot(scope, 0) + "), or 0)",
        () -> dice.word("stage", "round", "count"));
  }

  /** Of type suit. */
  String suit(Scope scope, int depth) {
    if (depth > 0 && dice.percent(20)) {
      return "("
          + suit(scope, depth - 1)
          + " if "
          + yesNo(scope, depth - 1)
          + ", else "
          + suit(scope, depth - 1)
          + ")";
    }
    return dice.way(
        () -> card(scope, depth - 1) + ".suit",
        () -> "trump",
        () -> "suit-led",
        () -> "(only of minor)",
        () -> "named[" + card(scope, 0) + "]",
        () -> "box[round + " + plainNumber(scope) + "]",
        () -> "suit(" + lot(scope, 0) + ")",
        () -> trick(scope) + ".suit-led");
  }

  /** Of type rank. */
  String rank(Scope scope, int depth) {
    if (depth > 0 && dice.percent(30)) {
      String name = dice.name();
      return "("
          + dice.word("highest ", "lowest ")
          + dice.way(
              () -> name + ".rank over " + sets.named(name, sets.cards(scope, depth - 1)),
              () -> name + " over " + sets.named(name, "ranks"))
          + ")";
    }
    return card(scope, depth - 1) + ".rank";
  }

  /** Of type card. */
  String card(Scope scope, int depth) {
    if (!scope.cards().isEmpty() && dice.percent(60)) {
      return dice.of(scope.cards());
    }
    if (scope.winner() && dice.percent(20)) {
      return "winning-card";
    }
    if (depth <= 0) {
      return dice.word("led", "(top of deck)", "(bottom of pile)", "shown");
    }
    return dice.way(
        () -> "(only of " + sets.cards(scope, depth - 1) + ")",
        () -> "(top of hand of " + player(scope, depth - 1) + ")",
        () -> "(winning-card of last trick)",
        () -> "(" + firstOrLast() + sets.domainOfCards(scope, depth - 1) + ")",
        () ->
            "("
                + card(scope, depth - 1)
                + " if "
                + yesNo(scope, depth - 1)
                + ", else "
                + card(scope, depth - 1)
                + ")");
  }

  /** Of type player. */
  String player(Scope scope, int depth) {
    if (!scope.players().isEmpty() && dice.percent(50)) {
      return dice.of(scope.players());
    }
    if (scope.winner() && dice.percent(20)) {
      return dice.word("winner", "loser", "(winner of " + trick(scope) + ")");
    }
    if (depth <= 0) {
      return dice.word("leader", "dealer", "(seat 1)", "(seat 3)", "favourite");
    }
    int less = depth - 1;
    return dice.way(
        () -> "(" + dice.word("left", "right", "2 left") + " of " + player(scope, less) + ")",
        () -> "(next after " + player(scope, less) + ")",
        () -> "(seat (" + dice.word("1 + ", "") + "remainder(round, 3)))",
        () -> "(other of " + player(scope, less) + ")",
        () -> "(partner of " + player(scope, less) + ")",
        () -> card(scope, less) + ".player",
        () -> "(player holding " + card(scope, less) + ")",
        () ->
            "(%s player in %s from %s)"
                .formatted(
                    dice.word("first", "last"), sets.players(scope, less), player(scope, less)),
        () -> "(only of " + sets.players(scope, less) + ")",
        () -> "(leader of " + trick(scope) + ")",
        () -> "(" + firstOrLast() + sets.domainOfPlayers(scope, less) + ")",
        () -> "(winner of last trick)");
  }

  private String firstOrLast() {
    return dice.word("first ", "last ");
  }

  /** Of type trick. */
  String trick(Scope scope) {
    List<String> names = scope.tricks();
    return names.isEmpty() || dice.percent(30)
        ? dice.word("trick", "(last trick)", "(trick of " + card(scope, 0) + ")")
        : dice.of(names);
  }
}
