package tricksmith.playtest.simulation;

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
import java.util.function.Supplier;

/**
 * Plays a number of matches on several threads and delivers the results in order.
 *
 * @param matches the number of matches, at least 1
 * @param threads the number of threads that play, at least 1
 * @param largestPortion the largest number of matches a thread takes at once
 * @param steps after how many steps no further result is delivered
 */
public record Series(int matches, int threads, int largestPortion, long steps) {

  /** The largest portion of short matches. */
  private static final int LARGEST_PORTION = 32;

  /** How many portions per thread may be in progress or waiting for delivery. */
  private static final int PORTIONS_AHEAD = 4;

  /** More threads than any machine has processors for. */
  private static final int MOST_THREADS = 256;

  /** How often to poll for cancellation. */
  private static final long PATIENCE_IN_MILLISECONDS = 10;

  public Series {
    if (matches < 1 || threads < 1 || largestPortion < 1) {
      throw new IllegalArgumentException(
          matches + " matches, " + threads + " threads, portions of " + largestPortion);
    }
    threads = Math.min(threads, MOST_THREADS);
  }

  /** A series of short matches with a limit on the steps of all of them together. */
  public Series(int matches, int threads, long steps) {
    this(matches, threads, LARGEST_PORTION, steps);
  }

  /** Receives results on the calling thread. */
  public interface Taker<T> {

    /** Receives the result of the next match. */
    void take(T played) throws IOException;

    /** Returns how many steps a match took. Thread-safe. */
    long steps(T played);

    /** Whether to stop. Polled from time to time; work in progress is discarded. */
    boolean isCancelled();

    /** Reports how many results have been delivered so far. */
    void taken(int matches);
  }

  /**
   * Plays the series. No match is begun that its threads might play for nothing: matches beyond the
   * next result are begun once a match has been played, and only as many as the steps left allow if
   * each takes as many as the costliest so far.
   *
   * @param hosts makes what plays the matches of one portion, given their numbers, from 0; called
   *     on the thread that plays them
   * @param taker receives the results
   * @return whether the matches took too many steps together, so that no further one is played. The
   *     same number of results is delivered however many threads play
   * @throws IOException if the taker throws it
   */
  public <T> boolean run(Supplier<IntFunction<T>> hosts, Taker<T> taker) throws IOException {
    ExecutorService workers =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("match-", 1).daemon().factory());
    try {
      return inOrder(workers, hosts, taker);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      workers.shutdownNow();
    }
  }

  private <T> boolean inOrder(
      ExecutorService workers, Supplier<IntFunction<T>> hosts, Taker<T> taker)
      throws InterruptedException, IOException {
    Queue<Future<List<T>>> underWay = new ArrayDeque<>();
    int portion = Math.clamp(matches / (threads * PORTIONS_AHEAD), 1, largestPortion);
    int begun = 0;
    int taken = 0;
    long spent = 0;
    long costliest = steps;
    while (taken < matches && spent <= steps && !taker.isCancelled()) {
      while (begun < matches && underWay.size() < threads * PORTIONS_AHEAD) {
        int from = begun;
        long affordable = taken + Math.max(1, (steps - spent) / Math.max(1, costliest));
        int to = (int) Math.min(Math.min(from + (long) portion, matches), affordable);
        if (to <= from) {
          break;
        }
        begun = to;
        underWay.add(workers.submit(() -> portion(hosts, from, to, taker)));
      }
      List<T> portionPlayed = finished(underWay.remove(), taker);
      for (int i = 0; i < portionPlayed.size() && spent <= steps; i++) {
        taker.take(portionPlayed.get(i));
        long cost = taker.steps(portionPlayed.get(i));
        spent += cost;
        costliest = taken == 0 ? cost : Math.max(costliest, cost);
        taken++;
      }
      taker.taken(taken);
    }
    return spent > steps;
  }

  /** Plays a portion, or as much of it as may be delivered. */
  private <T> List<T> portion(Supplier<IntFunction<T>> hosts, int from, int to, Taker<T> taker) {
    IntFunction<T> host = hosts.get();
    List<T> played = new ArrayList<>(to - from);
    long spent = 0;
    for (int number = from;
        number < to && spent <= steps && !Thread.currentThread().isInterrupted();
        number++) {
      T another = host.apply(number);
      played.add(another);
      spent += taker.steps(another);
    }
    return played;
  }

  /**
   * Returns the finished portion, or nothing if the series was cancelled. Rethrows what the worker
   * threw.
   */
  private static <T> List<T> finished(Future<List<T>> portion, Taker<?> taker)
      throws InterruptedException {
    while (!taker.isCancelled()) {
      try {
        return portion.get(PATIENCE_IN_MILLISECONDS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        // Poll for cancellation.
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
