package tricksmith.review.cards;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;

/** Finds {@code leave out} lines that never take effect. */
public record FutileLeaveOuts(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.rules().decks().stream()
        .flatMap(deck -> deck.leaveOuts().stream())
        .filter(line -> line.condition() != null && book.certainty().never(line.condition()))
        .forEach(line -> findings.add(ReviewProblem.LEAVES_OUT_NOTHING, line));
  }
}
