package tricksmith.playtest.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.playtest.simulation.Offers;
import tricksmith.playtest.statistics.Sample;

/**
 * How much choice players have, in decisions of one name or in all. Decisions within a match are
 * correlated, so samples are of matches: each contributes its mean.
 *
 * @param decision the name of the decision: {@code play}, or a name from the script; empty for all
 * @param decisions the number of decisions per match
 * @param alternatives the mean number of alternatives; empty where several cards are chosen at once
 * @param forced the share of decisions with only one option
 */
public record Freedom(String decision, Sample decisions, Sample alternatives, Sample forced) {

  /** Collects one match after another. */
  static final class Collector {
    private final One all = new One();
    private final Map<String, One> byName = new LinkedHashMap<>();

    void add(Offers offers) {
      all.add(offers.all());
      offers
          .counters()
          .forEach((name, counter) -> byName.computeIfAbsent(name, _ -> new One()).add(counter));
    }

    /** Returns the freedom over all decisions. */
    Freedom all() {
      return all.freedom("");
    }

    /** Returns the freedom by decision name, in order of first occurrence. */
    List<Freedom> byName() {
      List<Freedom> freedoms = new ArrayList<>();
      byName.forEach((name, one) -> freedoms.add(one.freedom(name)));
      return List.copyOf(freedoms);
    }
  }

  private static final class One {
    private final Sample.Collector decisions = new Sample.Collector();
    private final Sample.Collector alternatives = new Sample.Collector();
    private final Sample.Collector forced = new Sample.Collector();

    void add(Offers.Counter counter) {
      if (counter.decisions() == 0) {
        return;
      }
      decisions.add(counter.decisions());
      forced.add(counter.forced());
      if (counter.hasAlternatives()) {
        alternatives.add(counter.alternatives());
      }
    }

    Freedom freedom(String decision) {
      return new Freedom(decision, decisions.sample(), alternatives.sample(), forced.sample());
    }
  }
}
