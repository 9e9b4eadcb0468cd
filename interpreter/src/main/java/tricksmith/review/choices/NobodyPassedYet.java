package tricksmith.review.choices;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds questions who has passed in a round that asks each player once, before that player is
 * asked: {@code each player where not passed of player in turn}. Passes of an earlier round do not
 * count in it.
 */
public record NobodyPassedYet(Rulebook book, Findings findings) implements Reviewer {
  private static final Set<EachOrder> AGAIN =
      EnumSet.of(EachOrder.ROUND_AND_ROUND, EachOrder.UNTIL_ONE_IS_LEFT);

  @Override
  public void review() {
    book.actions(Action.Each.class)
        .filter(each -> !AGAIN.contains(each.order()))
        .filter(each -> each.element().type() == Type.Basic.PLAYER)
        .forEach(
            each ->
                Stream.concat(Stream.ofNullable(each.where()), beforeChoices(each.body()))
                    .flatMap(Term::all)
                    .filter(term -> asksForPass(term, each.element()))
                    .forEach(
                        term ->
                            findings.add(
                                ReviewProblem.NOBODY_PASSED_YET, term, book.written(term))));
  }

  /** Returns what is asked before a player of the round can have passed. */
  private static Stream<Term> beforeChoices(List<Action> actions) {
    Stream<Term> asked = Stream.of();
    for (Action action : actions) {
      if (action.choice() != null || action.repetition() != null) {
        return asked;
      }
      asked = Stream.concat(asked, action.terms().stream());
      if (action.all().anyMatch(inside -> inside.choice() != null)) {
        return asked;
      }
    }
    return asked;
  }

  private static boolean asksForPass(Term term, Local player) {
    return term.operator() == Operator.PASSED && player.equals(term.children().getFirst().head());
  }
}
