package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Nothing is said about the games, nor about the templates, nor about scripts that come near to
 * what is warned of and mean what they say: no error, and no warning, played or not.
 */
class FlawlessScriptsTest {
  private static final List<Path> FOLDERS =
      List.of(
          Path.of("..", "games"),
          Path.of("..", "editor", "src", "main", "resources"),
          Path.of("src", "test", "resources", "flawless"));

  static Stream<Source> scripts() {
    return games().stream();
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
  void aBlockMayFollowAChoiceThatOffersNothingButYes() {
    String script =
        """
        game "Announced"
          players 2
        state {
          announced[player]: yes/no
        }
        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
          each player may choose announced from (yes if number of hand == 5), called "all" {
            player scores 1
          }
          play tricks from seat 1 until hands are empty {
            winner scores 1 unless announced[winner]
          }
        }
        """;

    isFlawless(new Source("announced.trick", script));
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
    GameScript script = WellKnownScripts.played(source);
    assertThat(script.diagnostics())
        .as(() -> DiagnosticRenderer.in(Locale.ENGLISH).render(source, script.diagnostics()))
        .isEmpty();
    assertThat(script.rules()).isNotNull();
  }
}
