package tricksmith.review.procedure;

import static tricksmith.rules.StatementEffect.ENDS_MATCH;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.EffectAnalysis;

/** Finds loops whose condition can never hold, and loops that the engine stops after one pass. */
public record Endings(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    EffectAnalysis effects = new EffectAnalysis(book.rules());
    book.actions()
        .forEach(
            action -> {
              Term until = action.onlyEnd();
              if (until != null && !effects.canHave(action.inside(), Set.of(ENDS_MATCH))) {
                review(action, until, effects);
              }
            });
  }

  private void review(Action loop, Term until, EffectAnalysis effects) {
    if (book.certainty().never(until)) {
      findings.add(ReviewProblem.NEVER_ENDS, until);
    } else if (book.certainty().always(until)) {
      return;
    } else if (!canChange(loop, until, effects)) {
      findings.add(ReviewProblem.NOTHING_CHANGES, until);
    } else if (iteratesOverNothing(loop) && !effects.haveEvents(changing(loop))) {
      findings.add(ReviewProblem.NO_EVENT, until);
    }
  }

  private static boolean iteratesOverNothing(Action loop) {
    return loop.repetition() != null && loop.repetition().over().isEmpty();
  }

  private boolean canChange(Action loop, Term until, EffectAnalysis effects) {
    Set<Dependency> asked = book.dependencies(until);
    return loop.binds().stream().map(OnLocal::new).anyMatch(asked::contains)
        || !Collections.disjoint(effects.changes(changing(loop)), asked);
  }

  /** Returns what happens in each pass, including the loop itself if it plays tricks. */
  private static List<Action> changing(Action loop) {
    return loop.has(StatementEffect.PLAYS_TRICKS) ? List.of(loop) : loop.inside();
  }
}
