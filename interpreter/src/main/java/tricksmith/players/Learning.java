package tricksmith.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.CourseWatch;
import tricksmith.engine.report.Pick;
import tricksmith.program.Program;

/**
 * Learns a policy for a game from its rules alone, by playing it against itself: alternatives are
 * tried out by playing the deal on, all of them alike but for the one choice, and the weights are
 * those that fit best to what came of it; again and again, by what has been learned so far. A pure
 * function of the rules: the seed is fixed, effort is counted in choices.
 */
final class Learning {

  /** How often weights are found anew. */
  private static final int ROUNDS = 5;

  private static final long SEED = KeyedChance.hash("learning");
  private static final double RIDGE = 4;
  private static final double FADING = 0.35;
  private static final double EXPLORING = 0.1;
  private static final double PLAYING_ON = 0.03;
  private static final int MOST_ALTERNATIVES = 8;
  private static final int MOST_PLAYED_ON = 300;

  /** So many comparisons of cards cost as much as a choice. */
  private static final int COMPARISONS_OF_A_CHOICE = 8;

  private final MatchRun pattern;
  private final Program rules;
  private final Worth worth;
  private final Playing playing;
  private final long effort;
  private final BooleanSupplier goOn;
  private Policy policy;
  private long choices;
  private long drawn;

  private Learning(Program rules, long effort, BooleanSupplier goOn) {
    this.rules = rules;
    this.effort = effort;
    this.goOn = goOn;
    pattern = MatchRun.start(rules, SEED);
    worth = new Worth(rules);
    policy = nothingKnown();
    playing = new Playing(pattern, policy);
  }

  private Policy nothingKnown() {
    double[] hand = new double[Describing.HAND];
    hand[1] = 1;
    return new Policy(new double[0], hand, new double[rules.cards().size()], 1);
  }

  /**
   * Learns.
   *
   * @param effort how many choices may be made in learning
   */
  static Policy learn(Program rules, long effort) {
    return learn(rules, effort, () -> true).orElseThrow();
  }

  /**
   * Learns, as long as that is wanted.
   *
   * @param effort how many choices may be made in learning
   * @param goOn asked again and again
   * @return what was learned; nothing if it was called off
   */
  static Optional<Policy> learn(Program rules, long effort, BooleanSupplier goOn) {
    Learning learning = new Learning(rules, effort, goOn);
    learning.run();
    return goOn.getAsBoolean() ? Optional.of(learning.policy) : Optional.empty();
  }

  private boolean isSpent(long until) {
    return spent() >= until || !goOn.getAsBoolean();
  }

  private long spent() {
    return choices + playing.describing().outlook().comparisons() / COMPARISONS_OF_A_CHOICE;
  }

  private long key() {
    return KeyedChance.key(SEED, SEED, drawn++);
  }

  private double fraction() {
    return (key() >>> 11) * 0x1.0p-53;
  }

  private void run() {
    int count = playing.describing().count();
    policy = new Policy(new double[count], policy.hand(), policy.cards(), 1);
    playing.use(policy);
    lookAtDeals(effort / 10, true);
    Regression regression = new Regression(count);
    for (int round = 0; round < ROUNDS; round++) {
      regression.fade(FADING);
      long until = spent() + (effort - spent()) / (ROUNDS - round);
      boolean anything = round == 0;
      while (!isSpent(until)) {
        tryOut(regression, anything, until);
      }
      policy = new Policy(regression.weights(RIDGE), policy.hand(), policy.cards(), policy.scale());
      playing.use(policy);
      if (round < ROUNDS - 1) {
        lookAtDeals(effort / 25, false);
      }
    }
  }

  // Cards and hands.

  /** What was won by whom in a deal. */
  private static final class Won implements CourseWatch {
    private final MatchRun run;
    private final List<IndexSet> cards = new ArrayList<>();
    private final int[] tricks;

    Won(MatchRun run) {
      this.run = run;
      tricks = new int[run.rules().players()];
      clear();
    }

    void clear() {
      cards.clear();
      Arrays.fill(tricks, 0);
      for (int i = 0; i < tricks.length; i++) {
        cards.add(IndexSet.EMPTY);
      }
    }

    @Override
    public void finishesTrick() {
      int winner = run.lastWinner() - 1;
      if (winner >= 0) {
        tricks[winner]++;
        cards.set(winner, cards.get(winner).union(run.lastTrick()));
      }
    }

    @Override
    public void notesScores(List<Long> scores) {}
  }

