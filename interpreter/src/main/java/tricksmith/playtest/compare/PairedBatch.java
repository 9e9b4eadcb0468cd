package tricksmith.playtest.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntFunction;
import tricksmith.playtest.results.Tally;
import tricksmith.playtest.simulation.Host;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.playtest.simulation.Seating;
import tricksmith.playtest.simulation.Series;
import tricksmith.program.Program;

/**
 * A batch of matches under two versions of the rules, each deal played under both: chance uses the
 * same seed, and bots choose alike as long as they face the same decisions. Match k, counting from
 * 0, is played with the seed {@code seed + k}, however many threads play.
 *
 * @param before the first version of the rules
 * @param after the second version, for the same number of players
 * @param matches the number of deals, at least 1
 * @param threads the number of threads that play, at least 1
 * @param watching whether to count how the rules of the second version are used
 */
public record PairedBatch(
    Program before,
    Program after,
    Seating seating,
    int matches,
    long seed,
    int threads,
    boolean watching) {

  public PairedBatch {
    if (matches < 1 || threads < 1) {
      throw new IllegalArgumentException(matches + " matches, " + threads + " threads");
    }
    if (before.players() != after.players()) {
      throw new IllegalArgumentException(
          before.players() + " players, and " + after.players() + " players");
    }
  }

  /** A batch that does not count how rules are used. */
  public PairedBatch(
      Program before, Program after, Seating seating, int matches, long seed, int threads) {
    this(before, after, seating, matches, seed, threads, false);
  }

  public Contrast play(Onlooker onlooker) {
    Seating paired = seating.paired();
    Host one = new Host(before, paired, 0, true);
    Host other = new Host(after, paired, watching ? matches : 0, true);
    Taking taking =
        new Taking(
            new Tally(before, seed),
            new Tally(after, seed),
            new Differences(before, after, seed),
            onlooker);
    boolean spent;
    try {
      long steps =
          Math.max(before.budget().stepsOfBatch(matches), after.budget().stepsOfBatch(matches));
      spent =
          new Series(matches, threads, steps)
              .run(() -> portion(one.another(), other.another()), taking);
    } catch (IOException nothingIsKept) {
      throw new UncheckedIOException(nothingIsKept);
    }
    return taking.differences.contrast(
        taking.before.results(matches, spent), taking.after.results(matches, spent));
  }

  private IntFunction<Pair> portion(Host one, Host other) {
    return number ->
        one.play(
            number,
            seed + number,
            before -> other.play(number, seed + number, after -> Pair.of(before, after)));
  }

  private record Taking(Tally before, Tally after, Differences differences, Onlooker onlooker)
      implements Series.Taker<Pair> {
    @Override
    public void take(Pair pair) {
      before.add(pair.before());
      after.add(pair.after());
      differences.add(pair);
    }

    @Override
    public long steps(Pair pair) {
      return pair.before().steps() + pair.after().steps();
    }

    @Override
    public boolean isCancelled() {
      return onlooker.isCancelled();
    }

    @Override
    public void taken(int matches) {
      onlooker.played(matches);
    }
  }
}
