package tricksmith.benchmark;

import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Complete random matches by hand-written Java, some hundred of them at a time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class HandWrittenBenchmark {

  private static final int DECISIONS_AT_A_TIME = 200_000;

  private final Random random = new Random(42);
  private final SplittableRandom splittable = new SplittableRandom(42);

  /** What has been done, and how long that took. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Work {
    public long decisions;
    public long nanoseconds;
  }

  /** The unit. */
  @Benchmark
  public Object supertrump(Work work) {
    HandWrittenSupertrump.Totals totals = new HandWrittenSupertrump.Totals();
    long before = ProcessorTime.inNanoseconds();
    while (totals.matches * HandWrittenSupertrump.DECISIONS < DECISIONS_AT_A_TIME) {
      HandWrittenSupertrump.play(random, totals);
    }
    work.nanoseconds += ProcessorTime.inNanoseconds() - before;
    work.decisions += totals.matches * HandWrittenSupertrump.DECISIONS;
    return totals;
  }

  /** Hearts. */
  @Benchmark
  public Object hearts(Work work) {
    MatchTotals totals = new MatchTotals(4);
    long before = ProcessorTime.inNanoseconds();
    while (totals.decisions < DECISIONS_AT_A_TIME) {
      HandWrittenHearts.play(splittable, totals);
    }
    return noted(work, totals, before);
  }

  /** Jass. */
  @Benchmark
  public Object jass(Work work) {
    MatchTotals totals = new MatchTotals(4);
    long before = ProcessorTime.inNanoseconds();
    while (totals.decisions < DECISIONS_AT_A_TIME) {
      HandWrittenJass.play(splittable, totals);
    }
    return noted(work, totals, before);
  }

  private static Object noted(Work work, MatchTotals totals, long before) {
    work.nanoseconds += ProcessorTime.inNanoseconds() - before;
    work.decisions += totals.decisions;
    return totals;
  }
}
