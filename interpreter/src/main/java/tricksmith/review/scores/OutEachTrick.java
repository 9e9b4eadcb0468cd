package tricksmith.review.scores;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;

/**
 * Finds players set to sit out, or drop out, after every trick, who stay out for the rest of the
 * deal: when there are as many tricks as players, somebody plays the last ones alone.
 */
public record OutEachTrick(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions().forEach(this::skipped);
    if (book.actions().anyMatch(Action.EndMatch.class::isInstance)) {
      return;
    }
    long dealt = dealt();
    book.actions(Action.PlayTricks.class)
        .filter(play -> !isUntilFewAreLeft(play))
        .filter(play -> tricks(play, dealt) >= book.rules().mostPlayers())
        .flatMap(OutEachTrick::leaving)
        .forEach(
            leaves ->
                findings.add(
                    leaves.forTheMatch()
                        ? ReviewProblem.DROPS_OUT_EACH_TRICK
                        : ReviewProblem.OUT_EACH_TRICK,
                    leaves,
                    book.written(leaves.players())));
  }

  /** Reports neighbours who are to be passed over for one card, and are out for the deal. */
  private void skipped(Action play) {
    play.aroundCards().stream()
        .flatMap(block -> Action.all(block.actions()))
        .filter(Action.Leave.class::isInstance)
        .map(Action.Leave.class::cast)
        .filter(leaves -> !leaves.forTheMatch())
        .filter(leaves -> leaves.players().applies(Trait.NAVIGATES))
        .filter(leaves -> play.binds().stream().anyMatch(leaves.players()::reads))
        .forEach(
            leaves ->
                findings.add(
                    ReviewProblem.SKIPPED_FOR_THE_DEAL, leaves, book.written(leaves.players())));
  }

  /** Whether the tricks end when some number of players are left. */
  private static boolean isUntilFewAreLeft(Action.PlayTricks play) {
    Term until = play.until();
    return until != null && !Rulebook.asksForEmptyHands(until);
  }

  /** Returns the statements that let one player sit out after, or before, every trick. */
  private static Stream<Action.Leave> leaving(Action.PlayTricks play) {
    return Stream.concat(play.body().stream(), play.beforeEachTrick().stream())
        .filter(Action.Leave.class::isInstance)
        .map(Action.Leave.class::cast);
  }

  /** Returns how many tricks are played at least; 0 if that is unknown. */
  private long tricks(Action.PlayTricks play, long dealt) {
    return play.count() == null ? dealt : least(play.count());
  }

  /** Returns how many cards each player is dealt at least; 0 if that is unknown. */
  private long dealt() {
    return book.actions()
        .filter(Action.Deal.class::isInstance)
        .mapToLong(deal -> least(deal.count()))
        .min()
        .orElse(0);
  }

  private long least(@Nullable Term count) {
    Long least = count == null ? null : book.bounds().of(count).least();
    return least == null ? 0 : least;
  }
}
