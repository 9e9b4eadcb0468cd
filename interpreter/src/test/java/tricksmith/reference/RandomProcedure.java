package tricksmith.reference;

/**
 * Makes up what happens in a deal. Cards never come back into hands but from the deck, so that a
 * deal ends.
 */
final class RandomProcedure {
  private final Dice dice;
  private final RandomExpressions expressions;
  private final RandomSets sets;

  RandomProcedure(Dice dice, RandomExpressions expressions) {
    this.dice = dice;
    this.expressions = expressions;
    this.sets = expressions.sets();
  }

  String section() {
    Scope scope = Scope.PROCEDURE;
    String all = "rounded-down(number of deck / number of players)";
    return """
    match {
      dealer = random player
      favourite = random from everyone, called "favourite"
      repeat %s {
        new deal
        round = round + 1
        shuffle deck
        deal %s to each player from %s%s
        trump = %s
        shown = top of deck
        %s
        play %stricks from %s until hands are empty {
          %s
          %s
          %s
          %s
        }
        %s
      }
    }
    score {
      count = %s
      each player scores %s
    }
    """
        .formatted(
            dice.word("2 times", "until round >= 2"),
            dice.word("2", "least(4, " + all + ")", "least(5, " + all + ")"),
            dice.word("left of dealer", "dealer", "favourite"),
            dice.maybe(30, () -> ", " + dice.number(1, 3) + " at a time"),
            dice.word("random suit", "suit of bottom of deck", "S"),
            statements(scope, 3),
            dice.maybe(30, () -> dice.number(1, 5) + " "),
            dice.word("left of dealer", "dealer", "seat 2"),
            dice.maybe(30, () -> "before each trick {\n" + statements(scope, 1) + "\n}"),
            dice.maybe(20, () -> aroundCard("before", scope)),
            dice.maybe(30, () -> aroundCard("after", scope.withCard("card"))),
            statements(scope, 2),
            dice.word("score", "dealer = left of dealer\nscore"),
            expressions.number(scope, 3),
            expressions.number(scope.withPlayer("player"), 3));
  }

  private String aroundCard(String when, Scope scope) {
    return when + " each card { " + statement(scope.withPlayer("player"), 1) + " }";
  }

  private String statements(Scope scope, int depth) {
    return dice.several(0, 3, "\n", () -> statement(scope, depth));
  }

  private String statement(Scope scope, int depth) {
    return depth > 0 && dice.percent(40) ? compound(scope, depth - 1) : simple(scope);
  }

  private String simple(Scope scope) {
    return dice.percent(7) ? guardedChoice(scope) : guardedDeed(scope);
  }

  /** The condition stands before it: behind it, it might belong to the last alternative. */
  private String guardedChoice(Scope scope) {
    return dice.maybe(40, () -> "if " + expressions.yesNo(scope, 2) + ": ") + choice(scope);
  }

  private String guardedDeed(Scope scope) {
    String deed =
        dice.way(
            () -> assignment(scope),
            () -> assignment(scope),
            () -> expressions.player(scope, 1) + " scores " + expressions.number(scope, 2),
            () -> sets.players(scope, 1) + " score " + expressions.number(scope, 1),
            () -> "each side scores number of tricks of side",
            () -> "each player scores score of side of player",
            () ->
                "move "
                    + moved(scope)
                    + " to "
                    + dice.word("pile", "aside", "front[dealer]")
                    + laid(scope),
            () -> "each player moves top of hand of player to front",
            () -> expressions.player(scope, 1) + " draws " + dice.word("", "2 ") + "from deck",
            () -> "turn up top of deck",
            () -> "show " + expressions.card(scope, 1) + " to " + expressions.player(scope, 1),
            () -> "shuffle " + dice.word("deck", "pile"),
            () -> expressions.player(scope, 1) + " plays for " + expressions.player(scope, 1),
            () -> rare(scope));
    boolean hasCases = deed.contains(" if ") && deed.contains(" = ");
    return hasCases
        ? deed
        : deed + dice.maybe(40, () -> dice.word(" if ", " unless ") + expressions.yesNo(scope, 2));
  }

