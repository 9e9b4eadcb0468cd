package tricksmith.benchmark;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * What a benchmark has counted, in JVMs of its own, started as the program is.
 *
 * @param iterations the counters by name, of each iteration that was measured
 */
record BenchmarkRun(List<Map<String, Double>> iterations) {

  /** How long a benchmark is run. */
  record Length(int forks, int warmUpInMilliseconds, int iterations, int milliseconds) {}

  /**
   * Runs a benchmark.
   *
   * @param name of the game, if the benchmark has one to choose
   */
  static BenchmarkRun of(Class<?> suite, String method, @Nullable String name, Length length)
      throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(suite.getName() + "." + method) + "$")
            .jvmArgs("-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow")
            .forks(length.forks)
            .warmupIterations(1)
            .warmupTime(TimeValue.milliseconds(length.warmUpInMilliseconds))
            .measurementIterations(length.iterations)
            .measurementTime(TimeValue.milliseconds(length.milliseconds))
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    if (name != null) {
      options.param("name", name);
    }
    Collection<RunResult> results = new Runner(options.build()).run();
    return new BenchmarkRun(
        results.stream()
            .flatMap(result -> result.getBenchmarkResults().stream())
            .flatMap(result -> result.getIterationResults().stream())
            .map(BenchmarkRun::counters)
            .toList());
  }

  private static Map<String, Double> counters(IterationResult iteration) {
    Map<String, Double> counters = new HashMap<>();
    iteration
        .getSecondaryResults()
        .forEach((name, counter) -> counters.put(name, counter.getScore()));
    return counters;
  }

  /** The median over all iterations of one counter for one of another. */
  double of(String counter, String divisor) {
    double[] quotients =
        iterations.stream()
            .mapToDouble(each -> each.get(counter) / each.get(divisor))
            .sorted()
            .toArray();
    int middle = quotients.length / 2;
    return quotients.length % 2 == 1
        ? quotients[middle]
        : (quotients[middle - 1] + quotients[middle]) / 2;
  }

  /**
   * Of all iterations together one counter for one of another: where the clock is too coarse for
   * each.
   */
  double inAll(String counter, String divisor) {
    return sum(counter) / sum(divisor);
  }

  private double sum(String counter) {
    return iterations.stream().mapToDouble(each -> each.get(counter)).sum();
  }
}
