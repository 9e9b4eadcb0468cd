package tricksmith.engine.play;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Event;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Values;

/** How the last trick has ended, beyond what its event says. */
public final class TrickEnding {

  private TrickEnding() {}

  /** Returns the seat that takes the trick as things stand; null for nobody. */
  public static @Nullable Integer taker(Board board) {
    int winner = board.tricks.winnerOf(board.tricks.begun() - 1);
    return winner < 0 ? null : (Integer) (winner + 1);
  }

  /** Whether a step that has just been performed has given the last trick to somebody. */
  public static boolean isGiven(Board board, Step performed) {
    if (!(performed instanceof Step.Take take)) {
      return false;
    }
    Node player = take.player();
    int last = board.tricks.begun() - 1;
    return board.allowance.aside(
        () ->
            (player == null || player.word(board.frame) != Values.NONE)
                && take.tricks().set(board.frame).contains(last));
  }

  /**
   * Whether somebody in play has not played to a trick that has just finished, and still could.
   * Nobody wonders about a trick without cards.
   */
  public static boolean isBrokenOff(Board board, Event.TrickFinished trick) {
    IndexSet.Builder played = new IndexSet.Builder();
    trick.plays().forEach(play -> played.add(play.seat() - 1));
    IndexSet others = board.seats.inPlay().without(played.build());
    int hands = board.prepared.rules.handZone();
    return !trick.plays().isEmpty()
        && IntStream.of(others.toArray()).anyMatch(player -> board.piles.size(hands + player) > 0);
  }
}
