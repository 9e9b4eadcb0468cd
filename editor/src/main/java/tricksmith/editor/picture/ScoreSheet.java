package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.engine.report.Event;
import tricksmith.program.value.ShownNumber;
import tricksmith.program.value.Values;

/** The scores as they were noted, one line per deal or round. */
public record ScoreSheet(List<Line> lines) {

  public ScoreSheet {
    lines = List.copyOf(lines);
  }

  /**
   * One line.
   *
   * @param choices the moment at which it was noted
   * @param gains since the previous line, by seat
   * @param totals by seat
   */
  public record Line(int choices, List<String> gains, List<String> totals) {
    public Line {
      gains = List.copyOf(gains);
      totals = List.copyOf(totals);
    }

    public String gain(int seat) {
      return gains.get(seat - 1);
    }

    public String total(int seat) {
      return totals.get(seat - 1);
    }
  }

  /** Returns the scores noted up to the current moment. */
  public static ScoreSheet of(LiveMatch live) {
    List<Line> lines = new ArrayList<>();
    List<Long> before = null;
    for (int choices = 0; choices <= live.at(); choices++) {
      List<Long> now = noted(live, choices);
      if (!now.isEmpty() && !now.equals(before)) {
        lines.add(line(choices, before, now));
        before = now;
      }
    }
    return new ScoreSheet(lines);
  }

  /** Returns the last scores noted at a moment; empty for none. */
  private static List<Long> noted(LiveMatch live, int choices) {
    List<Long> last = List.of();
    for (Event event : live.course().eventsSince(choices)) {
      if (event instanceof Event.Scored(List<Long> scores)) {
        last = scores;
      }
    }
    return last;
  }

  private static Line line(int choices, @Nullable List<Long> before, List<Long> now) {
    List<String> gains = new ArrayList<>();
    for (int i = 0; i < now.size(); i++) {
      long base = before == null ? Values.number(0) : before.get(i);
      gains.add(ShownNumber.between(base, now.get(i)).signed());
    }
    return new Line(choices, gains, now.stream().map(Values::written).toList());
  }
}
