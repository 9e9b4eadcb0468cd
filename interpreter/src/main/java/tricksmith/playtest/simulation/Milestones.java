package tricksmith.playtest.simulation;

import java.util.ArrayList;
import java.util.Arrays;
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

  private final List<long[]> standings = new ArrayList<>();

  /** The scores as last noted. */
  private long @Nullable [] noted;

  @Override
  public void finishesTrick() {
    tricks++;
  }

  @Override
  public void notesScores(long[] scores) {
    noted = scores;
    if (tricks > tricksBefore || !isLastKept(scores)) {
      tricksBefore = tricks;
      standings.add(scores);
    }
  }

  private boolean isLastKept(long[] scores) {
    return standings.isEmpty()
        ? Arrays.stream(scores).allMatch(score -> score == Values.number(0))
        : Arrays.equals(scores, standings.getLast());
  }

  int tricks() {
    return tricks;
  }

  /** Returns the scores after each round; the final scores alone if nothing was played. */
  List<long[]> standings() {
    long[] last = noted;
    return standings.isEmpty() && last != null ? List.of(last) : standings;
  }
}
