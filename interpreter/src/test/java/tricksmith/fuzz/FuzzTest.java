package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/**
 * Random scripts and match files: nothing is thrown, and everything ends soon.
 *
 * <p>{@code -Dfuzz.runs=100000} or {@code -Dfuzz.seconds=3600} say how long; {@code -Dfuzz.seed=7}
 * with which seed to begin. Each run has a seed of its own, one larger than that before it; what is
 * found is told with it, and written into {@code target/fuzz}.
 */
class FuzzTest {
  private static final int SHORT = 150;
  private static final int ENOUGH = 20;
  private static final Path FINDINGS = Path.of("target", "fuzz");

  private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
  private final Map<String, String> findings = new LinkedHashMap<>();
  private long slowest;
  private long slowestSeed;

  @Test
  void whateverIsReadEndsWithoutAnException() throws Exception {
    Corpus corpus = Corpus.ofTheProject();
    long seconds = Long.getLong("fuzz.seconds", 0);
    long runs = Long.getLong("fuzz.runs", seconds > 0 ? Long.MAX_VALUE : SHORT);
    long first = Long.getLong("fuzz.seed", seconds > 0 ? System.currentTimeMillis() : 1);
    long begin = System.nanoTime();
    long told = begin;
    say("fuzzing from seed " + first);
    long seed = first;
    while (seed - first < runs && findings.size() < ENOUGH) {
      run(seed++, corpus);
      long now = System.nanoTime();
      if (seconds > 0 && now - begin > TimeUnit.SECONDS.toNanos(seconds)) {
        break;
      }
      if (now - told > TimeUnit.MINUTES.toNanos(1)) {
        told = now;
        say(report(seed - first));
      }
    }
    say(report(seed - first));
    assertThat(findings.values()).isEmpty();
  }

  private String report(long runs) {
    return "%d runs, findings: %d, %s; the slowest took %d ms (seed %d)"
        .formatted(runs, findings.size(), outcomes, slowest, slowestSeed);
  }

  private void run(long seed, Corpus corpus) throws Exception {
    Lots lots = new Lots(seed);
    boolean match = lots.onceIn(4);
    Corpus.Recorded recorded = corpus.match(lots);
    String text = match ? recorded.text() : corpus.script(lots);
    String other = match ? corpus.match(lots).text() : corpus.script(lots);
    byte[] bytes = Encodings.bytes(Mutation.some(text, other, lots), lots);
    Path file = Files.createTempFile("fuzz", match ? ".match.jsonl" : ".trick");
    try {
      Files.write(file, bytes);
      borne(
          seed,
          bytes,
          match
              ? () -> new MatchFileOrdeal(lots).undergo(file, recorded.script())
              : () -> new ScriptOrdeal(lots).undergo(file));
    } finally {
      Files.delete(file);
    }
  }

  private void borne(long seed, byte[] bytes, Callable<Outcome> ordeal) throws Exception {
    FutureTask<Outcome> task = new FutureTask<>(ordeal);
    Thread thread = Thread.ofPlatform().daemon().name("seed " + seed).start(task);
    long begin = System.nanoTime();
    try {
      outcomes.merge(Patience.result(task, thread), 1, Integer::sum);
      note(seed, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin));
    } catch (ExecutionException thrown) {
      find(seed, bytes, thrown.getCause(), thrown.getCause().getStackTrace());
    } catch (TimeoutException tooLong) {
      find(seed, bytes, tooLong, tooLong.getStackTrace());
    }
  }

  private void note(long seed, long milliseconds) {
    if (milliseconds > slowest) {
      slowest = milliseconds;
      slowestSeed = seed;
    }
  }

  /** One finding for each place is enough. */
  private void find(long seed, byte[] bytes, Throwable thrown, StackTraceElement[] where)
      throws IOException {
    String place =
        List.of(where).stream()
            .filter(element -> element.getClassName().startsWith("tricksmith"))
            .map(StackTraceElement::toString)
            .findFirst()
            .orElse("?");
    String name = thrown.getClass().getName();
    if (findings.putIfAbsent(name + place, "seed " + seed + ": " + name + " at " + place) == null) {
      Files.createDirectories(FINDINGS);
      Files.write(FINDINGS.resolve(seed + ".input"), bytes);
      thrown.setStackTrace(where);
      StringWriter trace = new StringWriter();
      thrown.printStackTrace(new PrintWriter(trace, true));
      Files.writeString(FINDINGS.resolve(seed + ".trace"), trace.toString());
      say("found: " + findings.get(name + place));
    }
  }

  private static void say(String text) {
    new PrintStream(System.out, true, StandardCharsets.UTF_8).println(text);
  }
}
