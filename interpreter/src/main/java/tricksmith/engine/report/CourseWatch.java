package tricksmith.engine.report;

import tricksmith.program.value.Values;

/** A listener to how a match goes, for use instead of a record of everything that happens in it. */
public interface CourseWatch {

  void finishesTrick();

  /**
   * Called when the scores are noted: after a deal, or after a pass of the outer loop.
   *
   * @param scores by seat, as {@link Values} encodes numbers; the listener may keep them
   */
  void notesScores(long[] scores);
}
