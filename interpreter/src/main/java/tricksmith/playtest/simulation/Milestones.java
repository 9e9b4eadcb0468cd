package tricksmith.playtest.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.CourseWatch;
import tricksmith.program.value.Values;

/**
 * Counts the tricks of one match and keeps its scores each time they are noted after some play. A
 * loop that runs before cards are dealt is not a round.
 */
final class Milestones implements CourseWatch {

  private int tricks;

  /** The number of tricks when scores were last kept. */
  private int tricksBefore;

  private final List<List<Long>> standings = new ArrayList<>();

  /** The scores as last noted. */
  private @Nullable List<Long> noted;

  @Override
  public void finishesTrick() {
    tricks++;
  }

  @Override
  public void notesScores(List<Long> scores) {
    noted = scores;
    if (tricks > tricksBefore || !scores.equals(lastKept(scores.size()))) {
      tricksBefore = tricks;
      standings.add(scores);
    }
  }

  private List<Long> lastKept(int players) {
    return standings.isEmpty()
        ? Collections.nCopies(players, Values.number(0))
        : standings.getLast();
  }

  int tricks() {
    return tricks;
  }

  /** Returns the scores after each round; the final scores alone if nothing was played. */
  List<List<Long>> standings() {
    List<Long> last = noted;
    return standings.isEmpty() && last != null ? List.of(last) : standings;
  }
}
