package tricksmith.benchmark;

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
import tricksmith.playtest.results.Results;

/**
 * Complete random matches through what {@code simulate} uses, with all that a batch needs, on one
 * thread: as many matches at a time as have some twenty thousand decisions.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SimulateBenchmark {

  private static final long DECISIONS_AT_A_TIME = 20_000;

  /** The name of a bundled game. */
  @Param({})
  public String name;

  private BenchmarkedGame game;
  private int matches;
  private long seed;

  /** What has been done, and how long that took. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Work {
    public long decisions;
    public long nanoseconds;
  }

  @Setup
  public void setUp() {
    game = BenchmarkedGame.named(name);
    matches = game.matchesWith(DECISIONS_AT_A_TIME);
  }

  @Benchmark
  public Object simulate(Work work) {
    long before = ProcessorTime.inNanoseconds();
    Results results = game.simulate(seed, matches, 1);
    work.nanoseconds += ProcessorTime.inNanoseconds() - before;
    work.decisions += BenchmarkedGame.decisions(results);
    seed += matches;
    return results;
  }
}
