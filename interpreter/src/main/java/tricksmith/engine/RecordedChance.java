package tricksmith.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tricksmith.cards.Card;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.Event;
import tricksmith.program.Program;

/**
 * The chance events and shuffles of a match, by name and by how many of that name came before. They
 * can be repeated under other rules with the same zones: what did not occur then, or cannot occur
 * now, comes from the seed. Immutable, so all copies of a match share it.
 */
public final class RecordedChance implements Outcomes {
  private record Key(String name, long count) {}

  private final List<String> zones;
  private final List<Card> cards;
  private final Map<Key, Long> values;
  private final Map<Key, int[]> orders;

  /** Repeats the chance among the events of a match, which was played by these rules. */
  public RecordedChance(Program rules, List<Event> events) {
    this(zones(rules), rules.cards().cards(), new HashMap<>(), new HashMap<>());
    Map<String, Integer> names = new HashMap<>();
    for (Event event : events) {
      if (event instanceof Event.Chance(String name, long value)) {
        values.put(next(name, names), value);
      } else if (event instanceof Event.Shuffled(int zone, List<Integer> order)) {
        orders.put(
            next(zones.get(zone), names), order.stream().mapToInt(Integer::intValue).toArray());
      }
    }
  }

  private RecordedChance(
      List<String> zones, List<Card> cards, Map<Key, Long> values, Map<Key, int[]> orders) {
    this.zones = zones;
    this.cards = cards;
    this.values = values;
    this.orders = orders;
  }

  private static List<String> zones(Program rules) {
    return rules.zones().stream().map(Program.ZoneLayout::name).toList();
  }

  /** Returns the same chance for rules whose deck may have its cards in another order. */
  public RecordedChance under(Program rules) {
    List<Card> others = rules.cards().cards();
    if (labels(others).equals(labels(cards))) {
      return this;
    }
    Map<String, Integer> numbers = new HashMap<>();
    labels(others).forEach(label -> numbers.put(label, numbers.size()));
    List<String> labels = labels(cards);
    Map<Key, int[]> renumbered = new HashMap<>();
    orders.forEach(
        (key, order) ->
            renumbered.put(
                key,
                Arrays.stream(order)
                    .map(card -> numbers.getOrDefault(labels.get(card), -1))
                    .toArray()));
    return new RecordedChance(zones, others, values, renumbered);
  }

  private static List<String> labels(List<Card> cards) {
    return cards.stream().map(card -> card.label() + "#" + card.copy()).toList();
  }

  private static Key next(String name, Map<String, Integer> names) {
    return new Key(name, names.merge(name, 1, Integer::sum) - 1);
  }

  @Override
  public int pick(String name, long count, List<Long> alternatives, int keyed) {
    Long value = values.get(new Key(name, count));
    int place = value == null ? -1 : alternatives.indexOf(value);
    return place < 0 ? keyed : place;
  }

  @Override
  public int[] order(int zone, long count, int[] keyed) {
    int[] order = zone < zones.size() ? orders.get(new Key(zones.get(zone), count)) : null;
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
  public Outcomes ofCopies() {
    return this;
  }
}
