package tricksmith.mutation;

import tricksmith.script.GameScript;

/**
 * What it costs to try a mutation, in steps: the same on every machine. Not thread-safe.
 *
 * <p>Reading, checking and setting up take a time that grows with the script, so each is charged
 * for its characters.
 */
final class TrialCost {
  private static final long READING_A_CHARACTER = 200;
  private static final long SETTING_UP_A_CHARACTER = 20;

  /** The most that the sample matches of one mutant may cost. */
  private static final long MOST_FOR_ONE = 40_000_000;

  /**
   * The most that all mutants of a script may cost: twice what the costliest bundled game needs.
   */
  static final long MOST = 2_000_000_000;

  private long steps;

  void add(long computed) {
    steps += computed;
  }

  /** Adds reading and checking a script. */
  void read(GameScript script) {
    add(READING_A_CHARACTER * script.source().text().length());
  }

  /** Adds preparing a script for a setup. */
  void setUp(GameScript script) {
    add(SETTING_UP_A_CHARACTER * script.source().text().length());
  }

  long steps() {
    return steps;
  }

  /** Whether no further sample match should be played. */
  boolean isTooMuchForOne() {
    return steps > MOST_FOR_ONE;
  }
}
