package tricksmith.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tricksmith.engine.MatchRun;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.program.value.Fault;

/**
 * Learns a policy for a game from its rules alone, by playing it against itself. It tries
 * alternatives out by playing the deal on, under the same conditions except for the one choice, and
 * fits the weights to the results; it repeats this with what it has learned so far. A pure function
 * of the rules: the seed is fixed, effort is counted in choices.
 */
final class Learning {

  /** Counts what is learned: to be raised whenever the same rules teach something else. */
  static final int VERSION = 4;

  /**
   * How many times to fit the weights. Each time takes twice as long as the one before: the last
   * weights are the ones that are kept, and the first show only who plays worse than anything.
   */
  private static final int ROUNDS = 5;

  private static final long SEED = KeyedChance.hash("learning");
  private static final double RIDGE = 16;
  private static final double FADING = 0.8;
  private static final double EXPLORING = 0.1;
  private static final double PLAYING_ON = 0.03;
  private static final int MOST_ALTERNATIVES = 8;
  private static final int MOST_PLAYED_ON = 300;

  /** The number of card comparisons that cost as much as a choice. */
  private static final int COMPARISONS_OF_A_CHOICE = 8;

  /** The number of steps from which on a choice counts as several; most games compute a few. */
  private static final int STEPS_OF_A_CHOICE = 500;

  /**
   * The number of steps for each choice, on average, from which on less is learned. The most
   * expensive bundled game takes about half of it.
   */
  private static final int STEPS_ON_AVERAGE = 250;

  /**
   * The number of steps for each choice, on average, from which on less is learned, if steps whose
   * results are remembered are left out: the others take much longer. Jass takes 44.
   */
  private static final int TAKEN_ON_AVERAGE = 50;

  /**
   * The number of alternatives considered for each choice, on average, from which on less is
   * learned. No bundled game has six.
   */
  private static final int CONSIDERED_ON_AVERAGE = 10;

  /** How many times the steps count that a match takes before its first choice. */
  private static final int WEIGHT_OF_BEGINNINGS = 10;

  /**
   * How many matches may compute or hold more than a sample may before nothing more is learned:
   * they take longest of all, and teach nothing about rules that cannot be played.
   */
  private static final int MOST_TOO_COSTLY = 3;

  /** The part of the effort that goes into looking at deals at first, and after each round. */
  private static final int FIRST_LOOK = 20;

  private static final int LATER_LOOK = 50;

  /** How many choices are made in looking at deals where that is all. */
  private static final int GLANCE = 4_000;

  private final MatchRun pattern;
  private final Program rules;
  private final Worth worth;
  private final Playing playing;
  private final DealReview review;
  private final long effort;
  private final LearningWatch watch;
  private double[] beforehand = new double[0];
  private Policy policy;
  private long choices;

  /** All steps so far, with those of beginnings weighed. */
  private long steps;

  /** The steps that were really taken: others only count, as what they lead to was remembered. */
  private long taken;

  private long drawn;
  private int tooCostly;

  private Learning(Program rules, long effort, LearningWatch watch) {
    this.rules = rules;
    this.effort = effort;
    this.watch = watch;
    pattern = MatchRun.start(rules.with(rules.budget().ofSamples()), SEED);
    worth = new Worth(rules);
    review = new DealReview(rules, worth);
    policy = nothingKnown();
    playing = new Playing(pattern, policy);
  }

  private Policy nothingKnown() {
    double[] hand = new double[Prospects.HAND];
    hand[1] = 1;
    return new Policy(
        new double[0],
        hand,
        hand,
        new double[rules.cards().size()],
        new double[Contracts.COUNT],
        1);
  }

  /**
   * Learns a policy unless called off.
   *
   * @param effort how many choices may be made in learning
   * @param watch told how far it is, and asked whether to go on
   * @return what was learned; empty if it was called off
   */
  static Optional<Policy> learn(Program rules, long effort, LearningWatch watch) {
    Learning learning = new Learning(rules, effort, watch);
    learning.run();
    return watch.goesOn() ? Optional.of(learning.policy) : Optional.empty();
  }

