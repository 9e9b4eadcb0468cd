package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.source.Fix;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds loops that run only the first time they are reached: the condition that ended them still
 * holds the next time, because nothing in between changes it. The usual one is {@code repeat until
 * declarer is somebody { new deal … }} within the loop of the deals.
 */
public record SkippedNextTime(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    Walk walk = new Walk(book, findings, new EffectAnalysis(book.rules()));
    walk.block(book.rules().procedure(), List.of());
  }

  private record Walk(Rulebook book, Findings findings, EffectAnalysis effects) {

    /**
     * Reviews statements.
     *
     * @param around the loops and performed procedures around them, the innermost last
     */
    void block(List<Action> actions, List<Action> around) {
      for (Action action : actions) {
        Term until = action.onlyEnd();
        if (until != null
            && HoldsFromTheStart.startsChosen(until, book) == null
            && isSkipped(action, until, around)) {
          findings.add(ReviewProblem.SKIPPED_NEXT_TIME, until, fix(action, until), written(action));
        }
        List<Action> within = new ArrayList<>(around);
        if (action.repetition() != null || action.performs() != null) {
          within.add(action);
        }
        action.blocks().forEach(inside -> block(inside.actions(), within));
      }
    }

    /**
     * Whether nothing in another pass of one of the surrounding loops changes the condition that
     * ended this loop. The parameters of a procedure can have other values in every pass.
     */
    private boolean isSkipped(Action loop, Term until, List<Action> around) {
      Set<Dependency> asked = book.dependencies(until);
      if (asked.contains(State.PASSES) || asked.stream().noneMatch(Walk::canChange)) {
        return false;
      }
      for (Action each : around.reversed()) {
        boolean bound = each.binds().stream().map(OnLocal::new).anyMatch(asked::contains);
        if (bound && each.performs() != null) {
          return false;
        }
        if (!bound
            && each.repetition() != null
            && Collections.disjoint(asked, effects.changesBeside(List.of(each), loop))) {
          return true;
        }
      }
      return false;
    }

    private static boolean canChange(Dependency dependency) {
      return dependency instanceof OnVariable
          || (dependency instanceof State state && !state.isFixed());
    }

    private String written(Action loop) {
      String line = book.written(loop).lines().findFirst().orElse("");
      int brace = line.indexOf('{');
      return brace < 0 ? line : line.substring(0, brace).stripTrailing();
    }

    private @Nullable Fix fix(Action loop, Term until) {
      List<Variable> asked = book.rules().variables(book.dependencies(until)).toList();
      boolean startAgain =
          effects.canHave(loop.inside(), Set.of(StatementEffect.STARTS_DEAL))
              && !asked.isEmpty()
              && asked.stream().allMatch(variable -> variable.lifetime() == Lifetime.DEAL);
      String statement = startAgain ? "new deal" : resettingIt(until);
      return statement == null ? null : book.statementBefore(loop, statement);
    }

    /** Returns a statement that resets the condition; null if it is not obvious. */
    private @Nullable String resettingIt(Term until) {
      Term asked = until.operator() == Operator.IS_CHOSEN ? until.children().getFirst() : until;
      if (!(asked instanceof Term.VariableValue(_, Variable variable, var indices))
          || !indices.isEmpty()) {
        return null;
      }
      return variable.name() + " = " + (variable.type() == Type.Basic.YES_NO ? "no" : "none");
    }
  }
}
