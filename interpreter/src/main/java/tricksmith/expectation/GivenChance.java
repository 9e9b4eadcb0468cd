package tricksmith.expectation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tricksmith.cards.CardSupply;
import tricksmith.engine.chance.Outcomes;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;

/**
 * Chance as a test fixes it. Given variables get their given values, and cards given to a zone lie
 * on top of it after each shuffle. Everything else is drawn from the seed.
 */
final class GivenChance implements Outcomes {

  private final Map<String, Long> values = new HashMap<>();
  private final Map<CellPlace, Long> variables = new HashMap<>();
  private final Map<Integer, List<Integer>> orders = new HashMap<>();

  private final CardSupply supply;

  GivenChance(CardSupply supply) {
    this.supply = supply;
  }

  /** Fixes the value that chance assigns to a variable. */
  void variable(CellPlace place, long value) {
    variables.put(place, value);
  }

  void event(String name, long value) {
    values.put(name, value);
  }

  /** Fixes the top cards of a zone, topmost first. */
  void zone(int zone, List<Integer> cards) {
    orders.put(zone, cards);
  }

  /** Returns the cards given to zones. */
  Map<Integer, List<Integer>> zones() {
    return orders;
  }

  /** Finds the chance events that set the given variables. */
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
    Set<Integer> left = new LinkedHashSet<>(IntStream.of(keyed).boxed().toList());
    List<Integer> order = new ArrayList<>();
    for (int card : orders.getOrDefault(zone, List.of())) {
      there(card, left).filter(left::remove).ifPresent(order::add);
    }
    order.addAll(left);
    return order.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns the card if it is in the zone, or else a copy that is. */
  private Optional<Integer> there(Integer card, Set<Integer> zone) {
    String label = supply.card(card).label();
    return zone.contains(card)
        ? Optional.of(card)
        : zone.stream().filter(copy -> supply.card(copy).label().equals(label)).findFirst();
  }
}
