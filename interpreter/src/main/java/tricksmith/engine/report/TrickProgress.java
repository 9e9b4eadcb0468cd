package tricksmith.engine.report;

import java.util.List;

/**
 * How far a trick under way has come.
 *
 * @param stage 1 in a trick or between tricks, 2, 3, … in a playoff
 * @param plays all its cards in order, playoffs included; none between tricks
 */
public record TrickProgress(int stage, List<Event.Play> plays) {

  /** Between tricks. */
  public static final TrickProgress NONE = new TrickProgress(1, List.of());

  public TrickProgress {
    plays = List.copyOf(plays);
  }

  /** Whether another trick has come to the same stage, with as many cards. */
  public boolean isAsFarAs(TrickProgress other) {
    return stage == other.stage && plays.size() == other.plays.size();
  }
}
