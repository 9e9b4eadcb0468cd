package tricksmith.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/**
 * Tries its alternatives out in matches that are possible given what its seat knows, all in the
 * same ones, played on to the end of the deal by what was learned of the game, and takes the one
 * that does best, its worth at sight taken into account. The worse half is dropped again and again,
 * so that the best are tried most ("sequential halving", Karnin, Koren, Somekh 2013). With enough
 * effort, the choices that follow are tried out, too ({@link Replies}). Where the deal has few ways
 * left to go, each of these matches is solved instead. Its choice depends only on its seed and on
 * what its seat knows; its thinking time is bounded.
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

  /**
   * The same where they are solved in all worlds that there can be: it only decides between what is
   * equally good.
   */
  private static final double SIGHT_IN_ALL = 0.001;

  /** How many choices in solving an ending take as long as one choice of a novice. */
  private static final int SOLVED = 2;

  /** The fewest worlds to solve of an ending. */
  private static final int LEAST_WORLDS = 3;

  /** The most ways in which the cards may lie for each to be looked at once. */
  private static final int MOST_LAYOUTS = 500;

  /** How many choices there are at least for each of these ways. */
  private static final int CHOICES_OF_A_LAYOUT = 10;

  /** The probability with which a player in a playout does something unexpected. */
  private static final double SURPRISE = 0.02;

  /** Results that differ by less are the same. */
  private static final double SAME = 1e-9;

  private static final Comparator<Trial> BEST_FIRST =
      Comparator.comparingDouble(Trial::worth).reversed();

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
   * @param replies whether the choices that follow are tried out, too, and not only what novices
   *     would choose
   */
  record Effort(int choices, int alternatives, boolean endings, boolean weighing, boolean replies) {

    /** With endings, and without weighing, of which no gain has been shown (decision 38). */
    Effort(int choices, int alternatives, boolean replies) {
      this(choices, alternatives, true, false, replies);
    }

    /**
     * Returns the effort for a choice other than a card to be played: such choices are few, and
     * much depends on them.
     */
    Effort ofAChoice() {
      return new Effort(3 * choices, 3 * alternatives / 2, endings, weighing, replies);
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
    int few = Math.min(MOST_LAYOUTS, effort.choices() / CHOICES_OF_A_LAYOUT);
    Worlds worlds = new Worlds(view, playing, few, effort.weighing() ? effort.choices() : 0, key);
    Endings endings =
        new Endings(first, worth, playing.scale(), trials.size(), effort, worlds.all(), key);
    Race race = new Race(worlds.all());
    int left = effort.choices() - worlds.spent();
    int world = 0;
    while (trials.size() > 1) {
      int spent = 0;
      while (trials.size() > 1
          && (spent == 0 || spent < left / (endings.areSolvedInAll ? 1 : stages(trials)))) {
        MatchRun supposed = worlds.next();
        spent += worlds.spent();
        int solving = endings.solve(supposed, trials);
        if (endings.areSolved) {
          spent += solving;
        } else {
          left -= solving;
          Gains gains = new Gains(supposed, worth, playing.scale(), effort.replies());
          spent += tryOut(supposed, trials, gains, playing, KeyedChance.key(key, NAME, world));
        }
        world++;
        race.dropTheBeaten(trials, world, endings.areSolvedInAll);
        endings.areSolvedInAll &= world < race.enough;
      }
      left -= spent;
      trials.sort(BEST_FIRST);
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
    return new Consideration(trials.getFirst().pick, options, world, view.supposesEvenly());
  }

  /** Returns how many times the trials can be halved. */
  private static int stages(List<Trial> trials) {
    return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(trials.size() - 1));
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
      MatchRun supposed, List<Trial> trials, Gains gains, Playing playing, long chance) {
    int choices = 0;
    MatchRun run = supposed.restingAfterDeal();
    for (Trial trial : trials) {
      run.resetTo(supposed);
      run.choose(trial.pick);
      if (gains.ofReplies) {
        trial.replies.begin();
      }
      int count = 1;
      while (gains.worth.isIn(supposed.deals(), run) && count < LONGEST_PLAYOUT) {
        if (!trial.replies.choose(run, playing)) {
          playing.choose(run, SURPRISE, chance + count);
        }
        count++;
      }
      choices += Learning.cost(count, run.steps() - supposed.steps());
      gains.note(run);
    }
    gains.tell(trials);
    return choices;
  }

  /** What each seat gains in one world by each pick that is tried out. */
  private static final class Gains {
    private final Worth worth;
    private final double scale;
    private final int seat;
    private final boolean ofReplies;
    private final double[] before;
    private final List<double[]> gained = new ArrayList<>();

    /** With those of other seats if they are needed for replies. */
    Gains(MatchRun supposed, Worth worth, double scale, boolean ofReplies) {
      this.worth = worth;
      this.scale = scale;
      this.ofReplies = ofReplies;
      seat = supposed.seat() - 1;
      before = new double[supposed.rules().players()];
      Arrays.setAll(before, other -> matters(other) ? worth.margin(supposed, other + 1) : 0);
    }

    private boolean matters(int other) {
      return ofReplies || other == seat;
    }

    /** Notes what the next pick has led to. */
    void note(MatchRun run) {
      double[] all = new double[before.length];
      Arrays.setAll(
          all, other -> matters(other) ? worth.gained(run, other + 1, before[other], scale) : 0);
      gained.add(all);
    }

    /** Tells the trials their results relative to each other. */
    void tell(List<Trial> trials) {
      for (int other = 0; other < before.length; other++) {
        double mean = 0;
        for (double[] all : gained) {
          mean += all[other] / gained.size();
        }
        for (double[] all : gained) {
          all[other] -= mean;
        }
      }
      for (int i = 0; i < gained.size(); i++) {
        trials.get(i).add(gained.get(i)[seat]);
        if (ofReplies) {
          trials.get(i).replies.learn(gained.get(i));
        }
      }
    }
  }

  /** The endings of a decision, solved if they are small. */
  private static final class Endings {
    private final EndgameSolver solver;
    private final int ofSomeWorlds;
    private final int ofEachWorld;
    private boolean areSolved;

    /** Whether they are solved in all worlds that there can be. */
    private boolean areSolvedInAll;

    /**
     * Endings of a decision.
     *
     * @param all how many worlds there can be; 0 if they are not few
     */
    Endings(
        MatchRun first, Worth worth, double scale, int picks, Effort effort, int all, long key) {
      solver = new EndgameSolver(first.rules(), worth, scale);
      ofSomeWorlds = effort.choices() * SOLVED / LEAST_WORLDS;
      int ofAll = all == 0 ? 0 : effort.choices() / (all + Race.again(all)) - Worlds.DRAWING;
      ofEachWorld = Math.max(0, ofAll * SOLVED);
      boolean tried = effort.endings() && first.isPlay();
      areSolvedInAll = tried && solver.isSmall(first, picks, ofEachWorld / 2, key);
      areSolved = areSolvedInAll || (tried && solver.isSmall(first, picks, ofSomeWorlds / 2, key));
    }

    /** Solves an ending for each trial; returns the cost in choices of a novice. */
    int solve(MatchRun supposed, List<Trial> trials) {
      if (!areSolved) {
        return 0;
      }
      List<Pick> picks = trials.stream().map(trial -> trial.pick).toList();
      double[] gained = new double[picks.size()];
      int most = areSolvedInAll ? ofEachWorld : ofSomeWorlds;
      int spent = solver.solve(supposed, picks, gained, most);
      if (spent < 0) {
        areSolved = areSolvedInAll;
        areSolvedInAll = false;
        return most / SOLVED + solve(supposed, trials);
      }
      double mean = Arrays.stream(gained).average().orElse(0);
      for (int i = 0; i < gained.length; i++) {
        trials.get(i).add(gained[i] - mean);
        trials.get(i).ofSight = areSolvedInAll ? SIGHT_IN_ALL : SIGHT_OF_ENDINGS;
      }
      return 1 + spent / SOLVED;
    }
  }

  /** Drops trials as soon as it is clear that they will not win. */
  private static final class Race {

    /** The fewest worlds after which one may be dropped. */
    private static final int LEAST = 12;

    /** How many worlds to look at again, with other luck, to tell whether chance plays a part. */
    private static final int AGAIN = 4;

    /** How many standard errors a certain lead has. */
    private static final double CERTAIN = 4;

    private final int all;

    /** After how many solved worlds everything has been seen unless chance plays a part. */
    private final int enough;

    /** How many worlds have to be tried when the trials are looked at next. */
    private int next = LEAST;

    /**
     * Begins.
     *
     * @param all how many worlds there can be, of which each comes once before any comes again; 0
     *     if they are not few
     */
    Race(int all) {
      this.all = all;
      enough = all + again(all);
    }

    static int again(int all) {
      return Math.min(all, AGAIN);
    }

    /**
     * Drops the trials that the best one certainly leads, or that have done as it has in all of
     * many worlds.
     *
     * @param solved whether endings were solved in these worlds, and will be in all
     */
    void dropTheBeaten(List<Trial> trials, int worlds, boolean solved) {
      Trial first = trials.getFirst();
      boolean decided =
          solved && worlds == enough && trials.stream().allMatch(trial -> trial.isSure(first, all));
      if (decided || worlds >= next) {
        if (decided) {
          trials.forEach(trial -> trial.forgetAfter(all));
        }
        Trial best = Collections.min(trials, BEST_FIRST);
        trials.removeIf(trial -> trial != best && (decided || best.certainlyLeads(trial)));
        next = worlds + Math.max(LEAST / 2, worlds / 8);
      }
    }
  }

  /** A pick, and its results relative to the others. */
  private static final class Trial {
    private final Pick pick;
    private final Replies replies = new Replies();
    private double sight;
    private double ofSight = SIGHT;
    private double sum;
    private double[] results = new double[64];
    private int count;

    Trial(Pick pick, double sight) {
      this.pick = pick;
      this.sight = sight;
    }

    void add(double gained) {
      sum += gained;
      if (count == results.length) {
        results = Arrays.copyOf(results, 2 * count);
      }
      results[count] = gained;
      count++;
    }

    /**
     * Whether it has done better than another in the same worlds, by more than chance explains,
     * even if the next world were worse by a usual difference of scores; or, in twice as many as it
     * takes at least, never worse and never better.
     */
    boolean certainlyLeads(Trial other) {
      double lead = -1;
      double squares = 1;
      for (int i = 0; i < count; i++) {
        double ahead = ahead(other, i);
        lead += ahead;
        squares += ahead * ahead;
      }
      int worlds = count + 1;
      double mean = lead / worlds;
      double variance = squares / worlds - mean * mean;
      boolean equal = lead == -1 && squares == 1;
      return equal ? count >= 2 * Race.LEAST : mean > Race.CERTAIN * Math.sqrt(variance / worlds);
    }

    int count() {
      return count;
    }

    /** Whether worlds that came again, after all of them, had the same results beside another's. */
    boolean isSure(Trial other, int all) {
      return IntStream.range(all, count)
          .allMatch(again -> Math.abs(ahead(other, again) - ahead(other, again - all)) < SAME);
    }

    private double ahead(Trial other, int world) {
      return results[world] - other.results[world];
    }

    void forgetAfter(int worlds) {
      count = worlds;
      sum = Arrays.stream(results).limit(worlds).sum();
    }

    double worth() {
      return (sum + ofSight * sight) / (count + ofSight);
    }
  }
}
