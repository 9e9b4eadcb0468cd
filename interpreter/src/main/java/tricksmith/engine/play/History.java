package tricksmith.engine.play;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Event;

/**
 * What has happened, the latest first: a list that copies share, so that a match can be copied at
 * any moment at no cost. Immutable.
 *
 * @param audience the players that have seen it; null for everybody. Of a finished trick, those
 *     that have seen all its cards
 */
public record History(
    @Nullable History before, Event event, @Nullable IndexSet audience, int length) {

  static History with(@Nullable History before, Event event, @Nullable IndexSet audience) {
    return new History(before, event, audience, before == null ? 1 : before.length + 1);
  }

  /** Returns it with another event in its place. */
  public History with(Event other) {
    return new History(before, other, audience, length);
  }

  /** Returns the events from first to last. */
  public static List<Event> events(@Nullable History last) {
    if (last == null) {
      return List.of();
    }
    Event[] events = new Event[last.length];
    for (History node = last; node != null; node = node.before) {
      events[node.length - 1] = node.event;
    }
    return List.copyOf(Arrays.asList(events));
  }
}
