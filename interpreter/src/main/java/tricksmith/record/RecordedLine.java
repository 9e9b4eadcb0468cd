package tricksmith.record;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line of a match file after the first of its match. Optional fields are null if absent. */
public sealed interface RecordedLine {

  /** Returns the line's number in the file, from 1. */
  int line();

  /** A line that determines how the match goes. */
  sealed interface Input extends RecordedLine {}

  /** A line that follows from earlier ones. */
  sealed interface Derived extends RecordedLine {}

  /**
   * A chance event.
   *
   * @param pick the label of the result; for a seat, its number
   */
  record Chance(int line, String name, String pick) implements Input {}

  /**
   * A shuffle, in its resulting order. The first card is the next to be dealt, drawn or turned up.
   */
  record Shuffle(int line, String zone, List<String> order) implements Input {}

  record Decision(
      int line,
      String name,
      int seat,
      Picked pick,
      @Nullable List<String> hand,
      @Nullable List<String> legal,
      @Nullable List<String> from,
      @Nullable List<Integer> count,
      @Nullable List<SeatCard> trick)
      implements Input {}

  sealed interface Picked {}

  /** One alternative, or a pass. */
  record One(String label) implements Picked {}

  record Several(List<String> cards) implements Picked {}

  record SeatCard(int seat, String card) {}

  /**
   * A finished trick.
   *
   * @param winner the winning seat; null if nobody won
   */
  record Trick(int line, List<SeatCard> cards, @Nullable Integer winner) implements Derived {}

  record Score(int line, List<BigDecimal> scores) implements Derived {}

  record End(int line, List<BigDecimal> scores, List<Integer> winners) implements Derived {}
}
