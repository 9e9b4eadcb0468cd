package tricksmith.engine.report;

import java.util.List;

/** A change in who plays, for whom, with whom, and which way round. Seats count from 1. */
public sealed interface SeatChange {

  record Left(List<Integer> seats) implements SeatChange {
    public Left {
      seats = List.copyOf(seats);
    }
  }

  /**
   * One seat now decides what another plays.
   *
   * @param other the same seat if it decides for itself again
   */
  record Decides(int seat, int other) implements SeatChange {}

  /** Play now goes round the other way. */
  record Turned() implements SeatChange {}

  /**
   * Other seats than before belong together.
   *
   * @param seats those of each side, by its number; most sides have none
   */
  record Sides(List<List<Integer>> seats) implements SeatChange {
    public Sides {
      seats = seats.stream().map(List::copyOf).toList();
    }
  }
}
