package tricksmith.editor.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
  @TempDir private Path folder;

  @Test
  void readsWhatItHasWritten() {
    SettingsFile file = new SettingsFile(folder.resolve("state/settings"));
    EditorSettings settings =
        new EditorSettings(
            EditorSettings.Theme.HIGH_CONTRAST,
            EditorSettings.Language.JAPANESE,
            150,
            true,
            true,
            EditorSettings.Motion.FADE,
            List.of(folder.resolve("切り札.trick"), folder.resolve("b.trick")),
            List.of(folder.resolve("c.trick"), folder.resolve("d.trick")),
            Optional.of(folder.resolve("d.trick")),
            new PaneLayout(true, 0.25, 0.375, 1200, 800, Halves.TEXT),
            new Guided(3, Optional.of(folder.resolve("e.trick"))));

    file.write(settings);

    assertThat(file.read()).isEqualTo(settings);
  }

  @Test
  void beginsAsUsualWithoutAFileOrWithABrokenOne() throws Exception {
    assertThat(new SettingsFile(folder.resolve("none")).read()).isEqualTo(EditorSettings.USUAL);
    Path broken = Files.writeString(folder.resolve("broken"), "theme = PINK");
    assertThat(new SettingsFile(broken).read()).isEqualTo(EditorSettings.USUAL);
  }

  @Test
  void wholeLinesAreInSightUntilSomebodyWantsThemOtherwise() throws Exception {
    assertThat(EditorSettings.USUAL.wrap()).isTrue();
    Path older = Files.writeString(folder.resolve("older"), "theme = DARK");
    assertThat(new SettingsFile(older).read().wrap()).isTrue();
  }

  @Test
  void hidesNoPaneForGood() {
    PaneLayout hidden = new PaneLayout(true, 0, Double.NaN, -1, 5, Halves.BOTH);

    assertThat(hidden).isEqualTo(new PaneLayout(true, 0.18, 0.42, 0, 5, Halves.BOTH));
  }

  @Test
  void keepsThePlaceUsualOnEachSystem() {
    Path home = Path.of("/home/someone");

    assertThat(ApplicationFolders.state("Linux", Map.of(), home))
        .isEqualTo(home.resolve(".local/state/tricksmith"));
    assertThat(ApplicationFolders.state("Linux", Map.of("XDG_STATE_HOME", "/state"), home))
        .isEqualTo(Path.of("/state/tricksmith"));
    assertThat(ApplicationFolders.state("Mac OS X", Map.of(), home).toString())
        .endsWith("Application Support/Tricksmith");
    assertThat(ApplicationFolders.state("Windows 11", Map.of("LOCALAPPDATA", "/local"), home))
        .isEqualTo(Path.of("/local/Tricksmith"));
  }

  @Test
  void remembersTenFilesTheLastFirst() {
    EditorSettings settings = EditorSettings.USUAL;
    for (int i = 0; i < 12; i++) {
      settings = settings.withRecent(Path.of("f" + i % 11));
    }

    assertThat(settings.recent()).hasSize(10).startsWith(Path.of("f0"), Path.of("f10"));
  }

  @Test
  void zoomsInStepsAndNotBeyondTheLast() {
    assertThat(EditorSettings.USUAL.zoomedBy(1).zoom()).isEqualTo(110);
    assertThat(EditorSettings.USUAL.zoomedBy(-9).zoom()).isEqualTo(80);
    assertThat(EditorSettings.USUAL.zoomedBy(99).zoom()).isEqualTo(200);
  }
}
