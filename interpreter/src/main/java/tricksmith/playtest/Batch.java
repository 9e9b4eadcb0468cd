package tricksmith.playtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import java.util.function.IntFunction;
import tricksmith.engine.MatchRun;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.Tally;
import tricksmith.playtest.simulation.Host;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.playtest.simulation.Outcome;
import tricksmith.playtest.simulation.Seating;
import tricksmith.playtest.simulation.Series;
import tricksmith.program.Program;

/**
 * A batch of matches of one game. Match k, counting from 0, is played with the seed {@code seed +
 * k}, however many threads play.
 *
 * @param matches the number of matches, at least 1
 * @param threads the number of threads that play, at least 1
 * @param watched in how many matches, from the first, to count how each rule is used, which takes
 *     longer
 */
public record Batch(
    Program rules, Seating seating, int matches, long seed, int threads, int watched) {

  public Batch {
    if (matches < 1 || threads < 1) {
      throw new IllegalArgumentException(matches + " matches, " + threads + " threads");
    }
  }

  /** A batch that does not count how rules are used. */
  public Batch(Program rules, Seating seating, int matches, long seed, int threads) {
    this(rules, seating, matches, seed, threads, 0);
  }

  /** Plays all matches, without reporting progress. */
  public Results play() {
    return play(new Onlooker() {});
  }

  /**
   * Plays the batch, or as much of it as may be computed. This is by far the cheapest way: events
   * are recorded only if the players need to look back at them.
   *
   * @param onlooker learns of progress and may cancel
   */
  public Results play(Onlooker onlooker) {
    try {
      return play(false, MatchRun::seed, new Unrecorded(onlooker));
    } catch (IOException nothingIsKept) {
      throw new UncheckedIOException(nothingIsKept);
    }
  }

  private record Unrecorded(Onlooker onlooker) implements Listener<Long> {
    @Override
    public void take(Long seed) {}

    @Override
    public void played(int number) {
      onlooker.played(number);
    }

    @Override
    public boolean isCancelled() {
      return onlooker.isCancelled();
    }
  }

  /**
   * Plays the batch and passes on something recorded from each finished match.
   *
   * @param recorder derives from a finished match what the listener receives; must be thread-safe
   * @param listener receives it in match order, learns of progress and may cancel
   * @throws IOException if the listener throws it
   */
  public <T> Results play(Function<MatchRun, T> recorder, Listener<T> listener) throws IOException {
    return play(true, recorder, listener);
  }

  private <T> Results play(boolean recorded, Function<MatchRun, T> recorder, Listener<T> listener)
      throws IOException {
    Host host = new Host(rules, seating, watched, recorded);
    Tally tally = new Tally(rules, seed);
    boolean spent =
        new Series(matches, threads, rules.budget().stepsOfBatch(matches))
            .run(() -> portion(host.another(), recorder), new Taking<>(tally, listener));
    return tally.results(matches, spent);
  }

  private <T> IntFunction<Recorded<T>> portion(Host host, Function<MatchRun, T> recorder) {
    return number ->
        host.play(
            number,
            seed + number,
            played -> new Recorded<>(played.outcome(), recorder.apply(played.run())));
  }

  /** The outcome of a finished match, and what was recorded from it. */
  private record Recorded<T>(Outcome outcome, T recorded) {}

  private record Taking<T>(Tally tally, Listener<T> listener) implements Series.Taker<Recorded<T>> {
    @Override
    public void take(Recorded<T> played) throws IOException {
      tally.add(played.outcome());
      listener.take(played.recorded());
    }

    @Override
    public long steps(Recorded<T> played) {
      return played.outcome().steps();
    }

    @Override
    public boolean isCancelled() {
      return listener.isCancelled();
    }

    @Override
    public void taken(int matches) {
      listener.played(matches);
    }
  }
}
