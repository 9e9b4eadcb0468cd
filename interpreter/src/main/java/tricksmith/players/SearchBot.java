package tricksmith.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/**
 * Tries its alternatives out in matches that are possible given what its seat knows, all in the
 * same ones, played on to the end of the deal by what was learned of the game, and takes the one
 * that does best, its worth at sight taken into account. The worse half is dropped again and again,
 * so that the best are tried most ("sequential halving", Karnin, Koren, Somekh 2013). Where the
 * deal has few ways left to go, each of these matches is solved instead. Its choice depends only on
 * its seed and on what its seat knows; its thinking time is bounded.
 */
final class SearchBot implements Bot {

  private static final long NAME = KeyedChance.hash("search");

  /**
   * The most choices in a playout. No deal has more, but a match without deals must stop somewhere.
   */
  private static final int LONGEST_PLAYOUT = 300;

  /** How many playouts the apparent worth of an alternative counts for. */
  private static final double SIGHT = 12;

  /**
   * How many trials the worth at sight counts for where endings are solved, as chance plays a
   * smaller part there.
   */
  private static final double SIGHT_OF_ENDINGS = 4;

  /** How many choices in solving an ending take as long as one choice of a novice. */
  private static final int SOLVED = 2;

  /** The fewest worlds to solve of an ending. */
  private static final int LEAST_WORLDS = 3;

  /** The probability with which a player in a playout does something unexpected. */
  private static final double SURPRISE = 0.02;

  private final Policies policies;
  private final long seed;
  private final Effort usual;

  /**
   * How much is tried out.
   *
   * @param choices how many choices it may make in trying one out
   * @param alternatives how many alternatives it tries out at most
   * @param endings whether endings are solved that are small enough
   * @param weighing whether matches count more in which others would have done what they did
   */
  record Effort(int choices, int alternatives, boolean endings, boolean weighing) {

    /** With endings, and without weighing, of which no gain has been shown (decision 38). */
    Effort(int choices, int alternatives) {
      this(choices, alternatives, true, false);
    }

    /**
     * Returns the effort for a choice other than a card to be played: such choices are few, and
     * much depends on them.
     */
    Effort ofAChoice() {
      return new Effort(3 * choices, 3 * alternatives / 2, endings, weighing);
    }
  }

  /**
   * Creates a bot.
   *
   * @param seat from 1
   */
  SearchBot(Policies policies, long seed, int seat, Effort effort) {
    this.policies = policies;
    this.seed = KeyedChance.key(seed, NAME, seat);
    usual = effort;
  }

  @Override
  public Pick choose(SeatView view, Decision decision) {
    return consider(view, decision).chosen();
  }

  @Override
  public void choose(MatchRun run) {
    if (run.alternatives() == 1) {
      run.choose(0);
    } else {
      run.choose(choose(run.view(run.decider()), run.decision()));
    }
  }

  @Override
  public Consideration consider(SeatView view, Decision decision) {
    long key = KeyedChance.key(seed, NAME, view.heard().size());
    MatchRun first = view.suppose(key);
    return policies.playing(first, playing -> consider(view, first, playing, key));
  }

