package tricksmith.proposal;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.Event;

/**
 * The chance events of a match by name and count, repeated under other rules. Any that did not
 * occur then, or cannot occur now, come from the seed.
 */
final class RecordedChance implements Outcomes {
  private record Key(String name, long count) {}

  private final Map<Key, Long> values = new HashMap<>();
  private final Map<Key, int[]> orders = new HashMap<>();

  RecordedChance(List<Event> events) {
    Map<String, Integer> names = new HashMap<>();
    Map<Integer, Integer> zones = new HashMap<>();
    for (Event event : events) {
      if (event instanceof Event.Chance(String name, long value)) {
        values.put(new Key(name, names.merge(name, 1, Integer::sum) - 1), value);
      } else if (event instanceof Event.Shuffled(int zone, List<Integer> order)) {
        orders.put(
            new Key(String.valueOf(zone), zones.merge(zone, 1, Integer::sum) - 1),
            order.stream().mapToInt(Integer::intValue).toArray());
      }
    }
  }

  @Override
  public int pick(String name, long count, List<Long> alternatives, int keyed) {
    Long value = values.get(new Key(name, count));
    int place = value == null ? -1 : alternatives.indexOf(value);
    return place < 0 ? keyed : place;
  }

  @Override
  public int[] order(int zone, long count, int[] keyed) {
    int[] order = orders.get(new Key(String.valueOf(zone), count));
    return order != null && sorted(order, keyed) ? order : keyed;
  }

  private static boolean sorted(int[] one, int[] other) {
    int[] a = one.clone();
    int[] b = other.clone();
    Arrays.sort(a);
    Arrays.sort(b);
    return Arrays.equals(a, b);
  }

  @Override
  public @Nullable Outcomes ofCopies() {
    return this;
  }
}
