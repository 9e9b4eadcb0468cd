package tricksmith.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tricksmith.service.Analysis;
import tricksmith.source.Source;

/**
 * What an editor waits for after a letter is typed, in a bundled script and in a long one. How to
 * run it and its results are in {@code docs/performance.md}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class AnalysisBenchmark {

  /** How many lines the script has at least. */
  @Param({"0", "2000"})
  private int lines;

  private String text = "";
  private int letter;

  /** The longest of the bundled games, followed by as many definitions as it takes. */
  @Setup
  public void read() throws IOException {
    StringBuilder script = new StringBuilder(Files.readString(Path.of("games", "saizen.trick")));
    long written = script.chars().filter(sign -> sign == '\n').count();
    for (long line = written; line < lines; line++) {
      script.append("define far" + line + "(card) = card.rank > 7 and card.suit == led.suit\n");
    }
    text = script.toString();
  }

  /** Another text each time, as typing makes it. */
  private Analysis typed() {
    letter = (letter + 1) % 10;
    return Analysis.of(new Source("typed.trick", text + "// " + letter + "\n"));
  }

  /** From a letter to complaints and colours. */
  @Benchmark
  public Object complaintsAndColours() {
    Analysis analysis = typed();
    return analysis.diagnostics().size() + analysis.colours().size();
  }

  /** From a letter to what could be written in the middle of the script. */
  @Benchmark
  public Object completion() {
    return typed().completion(text.length() / 2, Locale.ENGLISH);
  }

  /** Runs all of them, from the folder of the project. */
  public static void main(String[] arguments) throws RunnerException {
    new Runner(new OptionsBuilder().include(AnalysisBenchmark.class.getSimpleName()).build()).run();
  }
}
