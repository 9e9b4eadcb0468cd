package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.Labels;
import tricksmith.program.Program;

/**
 * Outcomes of chance that are fixed, either recorded or chosen by hand, in the words of the script.
 * All others come from the seed.
 *
 * @param picks outcomes of chance events
 * @param orders cards of a zone after a shuffle, top first
 */
public record FixedOutcomes(Map<Occasion, String> picks, Map<Occasion, List<String>> orders) {

  public static final FixedOutcomes OF_THE_SEED = new FixedOutcomes(Map.of(), Map.of());

  /**
   * A particular chance event or shuffle.
   *
   * @param name of the event, or of the zone
   * @param count how many of that name came before
   */
  public record Occasion(String name, long count) {}

  public FixedOutcomes {
    picks = Map.copyOf(picks);
    orders = Map.copyOf(orders);
  }

  public FixedOutcomes with(Occasion occasion, String pick) {
    Map<Occasion, String> more = new HashMap<>(picks);
    more.put(occasion, pick);
    return new FixedOutcomes(more, orders);
  }

  /** Returns the outcomes in the engine's form; null if everything comes from the seed. */
  @Nullable Outcomes outcomes(Program rules) {
    return equals(OF_THE_SEED) ? null : new Given(this, rules, new Labels(rules));
  }

  /** Immutable, so all copies of a match can share it. */
  private record Given(FixedOutcomes chance, Program rules, Labels labels) implements Outcomes {

    @Override
    public int pick(String name, long count, List<Long> alternatives, int keyed) {
      String wanted = chance.picks.get(new Occasion(name, count));
      for (int i = 0; wanted != null && i < alternatives.size(); i++) {
        if (labels.of(alternatives.get(i)).equals(wanted)) {
          return i;
        }
      }
      return keyed;
    }

    /**
     * Cards in the fixed order keep that order, in the positions the seed gave them, so that a card
     * added by an edit does not move the others.
     */
    @Override
    public int[] order(int zone, long count, int[] keyed) {
      List<String> wanted = chance.orders.get(new Occasion(rules.zones().get(zone).name(), count));
      if (wanted == null) {
        return keyed;
      }
      IndexSet left =
          Arrays.stream(keyed).mapToObj(IndexSet::of).reduce(IndexSet.EMPTY, IndexSet::union);
      List<Integer> known = new ArrayList<>();
      for (String label : wanted) {
        int card = labels.cardsOf(label).intersection(left).next(0);
        if (card >= 0) {
          known.add(card);
          left = left.without(card);
        }
      }
      int[] order = keyed.clone();
      int next = 0;
      for (int place = 0; place < order.length; place++) {
        if (!left.contains(order[place])) {
          order[place] = known.get(next++);
        }
      }
      return order;
    }

    @Override
    public Outcomes ofCopies() {
      return this;
    }
  }
}
