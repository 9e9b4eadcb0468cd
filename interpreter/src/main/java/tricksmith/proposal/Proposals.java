package tricksmith.proposal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a search has found.
 *
 * @param best at most three that mean different things, those first that change least elsewhere
 * @param leftOut those that would break a test of the script
 * @param question what tells the best apart; null if nothing in the match does
 * @param complete whether all small edits were tried
 * @param tried how many were
 */
public record Proposals(
    List<Proposal> best,
    List<LeftOut> leftOut,
    @Nullable Question question,
    boolean complete,
    int tried) {

  /** So many are shown. */
  public static final int MOST = 3;

  public Proposals {
    best = List.copyOf(best);
    leftOut = List.copyOf(leftOut);
  }

  /**
   * An edit that would break a test.
   *
   * @param test the title of the first that it would break
   */
  public record LeftOut(SmallEdit edit, String test) {}

  /**
   * A trick of the match of which the proposals say different things.
   *
   * @param trick its number in the match, from 1
   * @param cards its cards in the order of play
   * @param seats who played them
   * @param winners the seat that wins it by each of the proposals; 0 for nobody
   */
  public record Question(
      int trick, List<String> cards, List<Integer> seats, List<Integer> winners) {

    public Question {
      cards = List.copyOf(cards);
      seats = List.copyOf(seats);
      winners = List.copyOf(winners);
    }
  }
}
