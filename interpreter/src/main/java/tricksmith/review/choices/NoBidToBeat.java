package tricksmith.review.choices;

import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.review.variables.FirstValues;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;

/**
 * Finds bids that must exceed those of a player who is not there when the first is asked: {@code
 * from 1..5 where it > bid[right of player]}, or {@code > bid[declarer]} where the bidder becomes
 * the declarer, offers nothing to anybody.
 */
public record NoBidToBeat(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.choices()
        .filter(choice -> choice.variable().initial() == null)
        .filter(choice -> book.setting(choice.variable()).size() == 1)
        .forEach(
            choice ->
                Stream.ofNullable(choice.where())
                    .flatMap(part -> part.parts(Operator.AND))
                    .filter(part -> part.applies(Trait.ORDERS))
                    .forEach(part -> review(part, choice)));
  }

  private void review(Term comparison, Action.Choice choice) {
    comparison.children().stream()
        .filter(side -> isNeighbours(side, choice.variable()) || isOfWhoeverChose(side, choice))
        .forEach(
            side -> {
              if (FirstValues.isUpperLimit(comparison, side)) {
                String written = book.written(side);
                findings.add(
                    ReviewProblem.NOBODY_HAS_IT_FIRST,
                    side,
                    written,
                    choice.variable().name(),
                    written + " is none or …");
              } else {
                report(side, choice.variable());
              }
            });
  }

  private static boolean isNeighbours(Term side, Variable variable) {
    return side instanceof Term.VariableValue value
        && value.variable().equals(variable)
        && value.indices().stream()
            .anyMatch(index -> index.type() == Type.Basic.PLAYER && index.applies(Trait.NAVIGATES));
  }

  /** Whether it is the value of a player who is nobody until somebody has chosen. */
  private boolean isOfWhoeverChose(Term side, Action.Choice choice) {
    if (!(side instanceof Term.VariableValue value)
        || !value.variable().equals(choice.variable())
        || value.indices().size() != 1) {
      return false;
    }
    Variable player =
        value.indices().getFirst() instanceof Term.VariableValue index ? index.variable() : null;
    return player != null
        && player.initial() == null
        && !book.setting(player).isEmpty()
        && Action.all(choice.then()).toList().containsAll(book.setting(player));
  }

  private void report(Term side, Variable variable) {
    String written = book.written(side);
    String meant = "(" + written + ", or 0)";
    boolean number = side.type() == Type.Basic.NUMBER;
    findings.add(
        ReviewProblem.NOBODY_TO_OUTDO,
        side,
        number ? Fix.replace(side, meant) : null,
        written,
        meant,
        variable.name());
  }
}
