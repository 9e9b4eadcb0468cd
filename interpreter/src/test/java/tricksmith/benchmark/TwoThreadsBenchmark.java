package tricksmith.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What {@code simulate} gains from a second thread, beside what a loop that only computes gains
 * from it in the same second: by the clock, since that is what is gained.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class TwoThreadsBenchmark {

  private static final long DECISIONS_AT_A_TIME = 50_000;
  private static final int NUMBERS = 40_000_000;

  /** The name of a bundled game. */
  @Param({})
  public String name;

  private BenchmarkedGame game;
  private int matches;
  private long seed;

  /** How long the same work took. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Work {
    public long batchOnOneThread;
    public long batchOnTwoThreads;
    public long loopOnOneThread;
    public long loopOnTwoThreads;
  }

  @Setup
  public void setUp() {
    game = BenchmarkedGame.named(name);
    matches = game.matchesWith(DECISIONS_AT_A_TIME);
  }

  @Benchmark
  public void gain(Work work, Blackhole blackhole) throws InterruptedException {
    long start = System.nanoTime();
    compute(1, blackhole);
    long loopOnOne = System.nanoTime();
    blackhole.consume(game.simulate(seed, matches, 1));
    long batchOnOne = System.nanoTime();
    blackhole.consume(game.simulate(seed, matches, 2));
    long batchOnTwo = System.nanoTime();
    compute(2, blackhole);
    work.loopOnOneThread += loopOnOne - start;
    work.batchOnOneThread += batchOnOne - loopOnOne;
    work.batchOnTwoThreads += batchOnTwo - batchOnOne;
    work.loopOnTwoThreads += System.nanoTime() - batchOnTwo;
    seed += matches;
  }

  private static void compute(int threads, Blackhole blackhole) throws InterruptedException {
    List<Thread> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      running.add(Thread.ofPlatform().start(() -> blackhole.consume(sum(NUMBERS / threads))));
    }
    for (Thread thread : running) {
      thread.join();
    }
  }

  private static long sum(int numbers) {
    SplittableRandom random = new SplittableRandom(1);
    long sum = 0;
    for (int i = 0; i < numbers; i++) {
      sum += random.nextLong();
    }
    return sum;
  }
}
