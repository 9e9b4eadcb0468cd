package tricksmith.review;

import java.util.stream.Stream;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.TrickRules;

/** Finds rules about tricks in games that play none. */
final class TricksPlayed implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    TrickRules trick = book.rules().trick();
    // Omitted parts have the span of the section, or of the game.
    boolean written =
        Stream.concat(
                trick.obligations().stream().map(TrickRules.Obligation::span),
                trick.criteria().stream().map(TrickRules.Criterion::span))
            .anyMatch(span -> !span.equals(trick.span()));
    if (written
        && book.actions()
            .noneMatch(action -> action.effects().contains(StatementEffect.PLAYS_TRICKS))) {
      findings.add(ReviewProblem.NO_TRICKS_PLAYED, trick.span());
    }
  }
}