  private Consideration consider(SeatView view, MatchRun first, Playing playing, long key) {
    Effort effort = first.isPlay() ? usual : usual.ofAChoice();
    List<Pick> picks = playing.candidates(first, 4 * effort.alternatives(), key);
    if (picks.size() == 1) {
      return Consideration.of(picks.getFirst());
    }
    Worth worth = new Worth(first.rules());
    List<Trial> trials = trials(first, picks, playing, effort.alternatives());
    List<Trial> all = List.copyOf(trials);
    Endings endings = new Endings(first, worth, playing.scale(), trials.size(), effort, key);
    int stages = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(trials.size() - 1));
    Worlds worlds = new Worlds(view, playing, effort.weighing() ? effort.choices() : 0, key);
    int ofAStage = (effort.choices() - worlds.spent()) / stages;
    int world = 0;
    while (trials.size() > 1) {
      int spent = 0;
      while (spent == 0 || spent < ofAStage) {
        MatchRun supposed = worlds.next();
        spent += worlds.spent();
        spent += endings.solve(supposed, trials);
        if (!endings.areSolved) {
          spent += tryOut(supposed, trials, worth, playing, KeyedChance.key(key, NAME, world));
        }
        world++;
      }
      trials.sort(Comparator.comparingDouble(Trial::worth).reversed());
      trials.subList((trials.size() + 1) / 2, trials.size()).clear();
    }
    List<Consideration.Option> options =
        all.stream()
            .sorted(
                Comparator.comparingInt(Trial::count).thenComparingDouble(Trial::worth).reversed())
            .map(
                trial ->
                    new Consideration.Option(
                        trial.pick, trial.worth() * playing.scale(), trial.count))
            .toList();
    return new Consideration(trials.getFirst().pick, options, world);
  }

  /** Returns the picks that seem best at sight. */
  private List<Trial> trials(MatchRun run, List<Pick> picks, Playing playing, int most) {
    List<Trial> trials = new ArrayList<>();
    for (Pick pick : picks) {
      trials.add(new Trial(pick, playing.worth(run, pick)));
    }
    trials.sort(Comparator.comparingDouble((Trial trial) -> trial.sight).reversed());
    List<Trial> best = new ArrayList<>(trials.subList(0, Math.min(trials.size(), most)));
    double mean = best.stream().mapToDouble(trial -> trial.sight).average().orElse(0);
    best.forEach(trial -> trial.sight -= mean);
    return best;
  }

  /** Tries all picks out in one world; returns the number of choices that took. */
  private static int tryOut(
      MatchRun supposed, List<Trial> trials, Worth worth, Playing playing, long chance) {
    int seat = supposed.seat();
    int deal = supposed.deals();
    double before = worth.margin(supposed, seat);
    double[] gained = new double[trials.size()];
    double mean = 0;
    int choices = 0;
    MatchRun run = supposed.restingAfterDeal();
    for (int i = 0; i < gained.length; i++) {
      run.standWhere(supposed);
      run.choose(trials.get(i).pick);
      int count = 1;
      while (worth.isIn(deal, run) && count < LONGEST_PLAYOUT) {
        playing.choose(run, SURPRISE, chance + count);
        count++;
      }
      choices += Learning.cost(count, run.steps() - supposed.steps());
      gained[i] = worth.gained(run, seat, before, playing.scale());
      mean += gained[i] / gained.length;
    }
    for (int i = 0; i < gained.length; i++) {
      trials.get(i).add(gained[i] - mean);
    }
    return choices;
  }

  /** The endings of a decision, solved if they are small. */
  private static final class Endings {
    private final EndgameSolver solver;
    private final int most;
    private boolean areSolved;

    Endings(MatchRun first, Worth worth, double scale, int picks, Effort effort, long key) {
      solver = new EndgameSolver(first.rules(), worth, scale);
      most = effort.choices() * SOLVED / LEAST_WORLDS;
      areSolved = effort.endings() && first.isPlay() && solver.isSmall(first, picks, most / 2, key);
    }

    /** Solves an ending for each trial; returns the cost in choices of a novice. */
    int solve(MatchRun supposed, List<Trial> trials) {
      if (!areSolved) {
        return 0;
      }
      double[] gained = new double[trials.size()];
      int spent =
          solver.solve(supposed, trials.stream().map(trial -> trial.pick).toList(), gained, most);
      areSolved = spent >= 0;
      if (!areSolved) {
        return most / SOLVED;
      }
      double mean = Arrays.stream(gained).average().orElse(0);
      for (int i = 0; i < gained.length; i++) {
        trials.get(i).add(gained[i] - mean);
        trials.get(i).ofSight = SIGHT_OF_ENDINGS;
      }
      return 1 + spent / SOLVED;
    }
  }

  /** A pick, and its results relative to the others. */
  private static final class Trial {
    private final Pick pick;
    private double sight;
    private double ofSight = SIGHT;
    private double sum;
    private int count;

    Trial(Pick pick, double sight) {
      this.pick = pick;
      this.sight = sight;
    }

    void add(double gained) {
      sum += gained;
      count++;
    }

    int count() {
      return count;
    }

    double worth() {
      return (sum + ofSight * sight) / (count + ofSight);
    }
  }
}