  /**
   * Returns a policy of somebody who has tried nothing out, but has watched a few deals played at
   * random: they say what cards, hands and tricks are worth, and the policy takes what should bring
   * most by that. It is there in some milliseconds.
   */
  static Policy atAGlance(Program rules) {
    Learning learning = new Learning(rules, GLANCE, LearningWatch.NOBODY);
    Describing describing = learning.playing.describing();
    learning.policy = learning.policy.weighing(describing.beforehand());
    learning.playing.use(learning.policy);
    learning.lookAtDeals(GLANCE, true);
    return learning.policy.weighing(describing.atAGlance());
  }

  private boolean isSpent(long until) {
    long spent = spent();
    watch.spent(spent, effort);
    return spent >= until || tooCostly >= MOST_TOO_COSTLY || !watch.goesOn();
  }

  private long spent() {
    return Math.max(choices, computed())
        + playing.describing().outlook().comparisons() / COMPARISONS_OF_A_CHOICE;
  }

  /** Returns how many choices would usually take as much to compute. */
  private long computed() {
    return Math.max(
        steps / STEPS_ON_AVERAGE,
        Math.max(taken / TAKEN_ON_AVERAGE, playing.considered() / CONSIDERED_ON_AVERAGE));
  }

  private long key() {
    return KeyedChance.key(SEED, SEED, drawn++);
  }

  private double fraction() {
    return (key() >>> 11) * 0x1.0p-53;
  }

  private void run() {
    int count = playing.describing().count();
    beforehand = playing.describing().beforehand();
    policy = policy.weighing(beforehand);
    playing.use(policy);
    lookAtDeals(effort / FIRST_LOOK, true);
    Regression regression = new Regression(count);
    for (int round = 0; round < ROUNDS; round++) {
      regression.fade(FADING);
      int later = ROUNDS - 1 - round;
      long left = effort - spent() - later * (effort / LATER_LOOK);
      long until = spent() + left / ((2L << later) - 1);
      boolean anything = round == 0;
      while (!isSpent(until)) {
        tryOut(regression, anything, until);
      }
      policy = policy.weighing(sum(beforehand, regression.weights(RIDGE)));
      playing.use(policy);
      if (round < ROUNDS - 1) {
        lookAtDeals(effort / LATER_LOOK, false);
      }
    }
    if (tooCostly >= MOST_TOO_COSTLY || computed() > 2 * choices) {
      watch.learnedLess();
    }
  }

  private static double[] sum(double[] one, double[] other) {
    double[] sum = new double[one.length];
    Arrays.setAll(sum, i -> one[i] + other[i]);
    return sum;
  }

  /** Begins a match, which counts as a choice: some have nothing to choose. */
  private MatchRun begin() {
    MatchRun run = pattern.again(key(), false);
    choices += cost(1, run.steps());
    steps += WEIGHT_OF_BEGINNINGS * run.steps();
    taken += Math.max(0, run.steps() - run.stepsSpared());
    noteIfTooCostly(run);
    return run;
  }

  /** Makes one choice of a match, and counts what it costs. */
  private void play(MatchRun run, boolean anything) {
    long before = run.steps();
    long spared = run.stepsSpared();
    playing.choose(run, anything ? 1 : EXPLORING, key());
    count(1, run.steps() - before, run.stepsSpared() - spared);
    noteIfTooCostly(run);
  }

  /** Counts choices, with the steps they cost, and how many of these were spared. */
  private void count(int made, long cost, long spared) {
    choices += cost(made, cost);
    steps += cost;
    taken += Math.max(0, cost - spared);
  }

  private void noteIfTooCostly(MatchRun run) {
    if (run.isOver()
        && run.status() instanceof Status.Failed(Fault.Kind kind, _)
        && (kind == Fault.Kind.TOO_MANY_STEPS || kind == Fault.Kind.TOO_MANY_VALUES)) {
      tooCostly++;
    }
  }

