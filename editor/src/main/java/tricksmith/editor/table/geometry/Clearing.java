package tricksmith.editor.table.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/**
 * The room over a table for something that floats: it covers nothing or, where the table is full,
 * what matters least.
 *
 * @param room where it may lie
 * @param focus the middle of the table, near which it lies if it can
 * @param gap from what it does not cover
 */
public record Clearing(Area room, Area focus, double gap, List<Kept> kept) {
  /** How much further it rather lies from the middle than aside. */
  private static final double ASIDE = 3;

  public Clearing {
    kept = List.copyOf(kept);
  }

  /**
   * Returns the best place.
   *
   * @param widths how wide it may be
   * @param height how high it is if it is this wide
   */
  public Area place(List<Double> widths, DoubleUnaryOperator height) {
    Area best = null;
    double least = Double.MAX_VALUE;
    for (double width : widths) {
      double high = height.applyAsDouble(width);
      List<Double> tops = starts(high, false);
      for (double left : starts(width, true)) {
        for (double top : tops) {
          Area place = new Area(left, top, width, high);
          double loss = loss(place, least);
          if (loss < least) {
            least = loss;
            best = place;
          }
        }
      }
    }
    return best == null ? new Area(room.x(), room.y(), room.width(), 0) : best;
  }

  /** Whether something at this place would cover anything. */
  public boolean covers(Area place) {
    return covers(place, Kept.Worth.TIME);
  }

  /** Whether something at this place would cover anything that matters at least so much. */
  public boolean covers(Area place, Kept.Worth least) {
    return kept.stream()
        .anyMatch(each -> each.worth().compareTo(least) >= 0 && each.loss(place) > 0);
  }

  /**
   * Returns where something of this length may start: in the middle, at an edge of the room, and
   * beside everything else.
   */
  private List<Double> starts(double length, boolean across) {
    double first = across ? room.x() : room.y();
    double last = Math.max(first, (across ? room.right() : room.bottom()) - length);
    List<Double> starts = new ArrayList<>();
    starts.add((across ? focus.centerX() : focus.centerY()) - length / 2);
    starts.add(first);
    starts.add(last);
    for (Kept each : kept) {
      Area area = each.area();
      starts.add((across ? area.right() : area.bottom()) + gap);
      starts.add((across ? area.x() : area.y()) - gap - length);
    }
    return starts.stream()
        .flatMapToDouble(DoubleStream::of)
        .filter(start -> start >= first && start <= last)
        .distinct()
        .boxed()
        .toList();
  }

  /** Returns how bad a place is, or at least this much if it is no better than that. */
  private double loss(Area place, double least) {
    double loss =
        ASIDE * Math.abs(place.centerX() - focus.centerX())
            + Math.abs(place.centerY() - focus.centerY())
            + place.height();
    for (Kept each : kept) {
      if (loss >= least) {
        return loss;
      }
      loss += each.loss(place);
    }
    return loss;
  }
}
