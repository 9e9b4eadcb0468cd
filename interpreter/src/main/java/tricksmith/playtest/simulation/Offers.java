package tricksmith.playtest.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.CardChooser;

/** Counts the options that one match offers. */
public final class Offers {

  /** Counts the decisions with one name. */
  public static final class Counter {
    /** How many decisions there were in which one alternative was to be chosen. */
    private int ofOne;

    /** How many there were in which several things were. */
    private int ofSeveral;

    private int forced;
    private long alternatives;

    private void note(int offered) {
      ofOne++;
      forced += offered == 1 ? 1 : 0;
      alternatives += offered;
    }

    private void noteSeveral(boolean onlyOne) {
      ofSeveral++;
      forced += onlyOne ? 1 : 0;
    }

    private void add(Counter other) {
      ofOne += other.ofOne;
      ofSeveral += other.ofSeveral;
      forced += other.forced;
      alternatives += other.alternatives;
    }

    public int decisions() {
      return ofOne + ofSeveral;
    }

    /** Returns the share of these decisions with only one option. */
    public double forced() {
      return (double) forced / decisions();
    }

    /** Whether single alternatives were chosen rather than several cards. */
    public boolean hasAlternatives() {
      return ofOne > 0;
    }

    /** Returns the mean number of alternatives. */
    public double alternatives() {
      return (double) alternatives / ofOne;
    }
  }

  private final Map<String, Counter> counters = new LinkedHashMap<>();

  // Usually the next decision has the same name as the last.
  private String lastName = "";
  private Counter last = new Counter();

  /** Counts the decision that the match is waiting for. */
  void note(MatchRun run) {
    Counter counter = of(run.decisionName());
    int offered = run.alternatives();
    if (offered > 0) {
      counter.note(offered);
    } else {
      counter.noteSeveral(run.isForced());
    }
  }

  private Counter of(String name) {
    if (!name.equals(lastName)) {
      lastName = name;
      last = counters.computeIfAbsent(name, _ -> new Counter());
    }
    return last;
  }

  /** A chooser that counts what it chooses from, until another decision is counted. */
  CardChooser counting(MatchRun run, CardChooser chooser) {
    return new CountingChooser(of(run.decisionName()), chooser);
  }

  private record CountingChooser(Counter counter, CardChooser chooser) implements CardChooser {
    @Override
    public int choose(int seat, int alternatives) {
      counter.note(alternatives);
      return chooser.choose(seat, alternatives);
    }
  }

  /** Returns the counters by decision name, in order of first occurrence. */
  public Map<String, Counter> counters() {
    return counters;
  }

  /** Returns the counter for the decisions of all names. */
  public Counter all() {
    Counter all = new Counter();
    counters.values().forEach(all::add);
    return all;
  }
}
