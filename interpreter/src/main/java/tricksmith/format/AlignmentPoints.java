package tricksmith.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Row.Part;
import tricksmith.parse.Written.Word;
import tricksmith.source.DisplayWidth;

/** Computes the column at which each part of each line starts. */
final class AlignmentPoints {
  private final Map<AlignmentPoint, List<Place>> parts = new HashMap<>();
  private final Map<Word, Place> places = new HashMap<>();
  private final Map<AlignmentPoint, Integer> found = new HashMap<>();
  private final Map<AlignmentPoint, Boolean> kept = new HashMap<>();

  private record Place(Row row, int index) {
    Part part() {
      return row.parts().get(index);
    }
  }

  private AlignmentPoints() {}

  /** Computes the columns for all rows of a script. */
  static AlignmentPoints in(List<Row> rows) {
    AlignmentPoints stops = new AlignmentPoints();
    rows.forEach(stops::enter);
    return stops;
  }

  private void enter(Row row) {
    for (int index = 0; index < row.parts().size(); index++) {
      Place place = new Place(row, index);
      places.put(place.part().first(), place);
      @Nullable AlignmentPoint stop = place.part().stop();
      if (stop != null) {
        parts.computeIfAbsent(stop, _ -> new ArrayList<>()).add(place);
      }
    }
  }

  int start(Row row, int part) {
    return start(new Place(row, part));
  }

  int start(Indent indent) {
    Place under = indent.under() == null ? null : places.get(indent.under());
    return (under == null ? 0 : start(under)) + indent.columns();
  }

  private int start(Place place) {
    @Nullable AlignmentPoint stop = place.part().stop();
    return stop == null || !isKept(stop) ? earliest(place) : column(stop);
  }

  private boolean isKept(AlignmentPoint stop) {
    @Nullable Boolean known = kept.get(stop);
    if (known != null) {
      return known;
    }
    IntSummaryStatistics earliest =
        parts.getOrDefault(stop, List.of()).stream().mapToInt(this::earliest).summaryStatistics();
    boolean found = earliest.getCount() == 0 || stop.spans(earliest.getMin(), earliest.getMax());
    kept.put(stop, found);
    return found;
  }

  private int column(AlignmentPoint stop) {
    @Nullable Integer known = found.get(stop);
    if (known != null) {
      return known;
    }
    int column =
        parts.getOrDefault(stop, List.of()).stream().mapToInt(this::earliest).max().orElse(0);
    found.put(stop, column);
    return column;
  }

  /** Returns the leftmost column at which a part can start, given what precedes it in its row. */
  private int earliest(Place place) {
    if (place.index() == 0) {
      return start(place.row().line().indent());
    }
    Place before = new Place(place.row(), place.index() - 1);
    return start(before) + DisplayWidth.of(before.part().text()) + place.part().gap();
  }
}
