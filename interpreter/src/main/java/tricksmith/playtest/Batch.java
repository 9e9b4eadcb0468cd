package tricksmith.playtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import tricksmith.engine.MatchRun;
import tricksmith.program.Program;

/**
 * Many matches of one game. Match number k, from 0, is that of the seed {@code seed + k}, whatever
 * the number of threads.
 *
 * @param matches how many, at least one
 * @param threads how many play at the same time, at least one
 * @param watching whether to find out what use is made of each rule, which takes longer
 */
public record Batch(
    Program rules, Seating seating, int matches, long seed, int threads, boolean watching) {

  public Batch {
    if (matches < 1 || threads < 1) {
      throw new IllegalArgumentException(matches + " matches, " + threads + " threads");
    }
  }

  /** One of which nobody asks what use is made of rules. */
  public Batch(Program rules, Seating seating, int matches, long seed, int threads) {
    this(rules, seating, matches, seed, threads, false);
  }

  /** Plays, and nobody is told how it goes on. */
  public Results play() {
    return play(new Onlooker() {});
  }

  /**
   * Plays. No record is kept of the matches, unless those who play look back: much the cheapest.
   *
   * @param onlooker is told how it goes on
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
   * Plays.
   *
   * @param recorder makes of a match that is over what is to be handed on; called by several
   *     threads
   * @param listener is told how it goes on
   * @throws IOException if the listener does
   */
  public <T> Results play(Function<MatchRun, T> recorder, Listener<T> listener) throws IOException {
    return play(true, recorder, listener);
  }

  private <T> Results play(boolean recorded, Function<MatchRun, T> recorder, Listener<T> listener)
      throws IOException {
    Host host = new Host(rules, seating, watching, recorded);
    Tally tally = new Tally(rules, seed);
    new Series(matches, threads)
        .run(
            number -> {
              Host.Played played = host.play(number, seed + number);
              return new Recorded<>(played.outcome(), recorder.apply(played.run()));
            },
            new Taking<>(tally, listener));
    return tally.results(matches);
  }

  /** A match that is over, and what was recorded of it. */
  private record Recorded<T>(Outcome outcome, T recorded) {}

  private record Taking<T>(Tally tally, Listener<T> listener) implements Series.Taker<Recorded<T>> {
    @Override
    public void take(Recorded<T> played) throws IOException {
      tally.add(played.outcome());
      listener.take(played.recorded());
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
