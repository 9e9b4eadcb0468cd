package tricksmith.benchmark;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tricksmith.games.GameFiles;
import tricksmith.match.MatchRun;

/**
 * Complete random matches by the script, beside the same game in idiomatic Java, and the copying of
 * a running match. How to run it, and what came of it, is in {@code docs/performance.md}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class SupertrumpBenchmark {

  private final MatchRun start =
      MatchRun.start(GameFiles.game("supertrump", 2, Map.of()).rules(), 0);
  private final MatchRun halfway = halfway(start);
  private long seed;

  private static MatchRun halfway(MatchRun start) {
    MatchRun run = start.again(1);
    for (int decisions = 0; decisions < 28; decisions++) {
      run.choose(0);
    }
    return run;
  }

  /** A match by the script. */
  @Benchmark
  public Object script() {
    MatchRun run = start.again(seed++);
    SplittableRandom random = new SplittableRandom(seed);
    while (run.isDeciding()) {
      run.choose(random.nextInt(run.alternatives()));
    }
    return run.status();
  }

  /** A match by hand-written Java. */
  @Benchmark
  public Object handWritten() {
    return HandWrittenSupertrump.playMatch(seed++);
  }

  /** A copy of a match after half of its decisions. */
  @Benchmark
  public Object copyOfRunningMatch() {
    return halfway.copy();
  }

  /** Runs all of them. */
  public static void main(String[] arguments) throws RunnerException {
    new Runner(new OptionsBuilder().include(SupertrumpBenchmark.class.getSimpleName()).build())
        .run();
  }
}
