package tricksmith.expectation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tricksmith.engine.chance.Outcomes;
import tricksmith.program.CellPlace;
import tricksmith.program.Program;
import tricksmith.program.Step;

/**
 * Chance as a test gives it: a variable that chance sets comes out as it was given, and the cards
 * that were given to a zone lie on top of it after each shuffle. All else is drawn from the seed.
 */
final class GivenChance implements Outcomes {

  private final Map<String, Long> values = new HashMap<>();
  private final Map<CellPlace, Long> variables = new HashMap<>();
  private final Map<Integer, List<Integer>> orders = new HashMap<>();

  /** A variable has this value. */
  void variable(CellPlace place, long value) {
    variables.put(place, value);
  }

  /** A chance event of this name comes out so. */
  void event(String name, long value) {
    values.put(name, value);
  }

  /** A zone holds these cards, the first on top. */
  void zone(int zone, List<Integer> cards) {
    orders.put(zone, cards);
  }

  /** What zones were given to hold. */
  Map<Integer, List<Integer>> zones() {
    return orders;
  }

  /** Knows from now on which chance events set the variables. */
  void play(Program rules) {
    for (Step step : rules.procedure().steps()) {
      if (step instanceof Step.SetRandom random && variables.containsKey(random.cell())) {
        values.putIfAbsent(random.name(), variables.get(random.cell()));
      }
    }
  }

  @Override
  public int pick(String name, long count, List<Long> alternatives, int keyed) {
    Long given = values.get(name);
    int place = given == null ? -1 : alternatives.indexOf(given);
    return place < 0 ? keyed : place;
  }

  @Override
  public int[] order(int zone, long count, int[] keyed) {
    List<Integer> left = new ArrayList<>(IntStream.of(keyed).boxed().toList());
    List<Integer> order =
        new ArrayList<>(
            orders.getOrDefault(zone, List.of()).stream().filter(left::contains).toList());
    left.removeAll(order);
    order.addAll(left);
    return order.stream().mapToInt(Integer::intValue).toArray();
  }
}
