package tricksmith.playtest;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;

/**
 * So many matches, played by several threads, and handed on one after the other in their order.
 *
 * @param matches how many, at least one
 * @param threads how many play at the same time, at least one
 */
record Series(int matches, int threads) {

  /** A thread takes so many matches at a time at most. */
  private static final int LARGEST_PORTION = 32;

  /** So many portions for each thread are played, or wait to be handed on. */
  private static final int PORTIONS_AHEAD = 4;

  /** So often it is asked whether to stop. */
  private static final long PATIENCE_IN_MILLISECONDS = 10;

  Series {
    if (matches < 1 || threads < 1) {
      throw new IllegalArgumentException(matches + " matches, " + threads + " threads");
    }
  }

  /** Takes what came of matches, in the thread that called. */
  interface Taker<T> {

    /** Takes what came of the next match. */
    void take(T played) throws IOException;

    /** Whether to stop. Asked now and then; what is under way is then dropped. */
    boolean isCancelled();

    /** So many have been taken. */
    void taken(int matches);
  }

  /**
   * Plays.
   *
   * @param play plays the match of this number, from 0; called by several threads
   * @throws IOException if the taker does
   */
  <T> void run(IntFunction<T> play, Taker<T> taker) throws IOException {
    ExecutorService workers =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("match-", 1).daemon().factory());
    try {
      inOrder(workers, play, taker);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      workers.shutdownNow();
    }
  }

  private <T> void inOrder(ExecutorService workers, IntFunction<T> play, Taker<T> taker)
      throws InterruptedException, IOException {
    Queue<Future<List<T>>> underWay = new ArrayDeque<>();
    int portion = Math.clamp(matches / (threads * PORTIONS_AHEAD), 1, LARGEST_PORTION);
    int begun = 0;
    int taken = 0;
    while (taken < matches && !taker.isCancelled()) {
      while (begun < matches && underWay.size() < threads * PORTIONS_AHEAD) {
        int from = begun;
        begun = from + Math.min(portion, matches - from);
        int to = begun;
        underWay.add(workers.submit(() -> portion(play, from, to)));
      }
      List<T> portionPlayed = finished(underWay.remove(), taker);
      for (T played : portionPlayed) {
        taker.take(played);
        taken++;
      }
      taker.taken(taken);
    }
  }

  private static <T> List<T> portion(IntFunction<T> play, int from, int to) {
    List<T> played = new ArrayList<>(to - from);
    for (int number = from; number < to && !Thread.currentThread().isInterrupted(); number++) {
      played.add(play.apply(number));
    }
    return played;
  }

  /**
   * What the thread has played, or nothing if nobody wants it any more; what has gone wrong there
   * goes wrong here.
   */
  private static <T> List<T> finished(Future<List<T>> portion, Taker<?> taker)
      throws InterruptedException {
    while (!taker.isCancelled()) {
      try {
        return portion.get(PATIENCE_IN_MILLISECONDS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        // Somebody may have cancelled meanwhile.
      } catch (ExecutionException e) {
        switch (e.getCause()) {
          case RuntimeException exception -> throw exception;
          case Error error -> throw error;
          case null, default -> throw new IllegalStateException(e);
        }
      }
    }
    return List.of();
  }
}
