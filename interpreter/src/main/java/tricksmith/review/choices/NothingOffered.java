package tricksmith.review.choices;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds {@code none} in what a choice offers: there it is the empty set, not an alternative. */
public record NothingOffered(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .map(Action::choice)
        .forEach(
            choice -> {
              if (choice != null && choice.offered().size() > 1) {
                review(choice);
              }
            });
  }

  private void review(Action.Choice choice) {
    List<Term> offered = choice.offered();
    for (int place = 0; place < offered.size(); place++) {
      Term none = offered.get(place);
      if (none instanceof Term.None) {
        boolean last = place == offered.size() - 1 && place > 0;
        boolean plain = choice.pass() == null && choice.where() == null && choice.amount() == null;
        findings.add(
            ReviewProblem.NOTHING_OFFERED,
            none,
            last && plain ? pass(offered.get(place - 1).span(), none.span()) : null,
            book.written(none));
      }
    }
  }

  private @Nullable Fix pass(Span before, Span none) {
    Span gap = before.gapTo(none);
    return book.written(gap).strip().equals(",") ? Fix.replace(gap.to(none), ", or pass") : null;
  }
}
