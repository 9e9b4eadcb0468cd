package tricksmith.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.program.Program;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * Tries its alternatives out in matches that are possible given what its seat knows, played on at
 * random to the end of the deal, and takes the one that does best. The worse half is dropped again
 * and again, so that the best are tried most ("sequential halving", Karnin, Koren, Somekh 2013).
 * Its choice depends only on its seed and on what its seat knows, unless it plays with open hands;
 * its thinking time is bounded.
 */
public final class MonteCarloBot implements Bot {

  /** The most choices made while trying out the alternatives of one decision. */
  public static final int USUAL_EFFORT = 5_000;

  private static final long NAME = KeyedChance.hash("Monte Carlo");

  /** The most sets of cards to try out. */
  private static final int MOST_SETS = 16;

  /**
   * The most choices in a playout: more than any deal has, but a match without deals must stop
   * somewhere.
   */
  private static final int LONGEST_PLAYOUT = 400;

  private final long seed;
  private final int effort;
  private final boolean openHands;

  private MonteCarloBot(long seed, int seat, int effort, boolean openHands) {
    this.seed = KeyedChance.key(seed, NAME, seat);
    this.effort = effort;
    this.openHands = openHands;
  }

  /**
   * Creates a bot.
   *
   * @param seat from 1
   * @param effort how many choices it may make in considering one decision
   */
  public MonteCarloBot(long seed, int seat, int effort) {
    this(seed, seat, effort, false);
  }

  /** Creates a bot that sees all cards, and may make as many choices. */
  static MonteCarloBot withOpenHands(long seed, int seat, int effort) {
    return new MonteCarloBot(seed, seat, effort, true);
  }

  @Override
  public Pick choose(SeatView view, Decision decision) {
    return consider(view, decision).chosen();
  }

  @Override
  public Consideration consider(SeatView view, Decision decision) {
    long key = KeyedChance.key(seed, NAME, view.heard().size());
    List<Trial> trials = new ArrayList<>();
    picks(decision, key).forEach(pick -> trials.add(new Trial(pick)));
    List<Trial> all = List.copyOf(trials);
    int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(trials.size() - 1));
    int world = 0;
    while (trials.size() > 1) {
      int spent = 0;
      while (spent == 0 || spent < effort / rounds) {
        long chance = KeyedChance.key(key, NAME, ++world);
        MatchRun supposed = openHands ? view.withOpenHands(chance) : view.suppose(chance);
        MatchRun run = supposed.unrecordedCopy();
        for (Trial trial : trials) {
          run.resetTo(supposed);
          spent += trial.play(run, view.seat(), decision.seat(), key + world);
        }
      }
      trials.sort(Comparator.comparingDouble(Trial::mean).reversed());
      trials.subList((trials.size() + 1) / 2, trials.size()).clear();
    }
    boolean even = openHands || view.supposesEvenly();
    return new Consideration(trials.getFirst().pick, options(all), world, even);
  }

  private static List<Consideration.Option> options(List<Trial> trials) {
    if (trials.size() < 2) {
      return List.of();
    }
    double average = trials.stream().mapToDouble(Trial::mean).average().orElse(0);
    return trials.stream()
        .sorted(Comparator.comparingInt(Trial::count).thenComparingDouble(Trial::mean).reversed())
        .map(trial -> new Consideration.Option(trial.pick, trial.mean() - average, trial.count))
        .toList();
  }

  private static List<Pick> picks(Decision decision, long key) {
    return switch (decision.options()) {
      case Decision.OneOf one ->
          IntStream.range(0, one.alternatives().size())
              .mapToObj(alternative -> (Pick) new Pick.One(alternative))
              .toList();
      case Decision.Several _ -> {
        RandomBot drawing = new RandomBot(key, decision.decider());
        yield IntStream.range(0, MOST_SETS)
            .mapToObj(_ -> drawing.pick(decision))
            .distinct()
            .toList();
      }
    };
  }

  /** A pick, and its results so far. */
  private static final class Trial {
    private final Pick pick;
    private double sum;
    private int count;

    Trial(Pick pick) {
      this.pick = pick;
    }

    double mean() {
      return sum / count;
    }

    int count() {
      return count;
    }

    /** Plays on after the pick to the end of the deal; returns the number of choices that took. */
    int play(MatchRun run, int decider, int seat, long chance) {
      int deal = run.deals();
      run.choose(pick);
      RandomBot everybody = new RandomBot(chance, decider);
      int choices = 1;
      while (run.isDeciding() && run.deals() == deal && choices < LONGEST_PLAYOUT) {
        everybody.choose(run);
        choices++;
      }
      sum += worth(run, seat);
      count++;
      return choices;
    }
  }

  private static double worth(MatchRun run, int seat) {
    return switch (run.rules().ending()) {
      case Program.ByScore(boolean highest) -> highest ? margin(run, seat) : -margin(run, seat);
      case Program.Winners _ -> chanceToWin(run, seat);
    };
  }

  /** Returns by how much the seat's score is above the average of its opponents. */
  private static double margin(MatchRun run, int seat) {
    List<Long> scores = run.scores();
    double own = Values.toDouble(scores.get(seat - 1));
    double sum = 0;
    int opponents = 0;
    for (int other = 1; other <= scores.size(); other++) {
      if (run.sideOf(other) != run.sideOf(seat)) {
        sum += Values.toDouble(scores.get(other - 1));
        opponents++;
      }
    }
    return opponents == 0 ? own : own - sum / opponents;
  }

  private static double chanceToWin(MatchRun run, int seat) {
    try {
      List<Integer> winners = run.wouldWin();
      return winners.contains(seat) ? 1.0 / winners.size() : 0;
    } catch (Fault _) {
      return 0;
    }
  }
}
