package tricksmith.review.choices;

import java.util.List;
import java.util.Set;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds {@code player chooses bid from 0..5 unless bid == 3}: the condition is asked before anybody
 * chooses, when the bid has no value yet.
 */
public record AskedBeforeChosen(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions(Action.If.class).forEach(this::review);
  }

  private void review(Action.If branch) {
    List<Action> then = branch.then();
    Action.Choice choice = then.size() == 1 ? then.getFirst().choice() : null;
    if (choice == null || branch.condition().span().start() < choice.span().start()) {
      return;
    }
    Variable chosen = choice.variable();
    boolean none =
        chosen.lifetime() == Lifetime.DEAL
            && chosen.initial() == null
            && !chosen.axes().isEmpty()
            && book.setting(chosen).equals(then);
    if (none && branch.condition().all().anyMatch(part -> isCompared(part, chosen))) {
      findings.add(ReviewProblem.ASKED_BEFORE_CHOSEN, branch.condition(), chosen.name());
    }
  }

  private static boolean isCompared(Term part, Variable chosen) {
    return part.applies(Trait.COMPARES)
        && part.children().stream()
            .anyMatch(child -> child.reads().equals(Set.of(new OnVariable(chosen.id()))));
  }
}
