package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Standing;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.Tricks;
import tricksmith.program.TrickLaw;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** Determines how a trick stands. */
public final class TrickStanding {

  private TrickStanding() {}

  /**
   * Returns how the trick stands. The board must not be used by others: comparing binds its cells.
   */
  public static Standing of(Board board) {
    return board.tricks.underWay() ? underWay(board) : over(board);
  }

  private static Standing underWay(Board board) {
    Tricks tricks = board.tricks;
    long best;
    long suitLed;
    try {
      best = board.comparison.best();
      suitLed = board.suitLed();
    } catch (Fault _) {
      // The match has ended with this fault; the cards are still worth seeing.
      best = 0;
      suitLed = Values.NONE;
    }
    boolean decided = Long.bitCount(best) == 1;
    int play = tricks.stageBegins() + Long.numberOfTrailingZeros(best);
    return new Standing(
        tricks.begun(),
        tricks.stage(),
        tricks.record(),
        tricks.stageBegins(),
        leader(tricks),
        decided ? (Integer) (tricks.playerAt(play) + 1) : null,
        decided ? (Integer) tricks.cardAt(play) : null,
        decided ? List.of() : tied(tricks, best),
        decided ? board.comparison.reason() : null,
        suitLed,
        false);
  }

  private static List<Integer> tied(Tricks tricks, long best) {
    List<Integer> seats = new ArrayList<>();
    for (long left = best; left != 0; left &= left - 1) {
      int play = tricks.stageBegins() + Long.numberOfTrailingZeros(left);
      seats.add(tricks.playerAt(play) + 1);
    }
    return seats;
  }

  private static Standing over(Board board) {
    Tricks tricks = board.tricks;
    int trick = tricks.begun() - 1;
    int winner = tricks.winnerOf(trick);
    int card = tricks.winningCardOf(trick);
    return new Standing(
        tricks.begun(),
        tricks.stage(),
        tricks.record(),
        tricks.stageBegins(),
        leader(tricks),
        winner < 0 ? null : winner + 1,
        card < 0 ? null : card,
        List.of(),
        reasonOfLast(board),
        tricks.suitLedOf(trick),
        trick >= 0);
  }

  private static @Nullable Integer leader(Tricks tricks) {
    int leader = tricks.leaderOf(tricks.begun() - 1);
    return leader < 0 ? null : leader + 1;
  }

  /** Returns why the last trick was won; null if nothing decided it, or there was none. */
  public static Event.@Nullable Reason reasonOfLast(Board board) {
    int criterion = board.tricks.decidedBy();
    if (criterion < 0) {
      return null;
    }
    TrickLaw.Criterion decisive = board.prepared.criteria[criterion];
    return new Event.Reason(decisive.rule(), decisive.label());
  }
}
