package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds ends that wait for exactly one number of something that grows, and that it can pass over:
 * {@code repeat until some player has score == 20}.
 */
public record PassedOver(Rulebook book, Findings findings) {
  public void review() {
    block(book.rules().procedure(), List.of());
  }

  /**
   * Reviews statements.
   *
   * @param around the statements that are repeated between two answers to a condition in this block
   */
  private void block(List<Action> actions, List<Action> around) {
    for (Action action : actions) {
      if (action.until() != null) {
        condition(action.until(), action.inside());
      }
      if (action.condition() != null && endsTheMatch(action.inside())) {
        condition(action.condition(), around.isEmpty() ? actions : around);
      }
      List<Action> pass = action.repetition() == null ? around : action.inside();
      action.blocks().forEach(inside -> block(inside.actions(), pass));
    }
  }

  private static boolean endsTheMatch(List<Action> actions) {
    return actions.stream().anyMatch(action -> action.has(StatementEffect.ENDS_MATCH));
  }

  private void condition(Term condition, List<Action> pass) {
    condition
        .all()
        .filter(part -> part.operator() == Operator.EQUAL)
        .filter(part -> part.children().getFirst().type() == Type.Basic.NUMBER)
        .filter(part -> !findings.covers(part))
        .forEach(equal -> equal(equal, pass));
  }

  private void equal(Term equal, List<Action> pass) {
    Term grows = equal.children().getFirst();
    Term goal = equal.children().getLast();
    List<Term> steps = steps(grows, pass);
    if (steps.isEmpty() || reachesExactly(steps, goal, pass)) {
      return;
    }
    boolean down = ofThePass(steps, pass).stream().allMatch(this::isBelowNothing);
    String meant = book.written(grows) + (down ? " <= " : " >= ") + book.written(goal);
    findings.replace(
        ReviewProblem.PASSED_OVER, equal, meant, book.written(grows), book.written(goal), meant);
  }

  /** What is added to a score, or to a variable, in one pass; empty if it is not added up. */
  private List<Term> steps(Term grows, List<Action> pass) {
    if (grows.operator() == Operator.SCORE_OF) {
      return book.actions(StatementEffect.SCORES).map(action -> action.terms().getLast()).toList();
    }
    if (!(grows instanceof Term.VariableValue(_, Variable variable, var indices))
        || !indices.isEmpty()) {
      return List.of();
    }
    List<Term> steps = new ArrayList<>();
    for (Action action : book.setting(variable)) {
      if (action instanceof Action.Assign assign && Action.all(pass).anyMatch(action::equals)) {
        Term value = assign.value();
        if (value.operator() != Operator.PLUS
            || value.children().stream().noneMatch(part -> TermEquality.same(part, grows))) {
          return List.of();
        }
        value.children().stream()
            .filter(part -> !TermEquality.same(part, grows))
            .forEach(steps::add);
      }
    }
    return steps;
  }

  /**
   * Whether the number certainly reaches the goal: it goes up by one each time it is asked, or by
   * another fixed amount of which the goal is a multiple.
   */
  private boolean reachesExactly(List<Term> steps, Term goal, List<Action> pass) {
    if (!(steps.getFirst() instanceof Term.NumberConstant(_, long step))
        || steps.size() > 1
        || step == 0) {
      return false;
    }
    boolean multiple =
        Math.abs(step) == 1
            || (goal instanceof Term.NumberConstant(_, long number) && number % step == 0);
    return multiple && isOnceAPass(pass, steps.getFirst());
  }

  /** Whether a pass adds the step at most once to what one player has. */
  private static boolean isOnceAPass(List<Action> pass, Term step) {
    return pass.stream()
        .filter(action -> action.all().flatMap(each -> each.terms().stream()).anyMatch(has(step)))
        .allMatch(
            action -> {
              boolean own = action.terms().stream().anyMatch(has(step));
              return own || (!repeats(action) && isOnceAPass(action.inside(), step));
            });
  }

  /** Whether what is inside can happen several times to one player. */
  private static boolean repeats(Action action) {
    boolean once = action.count() instanceof Term.NumberConstant(_, long count) && count == 1;
    return action.repetition() != null && !once && !(action instanceof Action.Each);
  }

  private static Predicate<Term> has(Term step) {
    return term -> term.all().anyMatch(step::equals);
  }

  private boolean isBelowNothing(Term step) {
    Long most = book.bounds().of(step).most();
    return most != null && most < 0;
  }

  /** Returns the steps of a pass; all of them if none is found in it. */
  private static List<Term> ofThePass(List<Term> steps, List<Action> pass) {
    List<Term> found =
        steps.stream()
            .filter(step -> Action.all(pass).anyMatch(action -> action.terms().contains(step)))
            .toList();
    return found.isEmpty() ? steps : found;
  }
}
