package tricksmith.reference;

import java.util.List;

/** Makes up obligations and comparisons. */
final class RandomTrickSection {
  private final Dice dice;
  private final RandomExpressions expressions;

  RandomTrickSection(Dice dice, RandomExpressions expressions) {
    this.dice = dice;
    this.expressions = expressions;
  }

  String section() {
    return "trick {\n"
        + dice.several(0, 4, "", this::obligation)
        + "  best by "
        + dice.several(1, 4, "\n     then ", this::criterion)
        + dice.maybe(60, () -> "\n     then \"in order\" " + dice.word("earlier", "later"))
        + "\n"
        + dice.maybe(50, () -> "  ties go to a playoff\n")
        + "}\n";
  }

  private String obligation() {
    return "  "
        + dice.word(
            "must ", "must ", "may not ", "must lead ", "may not lead ", "must lead or follow ")
        + "\"rule "
        + dice.name()
        + "\" "
        + predicate()
        + dice.maybe(
            30, () -> dice.word(" when ", " unless ") + expressions.yesNo(Scope.BEFORE_THE_CARD, 2))
        + dice.maybe(30, () -> " except " + expressions.yesNo(Scope.OBLIGATION, 1))
        + "\n";
  }

  private String predicate() {
    return dice.way(
        () -> "card.suit == suit-led",
        () -> dice.word("beats(card)", "not ties(card)"),
        () -> expressions.yesNo(Scope.OBLIGATION, 1),
        () -> expressions.yesNo(Scope.OBLIGATION, 2),
        () -> expressions.yesNo(Scope.OBLIGATION, 3));
  }

  private String criterion() {
    return "\""
        + dice.name()
        + "\" "
        + measure()
        + dice.maybe(30, () -> dice.word(" when ", " unless ") + expressions.yesNo(condition(), 2))
        + dice.maybe(15, () -> " except " + expressions.yesNo(Scope.CRITERION, 1));
  }

  /** Half of the conditions do not read the card. */
  private Scope condition() {
    return dice.percent(50)
        ? Scope.CRITERION
        : new Scope(List.of(), List.of(), List.of(), false, false);
  }

  private String measure() {
    return dice.way(
        () -> "card.suit == " + dice.word("trump", "suit-led"),
        () -> dice.maybe(30, () -> "lower ") + dice.word("card.rank", "card.number", "card.suit"),
        () -> expressions.yesNo(Scope.CRITERION, 2),
        () -> dice.maybe(30, () -> "lower ") + expressions.number(Scope.CRITERION, 2),
        () -> dice.word("earlier", "later"));
  }
}
