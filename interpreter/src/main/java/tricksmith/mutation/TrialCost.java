package tricksmith.mutation;

import tricksmith.program.evaluation.Budget;

/**
 * The cost of trying a mutation, the same on every machine. Not thread-safe.
 *
 * <p>It is counted in units that take some ten nanoseconds, a third of what a step of a usual match
 * takes. Reading, checking and setting up take a time that grows with the script, so each is
 * charged for its words; comments cost nothing. What is nested is looked at again and again, so
 * reading and reviewing are also charged for that. Comparing two matches takes longer than playing
 * them, so what is compared is charged too.
 */
final class TrialCost {
  private static final long STEP = 3;
  private static final long READING_A_WORD = 450;
  private static final long REVIEWING_A_WORD = 900;
  private static final long READING_WHAT_IS_NESTED = 15;
  private static final long REVIEWING_WHAT_IS_NESTED = 260;

  /** In a script of this many words, reading a word takes twice as long as in a short one. */
  private static final long LONG = 5_000;

  private static final long SETTING_UP_A_WORD = 300;
  private static final long SETTING_UP = 20_000;
  private static final long COMPARING_DECISIONS = 450;
  private static final long COMPARING_ALTERNATIVES = 30;
  private static final long COMPARING_THINGS_SEEN = 10;

  /** How much longer the script itself takes, which is read while the program is not yet warm. */
  private static final long TIMES_AS_FIRST = 3;

  /** The most that the sample matches of one mutant may cost. */
  private static final long MOST_FOR_ONE = 20_000_000;

  /** In matches that take as long as they may. */
  private static final long MOST_FOR_ALL = 68;

  private final Extent script;
  private long units;

  /**
   * Begins with nothing.
   *
   * @param script how long the script is, with or without the mutation
   */
  TrialCost(Extent script) {
    this.script = script;
  }

  /** Returns the most that all mutants of a script may cost together. */
  static long ofAll(Budget budget) {
    return MOST_FOR_ALL * budget.matchSteps();
  }

  /** Returns what it has cost to read, review and set up the script that is mutated. */
  static long ofScript(Extent script) {
    TrialCost cost = new TrialCost(script);
    cost.read();
    cost.review();
    cost.setUp();
    return TIMES_AS_FIRST * cost.units;
  }

  void compute(long steps) {
    units += STEP * steps;
  }

  /** Adds reading and checking a script, and its review for errors. */
  void read() {
    units += READING_A_WORD * weightedWords() + READING_WHAT_IS_NESTED * script.reviewed();
  }

  /** Adds the rest of its review. */
  void review() {
    units += REVIEWING_A_WORD * weightedWords() + REVIEWING_WHAT_IS_NESTED * script.reviewed();
  }

  private long weightedWords() {
    return script.words() * (LONG + script.words()) / LONG;
  }

  /** Adds preparing a script for a setup. */
  void setUp() {
    units += SETTING_UP + SETTING_UP_A_WORD * script.words();
  }

  /** Adds comparing what the players of two matches are asked, among so many alternatives. */
  void decision(int alternatives) {
    units += COMPARING_DECISIONS + COMPARING_ALTERNATIVES * alternatives;
  }

  /** Adds comparing so many zones, cards and variables that a player sees. */
  void look(long things) {
    units += COMPARING_THINGS_SEEN * things;
  }

  long units() {
    return units;
  }

  /** Whether no further sample match should be played, and one under way should end. */
  boolean isTooMuchForOne() {
    return units > MOST_FOR_ONE;
  }
}
