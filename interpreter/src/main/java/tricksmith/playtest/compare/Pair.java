package tricksmith.playtest.compare;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.playtest.simulation.Host;
import tricksmith.playtest.simulation.Outcome;

/**
 * A match played under two versions of the rules.
 *
 * @param before its outcome under the first
 * @param after its outcome under the second
 * @param parts after how many choices the two diverged; null if they never did
 */
record Pair(Outcome before, Outcome after, @Nullable Integer parts) {

  static Pair of(Host.Played before, Host.Played after) {
    return new Pair(
        before.outcome(), after.outcome(), parts(before.run().events(), after.run().events()));
  }

  private static @Nullable Integer parts(List<Event> some, List<Event> others) {
    int choices = 0;
    for (int i = 0; i < Math.max(some.size(), others.size()); i++) {
      if (i >= some.size() || i >= others.size() || !isSame(some.get(i), others.get(i))) {
        return choices;
      }
      Event event = some.get(i);
      choices += (event instanceof Event.Chosen || event instanceof Event.ChosenSeveral) ? 1 : 0;
    }
    return null;
  }

  /**
   * Compares events by content, ignoring rule numbers: rules are renumbered when a script changes.
   */
  private static boolean isSame(Event one, Event other) {
    return (one instanceof Event.TrickFinished(var plays, var winner, _)
            && other instanceof Event.TrickFinished(var otherPlays, var otherWinner, _))
        ? plays.equals(otherPlays) && Objects.equals(winner, otherWinner)
        : one.equals(other);
  }

  boolean bothEnded() {
    return before.status() instanceof Status.Ended && after.status() instanceof Status.Ended;
  }

  boolean endedOtherwise() {
    return !(bothEnded() && before.status().equals(after.status()));
  }

  boolean wonOtherwise() {
    return before.status() instanceof Status.Ended one
        && after.status() instanceof Status.Ended other
        && !one.winners().equals(other.winners());
  }
}
