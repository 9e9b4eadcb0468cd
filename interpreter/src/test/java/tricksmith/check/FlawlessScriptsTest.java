package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Nothing is said about the scripts in the reference of the language, about the games, nor about
 * the templates: no error, and no warning. Only, an example need not use all that it shows.
 */
class FlawlessScriptsTest {
  private static final String DOCUMENTED = "language.md";
  private static final Path REFERENCE = Path.of("..", "docs", "language.md");
  private static final List<Path> FOLDERS =
      List.of(Path.of("..", "games"), Path.of("..", "editor", "src", "main", "resources"));
  private static final Pattern SCRIPT = Pattern.compile("(?ms)^```trick$\\n(.*?)^```$");

  static Stream<Source> scripts() throws IOException {
    String reference = Files.readString(REFERENCE);
    return Stream.concat(
        SCRIPT.matcher(reference).results().map(found -> documented(found, reference)),
        games().stream());
  }

  /** Empty lines keep the numbers of the lines those of the reference. */
  private static Source documented(MatchResult found, String reference) {
    long before = reference.substring(0, found.start(1)).lines().count();
    return new Source(DOCUMENTED, "\n".repeat((int) before) + found.group(1));
  }

  private static List<Source> games() {
    return FOLDERS.stream().flatMap(FlawlessScriptsTest::scriptsIn).toList();
  }

  private static Stream<Source> scriptsIn(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> scripts =
          files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
      assertThat(scripts).as(folder::toString).isNotEmpty();
      return scripts.stream().map(FlawlessScriptsTest::read);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private static Source read(Path file) {
    try {
      return new Source(file.getFileName().toString(), Files.readString(file));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  @Test
  void elementsMayBeCalledAsPeopleCallASuitWhereAConditionSaysWhichTheyAre() {
    String script =
        """
        game "Hearts counted"
          players 4
        match {
          new deal
          shuffle deck
          deal deck to players from seat 1
          play tricks from seat 1 until hands are empty
          each player scores number of hearts in won of player where hearts.suit == H
        }
        trick {
          must "follow suit"  card.suit == led.suit
          best by card.suit == led.suit then card.rank
        }
        end { highest score wins }
        """;

    isFlawless(new Source("hearts.trick", script));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void isFlawless(Source source) {
    GameScript script = GameScript.read(source);
    List<Diagnostic> found =
        script.diagnostics().stream().filter(each -> !isLeftUnused(source, each)).toList();
    assertThat(found)
        .as(() -> DiagnosticRenderer.in(Locale.ENGLISH).render(source, found))
        .isEmpty();
    assertThat(script.rules()).isNotNull();
  }

  private static boolean isLeftUnused(Source source, Diagnostic found) {
    return source.name().equals(DOCUMENTED)
        && Set.of("TS470", "TS471", "TS472", "TS473").contains(found.problem().code());
  }
}
