package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Source;

/** Nothing is wrong with the scripts in the reference of the language, nor with the games. */
class FlawlessScriptsTest {
  private static final Path REFERENCE = Path.of("..", "docs", "language.md");
  private static final Path GAMES = Path.of("..", "games");
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
    return new Source("language.md", "\n".repeat((int) before) + found.group(1));
  }

  private static List<Source> games() throws IOException {
    try (Stream<Path> files = Files.walk(GAMES)) {
      return files
          .filter(file -> file.toString().endsWith(".trick"))
          .sorted()
          .map(FlawlessScriptsTest::read)
          .toList();
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
    Checked checked = Checker.check(ScriptParser.parse(source).script(), source);
    assertThat(checked.diagnostics())
        .as(
            () ->
                source.name()
                    + checked.diagnostics().stream()
                        .map(
                            each ->
                                source.place(each.span().start())
                                    + " "
                                    + each.problem()
                                    + each.arguments())
                        .toList())
        .isEmpty();
    assertThat(checked.rules()).isNotNull();
  }
}
