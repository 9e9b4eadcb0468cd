package tricksmith.mutation;

import tricksmith.parse.ScriptWord;
import tricksmith.program.evaluation.Budget;
import tricksmith.source.Source;

/**
 * What it costs to try a mutation, in steps: the same on every machine. Not thread-safe.
 *
 * <p>Reading, checking and setting up take a time that grows with the script, so each is charged
 * for its words. Comments cost nothing. Comparing two matches takes longer than playing them, so
 * each decision is charged too.
 */
final class TrialCost {
  private static final long READING_A_WORD = 2_000;
  private static final long SETTING_UP_A_WORD = 200;
  private static final long SETTING_UP = 100_000;
  private static final long COMPARING_DECISIONS = 250;

  /** The most that the sample matches of one mutant may cost. */
  private static final long MOST_FOR_ONE = 40_000_000;

  /** In matches that take as long as they may. */
  private static final long MOST_FOR_ALL = 100;

  private final long words;
  private long steps;

  /**
   * Begins with nothing.
   *
   * @param words how many words a script has, with or without the mutation
   */
  TrialCost(long words) {
    this.words = words;
  }

  /** Returns the most that all mutants of a script may cost together. */
  static long ofAll(Budget budget) {
    return MOST_FOR_ALL * budget.matchSteps();
  }

  /** Returns the number of words of a text. */
  static long words(Source source) {
    return ScriptWord.of(source).stream()
        .filter(word -> word.kind() != ScriptWord.Kind.COMMENT)
        .count();
  }

  void add(long computed) {
    steps += computed;
  }

  /** Adds reading and checking a script. */
  void read() {
    add(READING_A_WORD * words);
  }

  /** Adds preparing a script for a setup. */
  void setUp() {
    add(SETTING_UP + SETTING_UP_A_WORD * words);
  }

  /** Adds comparing what the players of two matches are asked. */
  void decision() {
    add(COMPARING_DECISIONS);
  }

  long steps() {
    return steps;
  }

  /** Whether no further sample match should be played. */
  boolean isTooMuchForOne() {
    return steps > MOST_FOR_ONE;
  }
}
