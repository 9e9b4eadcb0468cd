package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/** Whatever is done to a script, it is read to its end, and what is wrong can be shown. */
class MutationTest {
  private static final Pattern WORDS = Pattern.compile("\\s+|[\\w-]+|\"[^\"\\n]*\"|.");
  private static final List<String> SCRIPTS = scripts();

  private static List<String> scripts() {
    try (Stream<Path> files = Files.walk(Path.of("..", "games"))) {
      List<String> scripts = new ArrayList<>();
      for (Path file : files.filter(file -> file.toString().endsWith(".trick")).sorted().toList()) {
        scripts.add(Files.readString(file));
      }
      return scripts;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static IntStream seeds() {
    return IntStream.range(0, Integer.getInteger("mutations", 38));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void isReadToItsEnd(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    String text = mutated(SCRIPTS.get(seed % SCRIPTS.size()), random);
    Source source = new Source("mutated.trick", text);
    Parsed parsed = ScriptParser.parse(source);
    assertThat(parsed.diagnostics())
        .isSortedAccordingTo(
            (one, other) -> Integer.compare(one.span().start(), other.span().start()))
        .allSatisfy(diagnostic -> assertThat(shown(source, diagnostic)).contains("^"));
    assertThat(TreeDump.of(parsed.script().sections())).isNotEmpty();
  }

  private static String shown(Source source, Diagnostic diagnostic) {
    assertThat(diagnostic.span().end()).isLessThanOrEqualTo(source.text().length());
    return DiagnosticRenderer.in(Locale.ENGLISH).render(source, List.of(diagnostic));
  }

  /** Leaves out, repeats, exchanges and moves a few words. */
  private static String mutated(String script, SplittableRandom random) {
    List<String> words =
        new ArrayList<>(WORDS.matcher(script).results().map(found -> found.group()).toList());
    int mutations = 1 + random.nextInt(6);
    for (int count = 0; count < mutations; count++) {
      int place = random.nextInt(words.size());
      int other = random.nextInt(words.size());
      switch (random.nextInt(4)) {
        case 0 -> words.remove(place);
        case 1 -> words.add(place, words.get(place));
        case 2 -> words.set(place, words.get(other));
        default -> words.add(other, words.remove(place % words.size()));
      }
    }
    return String.join("", words);
  }
}