  /**
   * Returns what choices cost: usually their number, but more where the script computes so much
   * that they take longer.
   */
  static int cost(int choices, long steps) {
    return Math.max(choices, (int) (steps / STEPS_OF_A_CHOICE));
  }

  // Cards and hands.

  /** Finds out the worth of cards, hands and tricks. */
  private void lookAtDeals(long most, boolean anything) {
    if (!anything) {
      review.playOtherwise();
    }
    long until = spent() + most;
    while (!isSpent(until)) {
      MatchRun run = begin();
      while (run.isDeciding() && !isSpent(until)) {
        int number = run.deals();
        DealReview.Deal deal = review.watch(run);
        while (worth.isIn(number, run)) {
          if (run.isPlay()) {
            deal.note(playing.describing());
          }
          play(run, anything);
        }
        deal.finish();
      }
    }
    policy =
        new Policy(
            policy.weights(),
            review.hands(),
            review.ducking(),
            anything ? review.cards() : policy.cards(),
            review.contracts(),
            anything ? review.scale() : policy.scale());
    playing.use(policy);
  }

  // Alternatives.

  /** Plays a match, and occasionally tries alternatives out. */
  private void tryOut(Regression regression, boolean anything, long until) {
    MatchRun run = begin();
    while (run.isDeciding() && !isSpent(until)) {
      double often = run.isPlay() ? 0.06 : 0.4;
      if (!run.isForced() && fraction() < often) {
        tryOut(run, regression, anything);
      }
      play(run, anything);
    }
  }

  private void tryOut(MatchRun run, Regression regression, boolean anything) {
    int most = run.isPlay() ? MOST_ALTERNATIVES : 2 * MOST_ALTERNATIVES;
    List<Pick> picks = playing.candidates(run, most, key());
    if (picks.size() < 2) {
      return;
    }
    List<Features> described = described(run, picks);
    learn(regression, described, gained(run, picks, anything));
  }

  private List<Features> described(MatchRun run, List<Pick> picks) {
    List<Features> described = new ArrayList<>();
    playing.describing().look(run);
    for (Pick pick : picks) {
      Features features = new Features();
      playing.describe(run, pick, features);
      described.add(features);
    }
    return described;
  }

  /** Plays on after each of these picks, and returns what each has gained. */
  private double[] gained(MatchRun run, List<Pick> picks, boolean anything) {
    int seat = run.seat();
    int deal = run.deals();
    double before = worth.margin(run, seat);
    long chance = key();
    double[] gained = new double[picks.size()];
    MatchRun tried = run.restingAfterDeal();
    for (int i = 0; i < gained.length; i++) {
      tried.resetTo(run);
      long spared = tried.stepsSpared();
      tried.choose(picks.get(i));
      int count = 1;
      while (worth.isIn(deal, tried) && count < MOST_PLAYED_ON) {
        playing.choose(tried, anything ? 1 : PLAYING_ON, chance + count);
        count++;
      }
      count(count, tried.steps() - run.steps(), tried.stepsSpared() - spared);
      noteIfTooCostly(tried);
      gained[i] = worth.gained(tried, seat, before, policy.scale());
    }
    return gained;
  }

  /** Adds what alternatives have gained to the regression, each compared with their average. */
  private void learn(Regression regression, List<Features> described, double[] gained) {
    double mean = 0;
    for (double each : gained) {
      mean += each / gained.length;
    }
    Features average = new Features();
    described.forEach(features -> average.addAll(features, -1.0 / gained.length));
    Features centred = new Features();
    for (int i = 0; i < gained.length; i++) {
      centred.clear();
      centred.addAll(described.get(i), 1);
      centred.addAll(average, 1);
      double expected = centred.weighed(beforehand);
      regression.add(centred, Math.clamp(gained[i] - mean, -4, 4) - expected, 1);
    }
  }
}
