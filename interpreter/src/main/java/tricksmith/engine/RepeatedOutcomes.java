package tricksmith.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.Event;

/** Repeats chance as it came up in a match by the same rules. After that, the seed takes over. */
public final class RepeatedOutcomes implements Outcomes {

  private final Deque<Event> chance = new ArrayDeque<>();

  /** Repeats the chance among the events of a match. */
  public RepeatedOutcomes(List<Event> events) {
    thenRepeat(events);
  }

  /** Repeats the chance among these events after what is still to be repeated. */
  void thenRepeat(List<Event> events) {
    events.stream().filter(RepeatedOutcomes::isChance).forEach(chance::add);
  }

  private static boolean isChance(Event event) {
    return event instanceof Event.Chance || event instanceof Event.Shuffled;
  }

  @Override
  public int pick(String name, long count, List<Long> alternatives, int keyed) {
    return chance.poll() instanceof Event.Chance came ? alternatives.indexOf(came.value()) : keyed;
  }

  @Override
  public int[] order(int zone, long count, int[] keyed) {
    return chance.poll() instanceof Event.Shuffled shuffled
        ? shuffled.order().stream().mapToInt(Integer::intValue).toArray()
        : keyed;
  }
}
