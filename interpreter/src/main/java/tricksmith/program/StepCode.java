package tricksmith.program;

import tricksmith.program.expression.Frame;

/**
 * Translated steps, obligations and criteria. Their effect, their cost and their failures are the
 * same as when they are performed and evaluated one by one.
 */
public abstract class StepCode {
  /**
   * Performs translated steps from this one on.
   *
   * @return the place of the step that comes next, which is not translated or cannot begin
   */
  public final int perform(int step, Performance performance, Frame frame) {
    int place = step;
    int before;
    do {
      before = place;
      place = outsideTricks(inTricks(place, performance, frame), performance, frame);
    } while (place != before);
    return place;
  }

  /** The same, of the loops in which tricks are played: of as much as the JVM translates well. */
  protected abstract int inTricks(int step, Performance performance, Frame frame);

  /** The same, of all other steps. */
  protected abstract int outsideTricks(int step, Performance performance, Frame frame);

  /**
   * The cards that may be played, as a word.
   *
   * @param hand not empty
   * @param player whose it is, as a value
   * @param leads whether no card has been played to the trick
   */
  public abstract long playable(
      long hand, long player, boolean leads, Performance performance, Frame frame);

  /** The best of these cards, which have been played to the stage; each once. */
  public abstract long best(long cards, Performance performance, Frame frame);

  /** The suit led in the trick under way. */
  public abstract long suitLed(Frame frame);
}
