package tricksmith.playtest;

import java.util.LinkedHashMap;
import java.util.Map;
import tricksmith.engine.MatchRun;

/** Counts what there is to choose from in one match. */
final class Offers {

  /** The decisions of one name. */
  static final class Counter {
    private int decisions;
    private int forced;
    private int ofOne;
    private long alternatives;

    private void note(int offered, boolean onlyOne) {
      decisions++;
      forced += onlyOne ? 1 : 0;
      ofOne += offered > 0 ? 1 : 0;
      alternatives += offered;
    }

    int decisions() {
      return decisions;
    }

    /** The share of those in which there was but one answer. */
    double forced() {
      return (double) forced / decisions;
    }

    /** Whether one alternative was chosen, and not several cards. */
    boolean hasAlternatives() {
      return ofOne > 0;
    }

    /** How many there were on average. */
    double alternatives() {
      return (double) alternatives / ofOne;
    }
  }

  private final Map<String, Counter> counters = new LinkedHashMap<>();
  private final Counter all = new Counter();

  // Mostly the next decision is called like the last one.
  private String lastName = "";
  private Counter last = all;

  /** Somebody is about to decide. */
  void note(MatchRun run) {
    String name = run.decisionName();
    if (!name.equals(lastName)) {
      lastName = name;
      last = counters.computeIfAbsent(name, _ -> new Counter());
    }
    int offered = run.alternatives();
    boolean forced = run.isForced();
    last.note(offered, forced);
    all.note(offered, forced);
  }

  /** By name, in the order of the first of each. */
  Map<String, Counter> counters() {
    return counters;
  }

  Counter all() {
    return all;
  }
}
