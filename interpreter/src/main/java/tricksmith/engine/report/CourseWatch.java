package tricksmith.engine.report;

import java.util.List;
import tricksmith.program.Values;

/** Is told how a match goes, in place of a record of all that happens in it. */
public interface CourseWatch {

  /** A trick is finished. */
  void finishesTrick();

  /**
   * The scores are noted: after a deal, or a pass of the outer loop.
   *
   * @param scores by seat, as {@link Values} encodes numbers
   */
  void notesScores(List<Long> scores);
}
