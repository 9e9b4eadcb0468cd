package tricksmith.review.tricks;

import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.TrickRules;

/** Finds rules about tricks in games that play none. */
public record TricksPlayed(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    TrickRules trick = book.trick();
    // Omitted parts have the span of the section, or of the game.
    boolean written =
        Stream.concat(
                trick.obligations().stream().map(TrickRules.Obligation::span),
                trick.criteria().stream().map(TrickRules.Criterion::span))
            .anyMatch(span -> !span.equals(trick.span()));
    if (written && !book.has(StatementEffect.PLAYS_TRICKS)) {
      findings.add(ReviewProblem.NO_TRICKS_PLAYED, trick);
    }
  }
}
