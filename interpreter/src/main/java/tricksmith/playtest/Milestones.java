package tricksmith.playtest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.CourseWatch;
import tricksmith.program.Values;

/**
 * Counts the tricks of one match, and keeps its scores whenever they are noted after something was
 * played: a loop before the cards are dealt is no round.
 */
final class Milestones implements CourseWatch {

  private int tricks;

  /** How many tricks there were when the scores were last kept. */
  private int tricksBefore;

  private final List<List<Long>> standings = new ArrayList<>();

  /** The scores when they were last noted. */
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

  /** The scores after each round; of a match in which nothing was played, those at its end. */
  List<List<Long>> standings() {
    List<Long> last = noted;
    return standings.isEmpty() && last != null ? List.of(last) : standings;
  }
}
