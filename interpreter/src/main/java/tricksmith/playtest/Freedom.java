package tricksmith.playtest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much there is to choose from in decisions of one name, or in all. The numbers are of matches,
 * as decisions of one match hang together: of each match its mean.
 *
 * @param decision what it is called: {@code play}, or a name of the script; empty for all
 * @param decisions how many of them there are in a match
 * @param alternatives among how many alternatives one is chosen; no matches where it is several
 *     cards that are chosen
 * @param forced the share of those in which there is but one answer
 */
public record Freedom(String decision, Sample decisions, Sample alternatives, Sample forced) {

  /** Takes the matches one after the other. */
  static final class Collector {
    private final One all = new One();
    private final Map<String, One> byName = new LinkedHashMap<>();

    void add(Offers offers) {
      all.add(offers.all());
      offers
          .counters()
          .forEach((name, counter) -> byName.computeIfAbsent(name, _ -> new One()).add(counter));
    }

    /** Of all decisions. */
    Freedom all() {
      return all.freedom("");
    }

    /** By name, in the order of the first of each. */
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