  private String rare(Scope scope) {
    return dice.way(
        () -> expressions.player(scope, 1) + dice.word(" sits out", " drops out"),
        () -> sets.players(scope, 1) + " form a side",
        () -> "if " + expressions.yesNo(scope, 3) + ": end the match",
        () -> "score");
  }

  private String moved(Scope scope) {
    return dice.way(
        () -> expressions.card(scope, 1),
        () -> "(top 2 of deck)",
        () -> "table",
        () -> "(" + sets.cards(scope, 1) + " except hands)");
  }

  private String laid(Scope scope) {
    return dice.maybe(20, () -> ", at the bottom")
        + dice.maybe(
            30,
            () ->
                dice.word(", face up", ", face down")
                    + dice.maybe(50, () -> " if " + expressions.yesNo(scope, 2)));
  }

  private String assignment(Scope scope) {
    return dice.way(
        () -> "count = " + expressions.number(scope, 3),
        () -> "trump = " + expressions.suit(scope, 1),
        () -> "marked[" + dice.word("S", "H", "trump") + "] = " + expressions.yesNo(scope, 2),
        () -> "leader = " + dice.word("winner", "dealer", "seat 1", "left of dealer"),
        () -> "favourite = " + expressions.player(scope, 2),
        () -> "chosen-ones = " + sets.players(scope, 2),
        () -> "shown = " + expressions.card(scope, 2),
        () -> "mode = high if " + expressions.yesNo(scope, 2) + ", low if flag",
        () -> "bid[" + expressions.player(scope, 1) + "] = " + dice.number(0, 3),
        () -> "best-lot = " + expressions.lot(scope, 2),
        () -> "said = stop",
        () -> "said = " + expressions.lot(scope, 1),
        () -> "favourite = random from " + sets.players(scope, 1) + ", called \"favourite\"",
        () -> "trump = random suit");
  }

  private String choice(Scope scope) {
    return expressions.player(scope, 1)
        + dice.word(" chooses ", " may choose ")
        + chosen(scope)
        + dice.maybe(20, () -> ", called \"" + dice.name() + "\"");
  }

  private String chosen(Scope scope) {
    return dice.way(
        () -> "trump from suits" + dice.maybe(30, () -> " where it != trump"),
        () -> "bids from 0.." + dice.number(0, 4) + dice.maybe(30, () -> " where it != bids"),
        () -> "mode from " + dice.word("high, low", "setting"),
        () -> "what from suits, high, low",
        () -> "pair from [suits, (high, low)]",
        () -> "said from [1..2, suits], stop",
        () -> "said from ([1..3, suits] where lot > best-lot), stop",
        () -> "best-lot from [(1, 3), minor]",
        () -> "favourite from " + sets.players(scope, 1),
        () -> "shown from " + sets.cards(scope, 1),
        () -> "laid: " + dice.word("1", "0..2", "2") + " cards from " + sets.cards(scope, 1));
  }

  private String compound(Scope scope, int depth) {
    Scope inside = scope.withPlayer("player");
    return dice.way(
        () ->
            "if "
                + expressions.yesNo(scope, 2)
                + " {\n"
                + statements(scope, depth)
                + "\n} else {\n"
                + statements(scope, depth)
                + "\n}",
        () -> "each player {\n" + statements(inside, depth) + "\n}",
        () ->
            "each player in turn from "
                + dice.word("left of dealer", "favourite", "seat 2", expressions.player(scope, 1))
                + dice.maybe(40, () -> " until " + expressions.yesNo(scope, 1))
                + " {\n player may choose bid from 0..3\n"
                + statements(inside, depth)
                + "\n}",
        () ->
            "each player round and round from left of dealer until passes >= 1 or passed of dealer"
                + " {\n player may choose bid from 0..1\n"
                + statements(inside, depth)
                + "\n}",
        () -> "each player in random order {\n" + statements(inside, depth) + "\n}",
        () ->
            "each player at once chooses hidden: 1 card from hand\n"
                + "each player at once moves hidden to "
                + dice.word("pile", "front", "hand of left of player"),
        () -> "repeat 2 times {\n" + statements(scope, depth) + "\n}",
        () -> "repeat with step in 1, 3 {\n" + statements(scope, depth) + "\n}",
        () -> "each of (S, H, trump) {\n" + statements(scope, depth) + "\n}");
  }
}
