package tricksmith.review.cards;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds two moves written as an exchange: the second takes everything, also the cards that the
 * first has just brought.
 */
public record MovedBack(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.blocks().forEach(this::block);
  }

  private void block(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      Action first = actions.get(place - 1);
      Action second = actions.get(place);
      if (first.moved() instanceof Term.ZoneCards one
          && second.moved() instanceof Term.ZoneCards other
          && TermEquality.same(one, second.target())
          && TermEquality.same(other, first.target())) {
        findings.add(ReviewProblem.MOVED_BACK, second, book.written(other), book.written(one));
      }
    }
  }
}
