package tricksmith.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.runner.RunnerException;
import tricksmith.benchmark.BenchmarkRun.Length;

/**
 * Measures all bundled games beside hand-written ones, and prints a table. How to run it, and its
 * results, are in {@code docs/performance.md}.
 */
public final class Benchmarks {

  /** How thoroughly to measure. */
  @SuppressWarnings("ImmutableEnumChecker") // The list is not changed.
  enum Form {
    /** Some five minutes. */
    SHORT(
        new Length(1, 3_000, 3, 700),
        new Length(1, 1_500, 3, 600),
        new Length(1, 2_000, 3, 1_000),
        4,
        List.of("supertrump", "saizen", "jass")),

    /** Some half an hour. */
    LONG(
        new Length(2, 8_000, 7, 1_000),
        new Length(2, 4_000, 5, 1_000),
        new Length(1, 4_000, 7, 1_000),
        1,
        BenchmarkedGame.names());

    private final Length ofBatches;
    private final Length ofMoments;
    private final Length ofThreads;

    /** So many games share what was measured of the unit before and after them. */
    private final int gamesBetweenUnits;

    private final List<String> onTwoThreads;

    Form(
        Length ofBatches,
        Length ofMoments,
        Length ofThreads,
        int gamesBetweenUnits,
        List<String> onTwoThreads) {
      this.ofBatches = ofBatches;
      this.ofMoments = ofMoments;
      this.ofThreads = ofThreads;
      this.gamesBetweenUnits = gamesBetweenUnits;
      this.onTwoThreads = onTwoThreads;
    }
  }

  private final Form form;
  private final BenchmarkTable table = new BenchmarkTable();

  private Benchmarks(Form form) {
    this.form = form;
  }

  /**
   * Measures.
   *
   * @param arguments {@code short} or {@code long}, then the names of games, or nothing for all
   */
  public static void main(String[] arguments) throws RunnerException {
    Form form = Form.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    List<String> chosen = List.of(arguments).subList(1, arguments.length);
    List<String> all = BenchmarkedGame.names();
    new Benchmarks(form).measure(chosen.isEmpty() ? all : chosen);
  }

  private void measure(List<String> names) throws RunnerException {
    double unit = unit();
    table.addHandWritten("Supertrump", unit, unit);
    table.addHandWritten("Hearts", handWritten("hearts"), unit);
    table.addHandWritten("Jass", handWritten("jass"), unit);
    for (int from = 0; from < names.size(); from += form.gamesBetweenUnits) {
      int to = Math.min(from + form.gamesBetweenUnits, names.size());
      unit = measure(names.subList(from, to), unit);
    }
    for (String name : names) {
      if (form.onTwoThreads.contains(name)) {
        measureThreads(name);
      }
    }
    System.out.println(table);
  }

  /** Measures games, then the unit again, and tells what that is now. */
  private double measure(List<String> names, double unitBefore) throws RunnerException {
    List<BenchmarkRun> batches = new ArrayList<>();
    for (String name : names) {
      announce(name);
      batches.add(BenchmarkRun.of(SimulateBenchmark.class, "simulate", name, form.ofBatches));
    }
    double unitAfter = unit();
    for (int i = 0; i < names.size(); i++) {
      add(names.get(i), batches.get(i), (unitBefore + unitAfter) / 2);
    }
    return unitAfter;
  }

  private void add(String name, BenchmarkRun batch, double unit) throws RunnerException {
    announce(name + ", moments");
    BenchmarkRun moments =
        BenchmarkRun.of(MomentBenchmark.class, "startCopyStandPlayOut", name, form.ofMoments);
    table.add(
        new BenchmarkTable.Row(
            BenchmarkedGame.named(name).title(),
            batch.of("nanoseconds", "decisions"),
            unit,
            moments.inAll("nanosecondsOfStarts", "starts"),
            moments.inAll("nanosecondsOfCopies", "copies"),
            moments.inAll("nanosecondsOfStands", "stands"),
            moments.inAll("nanosecondsOfPlayouts", "decisions")));
  }

  private void measureThreads(String name) throws RunnerException {
    announce(name + ", two threads");
    BenchmarkRun run = BenchmarkRun.of(TwoThreadsBenchmark.class, "gain", name, form.ofThreads);
    table.addThreads(
        BenchmarkedGame.named(name).title(),
        run.of("batchOnOneThread", "batchOnTwoThreads"),
        run.of("loopOnOneThread", "loopOnTwoThreads"));
  }

  private double unit() throws RunnerException {
    return handWritten("supertrump");
  }

  private double handWritten(String game) throws RunnerException {
    announce(game + ", by hand");
    return BenchmarkRun.of(HandWrittenBenchmark.class, game, null, form.ofBatches)
        .of("nanoseconds", "decisions");
  }

  private static void announce(String what) {
    System.err.println(what);
  }
}
