package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds lines each of which is to take a variable one step further, and of which the next one takes
 * it on from where the last has just brought it: {@code trump = D if trump == C}, and then {@code
 * trump = H if trump == D}.
 */
public record CascadingSteps(Rulebook book, Findings findings) {
  public void review() {
    book.blocks().forEach(this::block);
  }

  /**
   * A step of a variable.
   *
   * @param from its value before
   * @param to its value afterwards
   */
  private record StepOf(Action action, Term variable, Term from, Term to) {}

  private void block(List<Action> actions) {
    List<StepOf> steps = new ArrayList<>();
    for (Action action : actions) {
      StepOf step = step(action);
      if (step == null
          || (!steps.isEmpty()
              && !TermEquality.same(steps.getFirst().variable(), step.variable()))) {
        report(steps);
        steps.clear();
      }
      if (step != null) {
        steps.add(step);
      }
    }
    report(steps);
  }

  private void report(List<StepOf> steps) {
    Set<String> left = new HashSet<>();
    for (StepOf step : steps) {
      if (left.contains(book.written(step.from()))) {
        findings.add(
            ReviewProblem.SET_IN_STEPS,
            step.action(),
            inOne(steps),
            book.written(step.variable()),
            book.written(step.from()),
            written(steps));
        return;
      }
      left.add(book.written(step.to()));
    }
  }

  private String written(List<StepOf> steps) {
    StringBuilder one = new StringBuilder(book.written(steps.getFirst().variable())).append(" = ");
    for (int place = 0; place < steps.size(); place++) {
      StepOf step = steps.get(place);
      one.append(place == 0 ? "" : ", ")
          .append(book.written(step.to()))
          .append(" if ")
          .append(book.written(step.variable()))
          .append(" == ")
          .append(book.written(step.from()));
    }
    return one.toString();
  }

  /** Returns a fix that decides all cases in one line; null unless each has a line of its own. */
  private @Nullable Fix inOne(List<StepOf> steps) {
    List<Edit> edits = new ArrayList<>();
    edits.add(new Edit(steps.getFirst().action().span(), written(steps)));
    for (StepOf step : steps.subList(1, steps.size())) {
      Edit gone = book.withoutLine(step.action());
      if (gone == null) {
        return null;
      }
      edits.add(gone);
    }
    return Fix.of(edits.toArray(Edit[]::new));
  }

  private static @Nullable StepOf step(Action action) {
    if (action instanceof Action.If(_, Term condition, var then, var otherwise)) {
      return otherwise.isEmpty()
              && then.size() == 1
              && then.getFirst() instanceof Action.Assign assign
          ? step(action, assign, condition, assign.value())
          : null;
    }
    return action instanceof Action.Assign assign
            && assign.keepIfNone()
            && assign.value() instanceof Term.Cases cases
            && cases.cases().size() == 1
        ? step(
            action, assign, cases.cases().getFirst().condition(), cases.cases().getFirst().value())
        : null;
  }

  private static @Nullable StepOf step(
      Action action, Action.Assign assign, Term condition, Term value) {
    if (condition.operator() != Operator.EQUAL) {
      return null;
    }
    Term read = condition.children().getFirst();
    return isRead(read, assign)
        ? new StepOf(action, read, condition.children().getLast(), value)
        : null;
  }

  private static boolean isRead(Term read, Action.Assign assign) {
    return TermEquality.isEntry(read, assign.variable(), assign.indices());
  }
}
