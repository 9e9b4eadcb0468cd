package tricksmith.playtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import tricksmith.match.MatchRun;
import tricksmith.match.Rules;

/**
 * Many matches of one game. Match number k, from 0, is that of the seed {@code seed + k}, whatever
 * the number of threads.
 *
 * @param matches how many, at least one
 * @param threads how many play at the same time, at least one
 */
public record Batch(Rules rules, Seating seating, int matches, long seed, int threads) {

  /** A thread takes so many matches at a time at most. */
  private static final int LARGEST_PORTION = 32;

  /** So many portions for each thread are played, or wait to be handed on. */
  private static final int PORTIONS_AHEAD = 4;

  public Batch {
    if (matches < 1 || threads < 1) {
      throw new IllegalArgumentException(matches + " matches, " + threads + " threads");
    }
  }

  /** Plays, and records nothing but the results. */
  public Results play() {
    try {
      return play(run -> run, run -> {});
    } catch (IOException nothingIsKept) {
      throw new UncheckedIOException(nothingIsKept);
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
    ExecutorService workers =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("match-", 1).daemon().factory());
    try {
      return inOrder(workers, recorder, listener);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      workers.shutdownNow();
    }
  }

  private <T> Results inOrder(
      ExecutorService workers, Function<MatchRun, T> recorder, Listener<T> listener)
      throws InterruptedException, IOException {
    MatchRun pattern = MatchRun.start(rules, seed);
    Tally tally = new Tally(rules.players(), seed);
    Queue<Future<List<Played<T>>>> underWay = new ArrayDeque<>();
    int portion = Math.clamp(matches / (threads * PORTIONS_AHEAD), 1, LARGEST_PORTION);
    int begun = 0;
    while (tally.played() < matches && !listener.isCancelled()) {
      while (begun < matches && underWay.size() < threads * PORTIONS_AHEAD) {
        int from = begun;
        begun = from + Math.min(portion, matches - from);
        int to = begun;
        underWay.add(workers.submit(() -> playPortion(pattern, from, to, recorder)));
      }
      for (Played<T> played : finished(underWay.remove())) {
        tally.add(played.outcome());
        listener.take(played.recorded());
      }
      listener.played(tally.played());
    }
    return tally.results(matches);
  }

  /** A match that is over, and what was recorded of it. */
  private record Played<T>(Outcome outcome, T recorded) {}

  private <T> List<Played<T>> playPortion(
      MatchRun pattern, int from, int to, Function<MatchRun, T> recorder) {
    List<Played<T>> played = new ArrayList<>(to - from);
    for (int number = from; number < to && !Thread.currentThread().isInterrupted(); number++) {
      MatchRun run = pattern.again(seed + number);
      seating.play(run);
      played.add(new Played<>(Outcome.of(number, run), recorder.apply(run)));
    }
    return played;
  }

  /** What the thread has played; what has gone wrong there goes wrong here. */
  private static <T> List<Played<T>> finished(Future<List<Played<T>>> portion)
      throws InterruptedException {
    try {
      return portion.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException exception -> throw exception;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }
}
