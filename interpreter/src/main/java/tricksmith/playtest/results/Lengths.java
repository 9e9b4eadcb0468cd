package tricksmith.playtest.results;

import tricksmith.playtest.simulation.Outcome;
import tricksmith.playtest.statistics.Sample;

/**
 * How long matches are.
 *
 * @param decisions per match
 * @param tricks finished tricks per match
 * @param deals how many deals there are, by {@code new deal}
 * @param rounds how often scores are noted after some play: once per deal, or per pass of the outer
 *     loop
 */
public record Lengths(Sample decisions, Sample tricks, Sample deals, Sample rounds) {

  /** Collects one match after another. */
  static final class Collector {
    private final Sample.Collector decisions = new Sample.Collector();
    private final Sample.Collector tricks = new Sample.Collector();
    private final Sample.Collector deals = new Sample.Collector();
    private final Sample.Collector rounds = new Sample.Collector();

    void add(Outcome outcome) {
      decisions.add(outcome.decisions());
      tricks.add(outcome.tricks());
      deals.add(outcome.deals());
      rounds.add(outcome.standings().size());
    }

    Lengths lengths() {
      return new Lengths(decisions.sample(), tricks.sample(), deals.sample(), rounds.sample());
    }
  }
}
