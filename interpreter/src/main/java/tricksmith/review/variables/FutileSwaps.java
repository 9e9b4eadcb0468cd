package tricksmith.review.variables;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds two variables that are to change places, and are the same afterwards: {@code first =
 * second}, and then {@code second = first}.
 */
public record FutileSwaps(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.blocks().forEach(this::block);
  }

  private void block(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      if (actions.get(place - 1) instanceof Action.Assign first
          && actions.get(place) instanceof Action.Assign second
          && isSetTo(first, second.value())
          && isSetTo(second, first.value())
          && !findings.hasAt(second)) {
        String kept = book.written(second.value());
        findings.add(
            ReviewProblem.SWAPPED_IN_VAIN,
            second,
            book.written(first.value()),
            kept,
            book.written(first));
      }
    }
  }

  private static boolean isSetTo(Action.Assign set, Term value) {
    return value instanceof Term.VariableValue read
        && read.variable().equals(set.variable())
        && TermEquality.same(read, read.withChildren(set.indices()));
  }
}
