package tricksmith.editor.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.script.GameScript;
import tricksmith.source.Source;
import tricksmith.translation.Translation;

class SmallChangesTest {

  private static GameReading.Playable read(String game) throws IOException {
    Path file = Path.of("..", "games").resolve(game + ".trick");
    return (GameReading.Playable) GameReading.of(Files.readString(file), false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"norimachigai", "supertrump", "classics/whist", "classics/hearts"})
  void offersChangesThatTheCheckerTakesAndTheTableShows(String name) throws IOException {
    GameReading.Playable game = read(name);
    PlayedBranch course = ShownMatch.course(game.game());
    String text = game.script().source().text();

    List<SmallChange> found = SmallChanges.of(game, course, 3);

    assertThat(found).hasSizeBetween(2, 3);
    assertThat(found.get(0).kind()).isNotEqualTo(found.get(1).kind());
    for (SmallChange change : found) {
      String changed = change.applied(text);
      assertThat(changed).isNotEqualTo(text);
      assertThat(GameScript.read(new Source("", changed)).isPlayable()).isTrue();
      for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
        assertThat(new GalleryWords(language).sentence(change, Translation.NONE))
            .isNotBlank()
            .doesNotContain("{");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"classics/whist", "norimachigai"})
  void whatIsTurnedRoundGetsTheOppositeLabel(String name) throws IOException {
    GameReading.Playable game = read(name);
    String text = game.script().source().text();
    SmallChange lower =
        SmallChanges.of(game, ShownMatch.course(game.game()), 9).stream()
            .filter(change -> change.kind() == SmallChange.Kind.LOWER)
            .findFirst()
            .orElseThrow();

    String changed = lower.applied(text);
    assertThat(text).contains("\"the higher\"");
    assertThat(changed)
        .containsPattern("\"the lower\" +lower card\\.")
        .doesNotContain("\"the higher\"")
        .containsPattern("\"the lower\" +\"(低いランク|小さい数字)\"");
    assertThat(GameScript.read(new Source("", changed)).isPlayable()).isTrue();
  }
}
