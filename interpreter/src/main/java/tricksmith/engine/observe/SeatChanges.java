package tricksmith.engine.observe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.SeatChange;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Step;

/**
 * Finds out which steps change who plays, for whom, with whom, and which way round. What a new deal
 * undoes is no change.
 */
final class SeatChanges {

  private static final int ALONE = -1;

  private final Board board;
  private final int[] sides;
  private final int[] deciders;
  private IndexSet inPlay;
  private boolean reversed;

  private SeatChanges(Board board, int[] sides) {
    this.board = board;
    this.sides = sides;
    deciders = deciders(board);
    inPlay = board.seats.inPlay();
    reversed = board.seats.isReversed();
  }

  static SeatChanges fromNowOn(Board board) {
    return new SeatChanges(board, sides(board));
  }

  /** Watches a match that has yet to begin; sides that it begins with are a change. */
  static SeatChanges fromTheBeginning(Board board) {
    int[] alone = new int[board.prepared.rules.players()];
    Arrays.fill(alone, ALONE);
    return new SeatChanges(board, alone);
  }

  List<SeatChange> performed(Step step) {
    boolean changes = step.changes().contains(Step.Change.PLAYERS);
    List<SeatChange> changed = new ArrayList<>();
    if (changes) {
      addSeats(changed);
    }
    if (step instanceof Step.NewDeal) {
      changed.clear();
    }
    if (changes || sides[0] == ALONE) {
      addSides(changed);
    }
    return changed;
  }

  private void addSeats(List<SeatChange> changed) {
    IndexSet now = board.seats.inPlay();
    IndexSet left = inPlay.without(now);
    inPlay = now;
    if (!left.isEmpty()) {
      changed.add(new SeatChange.Left(BoardSight.seats(left)));
    }
    for (int player = 0; player < deciders.length; player++) {
      int decider = board.seats.decider(player);
      if (decider != deciders[player]) {
        changed.add(new SeatChange.Decides(decider + 1, player + 1));
      }
      deciders[player] = decider;
    }
    if (board.seats.isReversed() != reversed) {
      changed.add(new SeatChange.Turned());
    }
    reversed = board.seats.isReversed();
  }

  private void addSides(List<SeatChange> changed) {
    int[] now = sides(board);
    if (Arrays.equals(now, sides)) {
      return;
    }
    if (sides[0] != ALONE || hasSeveral(now)) {
      changed.add(
          new SeatChange.Sides(
              IntStream.range(0, now.length).mapToObj(side -> members(now, side)).toList()));
    }
    System.arraycopy(now, 0, sides, 0, now.length);
  }

  private static int[] deciders(Board board) {
    return IntStream.range(0, board.prepared.rules.players()).map(board.seats::decider).toArray();
  }

  private static int[] sides(Board board) {
    return IntStream.range(0, board.prepared.rules.players()).map(board.seats::sideOf).toArray();
  }

  private static boolean hasSeveral(int[] sides) {
    return Arrays.stream(sides).distinct().count() < sides.length;
  }

  private static List<Integer> members(int[] sides, int side) {
    return IntStream.range(0, sides.length)
        .filter(player -> sides[player] == side)
        .mapToObj(player -> player + 1)
        .toList();
  }
}