  /** Finds out what it is worth to win each card, and how many tricks hands win. */
  private void lookAtDeals(long most, boolean anything) {
    int cards = rules.cards().size();
    Regression ofCards = new Regression(cards + 1);
    Regression ofHands = new Regression(Describing.HAND);
    Features features = new Features();
    double squares = 0;
    int margins = 0;
    long until = spent() + most;
    List<double[]> dealMargins = new ArrayList<>();
    List<Features> dealFeatures = new ArrayList<>();
    while (!isSpent(until)) {
      MatchRun run = pattern.again(key(), false, new Won(pattern), null);
      Won won = new Won(run);
      run.tell(won);
      while (run.isDeciding() && !isSpent(until)) {
        int deal = run.deals();
        double[] before = margins(run);
        double[][] hands = new double[rules.players()][];
        won.clear();
        while (worth.isIn(deal, run)) {
          int seat = run.seat();
          if (hands[seat - 1] == null && run.isPlay()) {
            playing.describing().look(run);
            hands[seat - 1] = playing.describing().hand().clone();
          }
          playing.choose(run, anything ? 1 : EXPLORING, key());
          choices++;
        }
        for (int seat = 1; seat <= rules.players(); seat++) {
          double[] hand = hands[seat - 1];
          if (hand != null) {
            features.clear();
            for (int i = 0; i < hand.length; i++) {
              features.add(i, hand[i]);
            }
            ofHands.add(features, won.tricks[seat - 1], 1);
          }
          double margin = worth.margin(run, seat) - before[seat - 1];
          squares += margin * margin;
          margins++;
          Features captured = new Features();
          IndexSet all = wonBySide(won, seat);
          for (int card = all.next(0); card >= 0; card = all.next(card + 1)) {
            captured.add(card, 1);
          }
          captured.add(cards, 1);
          dealMargins.add(new double[] {margin});
          dealFeatures.add(captured);
        }
      }
    }
    double scale = margins == 0 || squares == 0 ? 1 : StrictMath.sqrt(squares / margins);
    double[] hand = margins == 0 ? policy.hand() : ofHands.weights(1);
    double[] worths = policy.cards();
    if (anything) {
      for (int i = 0; i < dealFeatures.size(); i++) {
        ofCards.add(dealFeatures.get(i), dealMargins.get(i)[0] / scale, 1);
      }
      worths = Arrays.copyOf(ofCards.weights(RIDGE), cards);
    }
    policy = new Policy(policy.weights(), hand, worths, anything ? scale : policy.scale());
    playing.use(policy);
  }

  private double[] margins(MatchRun run) {
    double[] margins = new double[rules.players()];
    for (int seat = 1; seat <= margins.length; seat++) {
      margins[seat - 1] = worth.margin(run, seat);
    }
    return margins;
  }

  private IndexSet wonBySide(Won won, int seat) {
    IndexSet all = IndexSet.EMPTY;
    for (int other = 0; other < rules.players(); other++) {
      if (rules.sides().get(other).equals(rules.sides().get(seat - 1))) {
        all = all.union(won.cards.get(other));
      }
    }
    return all;
  }

  // Alternatives.

  /** Plays a match, and tries alternatives out now and then. */
  private void tryOut(Regression regression, boolean anything, long until) {
    MatchRun run = pattern.again(key(), false, new Won(pattern), null);
    while (run.isDeciding() && !isSpent(until)) {
      double often = run.isPlay() ? 0.06 : 0.4;
      if (!run.isForced() && fraction() < often) {
        tryOut(run, regression, anything);
      }
      playing.choose(run, anything ? 1 : EXPLORING, key());
      choices++;
    }
  }

  private void tryOut(MatchRun run, Regression regression, boolean anything) {
    int most = run.isPlay() ? MOST_ALTERNATIVES : 2 * MOST_ALTERNATIVES;
    List<Pick> picks = playing.candidates(run, most, key());
    if (picks.size() < 2) {
      return;
    }
    int seat = run.seat();
    int deal = run.deals();
    double before = worth.margin(run, seat);
    long chance = key();
    double[] gained = new double[picks.size()];
    double mean = 0;
    List<Features> described = new ArrayList<>();
    playing.describing().look(run);
    for (Pick pick : picks) {
      Features features = new Features();
      playing.describe(run, pick, features);
      described.add(features);
    }
    for (int i = 0; i < gained.length; i++) {
      MatchRun tried = run.unrecordedCopy();
      tried.choose(picks.get(i));
      int count = 1;
      while (worth.isIn(deal, tried) && count < MOST_PLAYED_ON) {
        playing.choose(tried, anything ? 1 : PLAYING_ON, chance + count);
        count++;
      }
      choices += count;
      gained[i] = worth.gained(tried, seat, before, policy.scale());
      mean += gained[i] / gained.length;
    }
    Features average = new Features();
    described.forEach(features -> average.addAll(features, -1.0 / gained.length));
    Features centred = new Features();
    for (int i = 0; i < gained.length; i++) {
      centred.clear();
      centred.addAll(described.get(i), 1);
      centred.addAll(average, 1);
      regression.add(centred, Math.clamp(gained[i] - mean, -4, 4), 1);
    }
  }
}
