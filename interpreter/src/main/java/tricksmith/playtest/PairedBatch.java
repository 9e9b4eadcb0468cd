package tricksmith.playtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import tricksmith.program.Program;

/**
 * Many matches by two rules, each by both on the same deal: chance comes from the same seed, and
 * bots choose alike as long as they are asked the same. Match number k, from 0, is that of the seed
 * {@code seed + k}, whatever the number of threads.
 *
 * @param before the one rules
 * @param after the other rules, for as many players
 * @param matches how many, at least one
 * @param threads how many play at the same time, at least one
 * @param watching whether to find out what use is made of each of the other rules
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

  /** One of which nobody asks what use is made of rules. */
  public PairedBatch(
      Program before, Program after, Seating seating, int matches, long seed, int threads) {
    this(before, after, seating, matches, seed, threads, false);
  }

  /** Plays. */
  public Contrast play(Onlooker onlooker) {
    Host one = new Host(before, seating, false, true);
    Host other = new Host(after, seating, watching, true);
    Taking taking =
        new Taking(
            new Tally(before, seed),
            new Tally(after, seed),
            new Differences(Sides.of(before), Sides.of(after), seed),
            onlooker);
    try {
      new Series(matches, threads)
          .run(
              number -> Pair.of(one.play(number, seed + number), other.play(number, seed + number)),
              taking);
    } catch (IOException nothingIsKept) {
      throw new UncheckedIOException(nothingIsKept);
    }
    return taking.differences.contrast(
        taking.before.results(matches), taking.after.results(matches));
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
    public boolean isCancelled() {
      return onlooker.isCancelled();
    }

    @Override
    public void taken(int matches) {
      onlooker.played(matches);
    }
  }
}
