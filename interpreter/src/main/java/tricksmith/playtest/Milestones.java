package tricksmith.playtest;

import java.util.ArrayList;
import java.util.List;
import tricksmith.engine.report.CourseWatch;

/** Counts the tricks of one match, and keeps its scores whenever they are noted. */
final class Milestones implements CourseWatch {

  private int tricks;
  private final List<List<Long>> standings = new ArrayList<>();

  @Override
  public void finishesTrick() {
    tricks++;
  }

  @Override
  public void notesScores(List<Long> scores) {
    standings.add(scores);
  }

  int tricks() {
    return tricks;
  }

  List<List<Long>> standings() {
    return standings;
  }
}
