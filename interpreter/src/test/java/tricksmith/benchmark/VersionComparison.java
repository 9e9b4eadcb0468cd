package tricksmith.benchmark;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.StringTokenizer;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * Compares two versions of the program beside the unit: all three take turns in one JVM, in many
 * short rounds read from the thread's own processor clock, which works on a busy machine as well.
 * How to run it is in {@code docs/performance.md}.
 */
public final class VersionComparison {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long WARM_UP = Long.getLong("warm-up", 3_000) * 1_000_000;
  private static final int ROUNDS = Integer.getInteger("rounds", 401);
  private static final long DECISIONS_AT_A_TIME = 10_000;

  /** The class that must not come from the class path. */
  private static final String OF_THE_PROGRAM = "tricksmith/engine/MatchRun.class";

  private final String name;
  private final List<LongUnaryOperator> contestants;

  private VersionComparison(String name, List<LongUnaryOperator> contestants) {
    this.name = name;
    this.contestants = contestants;
  }

  /**
   * Compares.
   *
   * @param arguments the folders with the classes of either version, then the names of games, or
   *     nothing for all; folders of one version are separated like those of a class path
   */
  public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
    List<String> chosen = List.of(arguments).subList(2, arguments.length);
    System.out.println(
        "| | before | after | ratio, least | ratio, median | unit | units before | units after |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    for (String name : chosen.isEmpty() ? BenchmarkedGame.names() : chosen) {
      try (URLClassLoader before = loader(arguments[0]);
          URLClassLoader after = loader(arguments[1])) {
        List<LongUnaryOperator> contestants =
            List.of(version(before, name), version(after, name), VersionComparison::unit);
        new VersionComparison(name, contestants).compare();
      }
    }
  }

  /** Loads what stands in these folders from there, and all else from the class path. */
  private static URLClassLoader loader(String folders) throws IOException {
    List<URL> places = new ArrayList<>();
    for (Path folder : paths(folders)) {
      places.add(folder.toUri().toURL());
    }
    for (Path entry : paths(System.getProperty("java.class.path"))) {
      if (!Files.exists(entry.resolve(OF_THE_PROGRAM))) {
        places.add(entry.toUri().toURL());
      }
    }
    return new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  private static List<Path> paths(String classPath) {
    StringTokenizer entries = new StringTokenizer(classPath, File.pathSeparator);
    List<Path> paths = new ArrayList<>();
    while (entries.hasMoreTokens()) {
      paths.add(Path.of(entries.nextToken()));
    }
    return paths;
  }

  private static LongUnaryOperator version(ClassLoader loader, String name)
      throws ReflectiveOperationException {
    return Class.forName(VersionOfGame.class.getName(), true, loader)
        .asSubclass(LongUnaryOperator.class)
        .getConstructor(String.class)
        .newInstance(name);
  }

  private static long unit(long decisions) {
    HandWrittenSupertrump.Totals totals = new HandWrittenSupertrump.Totals();
    while (totals.matches * HandWrittenSupertrump.DECISIONS < decisions) {
      HandWrittenSupertrump.play(RANDOM, totals);
    }
    return totals.matches * HandWrittenSupertrump.DECISIONS;
  }

  private static final Random RANDOM = new Random(42);

  private void compare() {
    long used = 0;
    long warmedUp = 0;
    while (used < contestants.size() * WARM_UP) {
      long before = THREADS.getCurrentThreadCpuTime();
      for (LongUnaryOperator each : contestants) {
        warmedUp += each.applyAsLong(DECISIONS_AT_A_TIME);
      }
      used += THREADS.getCurrentThreadCpuTime() - before;
    }
    if (warmedUp == 0) {
      throw new IllegalStateException("No time to warm up");
    }
    double[][] times = new double[contestants.size()][ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < times.length; i++) {
        times[i][round] = nanosecondsOfADecision(contestants.get(i));
      }
    }
    if (!results(0).equals(results(1))) {
      throw new IllegalStateException("The two versions play " + name + " differently");
    }
    for (double[] each : times) {
      Arrays.sort(each);
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %.0f | %.0f | %.2f | %.2f | %.0f | %.2f | %.2f |%n",
        name,
        times[0][0],
        times[1][0],
        times[1][0] / times[0][0],
        times[1][ROUNDS / 2] / times[0][ROUNDS / 2],
        times[2][0],
        times[0][0] / times[2][0],
        times[1][0] / times[2][0]);
  }

  private static double nanosecondsOfADecision(LongUnaryOperator contestant) {
    long before = THREADS.getCurrentThreadCpuTime();
    long decisions = contestant.applyAsLong(DECISIONS_AT_A_TIME);
    return (double) (THREADS.getCurrentThreadCpuTime() - before) / decisions;
  }

  private Object results(int contestant) {
    return ((Supplier<?>) contestants.get(contestant)).get();
  }
}
