package tricksmith.engine.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Event;

/**
 * The events so far, the latest first: a list that copies share, so a match can be copied at any
 * moment at no cost. Immutable.
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

  /** Returns how many events there are up to the last one. */
  public static int lengthOf(@Nullable History last) {
    return last == null ? 0 : last.length;
  }

  /** Returns this and all before it, from first to last. */
  public static List<History> whole(@Nullable History last) {
    Deque<History> nodes = new ArrayDeque<>();
    for (History node = last; node != null; node = node.before) {
      nodes.addFirst(node);
    }
    return List.copyOf(nodes);
  }

  /** Returns the events from first to last. */
  public static List<Event> events(@Nullable History last) {
    return events(last, 0);
  }

  /** Returns the events after this many, from first to last. */
  public static List<Event> events(@Nullable History last, int after) {
    if (last == null || last.length <= after) {
      return List.of();
    }
    Event[] events = new Event[last.length - after];
    for (History node = last; node != null && node.length > after; node = node.before) {
      events[node.length - after - 1] = node.event;
    }
    return List.of(events);
  }
}
