package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;

/**
 * Finds a new deal under a condition that begins the deal only in part: {@code if declarer is
 * nobody: new deal} deals no cards, and with cards dealt, still nobody is asked for a bid again.
 */
public record DealtNothing(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    block(book.rules().procedure(), List.of());
  }

  /**
   * Walks statements.
   *
   * @param after the statements that follow the block, if it is not repeated
   */
  private void block(List<Action> actions, List<Action> after) {
    for (int place = 0; place < actions.size(); place++) {
      Action action = actions.get(place);
      List<Action> next = new ArrayList<>(actions.subList(place + 1, actions.size()));
      next.addAll(after);
      if (action instanceof Action.If branch && branch.otherwise().isEmpty()) {
        again(branch, next);
      }
      boolean once = action.repetition() == null;
      action.blocks().forEach(block -> block(block.actions(), once ? next : List.of()));
    }
  }

  /** Looks at a conditional that begins a deal, in the middle of another one. */
  private void again(Action.If branch, List<Action> next) {
    List<Action> then = branch.then();
    int start = place(then, StatementEffect.STARTS_DEAL);
    int ends = place(then, StatementEffect.ENDS_MATCH);
    if (start < 0 || ends >= 0 || place(next, StatementEffect.PLAYS_TRICKS) < 0) {
      return;
    }
    Action deal = then.get(start);
    List<Action> rest = new ArrayList<>(then.subList(start + 1, then.size()));
    rest.addAll(next);
    if (deal.terms().isEmpty() && beginsToPlay(rest)) {
      findings.add(ReviewProblem.DEALS_NO_CARDS, deal);
      return;
    }
    Variable variable = missing(branch.condition());
    if (variable != null
        && Action.all(then).noneMatch(each -> each.sets().contains(variable))
        && next.stream()
            .takeWhile(each -> !isSetBy(each, variable))
            .anyMatch(DealtNothing::plays)) {
      findings.add(
          ReviewProblem.NOBODY_ASKED_AGAIN,
          deal,
          variable.name(),
          book.written(branch.condition()));
    }
  }

  private static int place(List<Action> actions, StatementEffect effect) {
    for (int place = 0; place < actions.size(); place++) {
      if (actions.get(place).has(effect)) {
        return place;
      }
    }
    return -1;
  }

  /** Whether tricks are played before any card comes into a hand. */
  private static boolean beginsToPlay(List<Action> actions) {
    return actions.stream()
        .takeWhile(action -> plays(action) || action.all().noneMatch(Action::bringsToHands))
        .anyMatch(DealtNothing::plays);
  }

  private static boolean plays(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS);
  }

  private static boolean isSetBy(Action action, Variable variable) {
    return action.all().anyMatch(each -> each.sets().contains(variable));
  }

  /** Returns the variable that has no value where the condition holds; null if there is none. */
  private @Nullable Variable missing(Term condition) {
    return Stream.of(condition)
        .filter(term -> term.operator() == Operator.IS_NONE)
        .map(term -> book.variable(term.children().getFirst()))
        .flatMap(Stream::ofNullable)
        .findFirst()
        .orElse(null);
  }
}
