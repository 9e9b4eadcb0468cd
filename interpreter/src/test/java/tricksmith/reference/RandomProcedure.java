package tricksmith.reference;

/**
 * Makes up what happens in a deal. Cards never come back into hands but from the deck, so that a
 * deal ends.
 */
final class RandomProcedure {
  private final Dice dice;
  private final RandomExpressions expressions;
  private final RandomSets sets;

  /** Whether what is made up now is a procedure itself: it performs none. */
  private boolean inProcedure;

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
        new deal%s
        round = round + 1
        shuffle deck
        deal %s to each player from %s%s
        trump = %s
        shown = top of deck
        %s%s
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
                dice.maybe(
                    25,
                    () ->
                        " except (cards in "
                            + dice.word("pile", "aside", "deck")
                            + " where card.number == 2)"),
                dice.word("2", "least(4, " + all + ")", "least(5, " + all + ")"),
                dice.word("left of dealer", "dealer", "favourite"),
                dice.maybe(30, () -> ", " + dice.number(1, 3) + " at a time"),
                dice.word("random suit", "suit of bottom of deck", "S"),
                dice.maybe(30, this::auction),
                statements(scope, 3),
                dice.maybe(30, () -> dice.number(1, 5) + " "),
                dice.word("left of dealer", "dealer", "seat 2"),
                dice.maybe(30, () -> "before each trick {\n" + statements(scope, 1) + "\n}"),
                dice.maybe(20, () -> aroundCard("before", scope)),
                dice.maybe(30, () -> aroundCard("after", scope.withCard("card"))),
                statements(scope, 2),
                dice.word("score", "dealer = left of dealer\nscore"),
                expressions.number(scope, 3),
                expressions.number(scope.withPlayer("player"), 3))
        + procedures(scope);
  }

  /** Everybody may say one of the calls beyond the best one, or stop. */
  private String auction() {
    return "each player in turn from seat 1 {\n"
        + "  player may choose said from ([1..3, suit] where "
        + dice.maybe(50, () -> "best-lot is none or ")
        + "lot "
        + dice.word("<", "<=", ">", ">=")
        + " best-lot), stop\n"
        + "  best-lot = [2, trump]\n"
        + "}\n";
  }

  /** Procedures that have names, of which the second performs the first. */
  private String procedures(Scope scope) {
    inProcedure = true;
    String section =
        """
        procedure visit(player, others: some players, step: number) {
          %s
          count = step + number of others
        }
        procedure tour {
          perform visit(%s, %s, %s)
          %s
        }
        """
            .formatted(
                statements(scope.withPlayer("player"), 1),
                expressions.player(scope, 1),
                sets.players(scope, 1),
                expressions.number(scope, 1),
                statements(scope, 2));
    inProcedure = false;
    return section;
  }

  private String performed(Scope scope) {
    return inProcedure
        ? "turn up top of deck"
        : dice.way(
            () -> "perform tour",
            () ->
                "perform visit(%s, %s, %s)"
                    .formatted(
                        expressions.player(scope, 1),
                        sets.players(scope, 1),
                        expressions.number(scope, 2)));
  }

  private String aroundCard(String when, Scope scope) {
    Scope inside = scope.withPlayer("player");
    return when
        + " each card {\n"
        + statement(inside, 1)
        + dice.maybe(20, () -> "\nend the trick if " + expressions.yesNo(inside, 1))
        + "\n}";
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

  /** The condition stands before it: after it, it might belong to the last alternative. */
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
                    + dice.word("pile", "aside", "front[dealer]", "table")
                    + laid(scope),
            () -> "each player moves top of hand of player to front",
            () -> expressions.player(scope, 1) + " draws " + dice.word("", "2 ") + "from deck",
            () -> "turn up top of deck",
            () -> "show " + expressions.card(scope, 1) + " to " + expressions.player(scope, 1),
            () -> "shuffle " + dice.word("deck", "pile"),
            () -> performed(scope),
            () -> expressions.player(scope, 1) + " plays for " + expressions.player(scope, 1),
            () -> taken(scope),
            () -> rare(scope));
    boolean hasCases = deed.contains(" if ") && deed.contains(" = ");
    return hasCases
        ? deed
        : deed + dice.maybe(40, () -> dice.word(" if ", " unless ") + expressions.yesNo(scope, 2));
  }

  private String taken(Scope scope) {
    return dice.word("nobody", "winner", expressions.player(scope, 1))
        + dice.word(
            " takes last trick",
            " takes (tricks of dealer)",
            " takes (tricks where trick.number < 3)");
  }

  private String rare(Scope scope) {
    return dice.way(
        () -> expressions.player(scope, 1) + dice.word(" sits out", " drops out"),
        () -> sets.players(scope, 1) + " form a side",
        () -> "reverse direction",
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
        () -> "worth[" + expressions.card(scope, 1) + "] = " + expressions.number(scope, 1),
        () -> "named[" + expressions.card(scope, 1) + "] = " + expressions.suit(scope, 1),
        () -> "box[" + dice.word("0", "3", "round", "stage") + "] = " + expressions.suit(scope, 1),
        () -> "leader = " + dice.word("winner", "dealer", "seat 1", "left of dealer"),
        () -> "favourite = " + expressions.player(scope, 2),
        () -> "chosen-ones = " + sets.players(scope, 2),
        () -> "shown = " + expressions.card(scope, 2),
        () -> "mood = " + dice.word("high", "low", "calm"),
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
        () ->
            "trump from suits where "
                + expressions.yesNo(scope, 1)
                + " and it == S, else from suits except S",
        () ->
            "laid: 2 cards from "
                + sets.cards(scope, 1)
                + " where card.number > 8, else from "
                + sets.cards(scope, 1),
        () -> "named[" + expressions.card(scope, 1) + "] from suits",
        () -> "box[round - " + expressions.number(scope, 0) + "] from suits, else from minor",
        () -> "mode from " + dice.word("high, low", "setting"),
        () -> "what from suits, high, low",
        () -> "pair from [suits, (high, low)]",
        () -> "said from ([1..2, suits] where lot > best-lot), stop",
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
            "each player in turn"
                + dice.maybe(
                    80,
                    () ->
                        " from "
                            + dice.word(
                                "left of dealer",
                                "favourite",
                                "seat 2",
                                expressions.player(scope, 1)))
                + dice.maybe(40, () -> " until " + expressions.yesNo(scope, 1))
                + " {\n player may choose bid from 0..3\n"
                + statements(inside, depth)
                + "\n}",
        () ->
            "each player round and round from left of dealer until passes >= 1 or passed of dealer"
                + " {\n player may choose bid from 0..1\n"
                + statements(inside, depth)
                + "\n}",
        () ->
            "each player"
                + dice.maybe(30, () -> " where " + expressions.yesNo(inside, 1))
                + " round and round from left of dealer until all but one have passed {\n"
                + " player may choose bid from 0..1\n"
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
