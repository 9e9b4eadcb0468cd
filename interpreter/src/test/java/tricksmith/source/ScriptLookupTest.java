package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptLookupTest {
  @TempDir private Path root;

  private ScriptLookup lookup;
  private Path folder;
  private Path library;

  @BeforeEach
  void makeFolders() throws IOException {
    folder = Files.createDirectories(root.resolve("matches"));
    library = Files.createDirectories(root.resolve("library"));
    lookup = new ScriptLookup(folder.resolve("one.match.jsonl"), List.of(library));
  }

  @Test
  void findsWhatLiesBelowTheFolderOfTheMatchFile() throws IOException {
    Path script = script(folder.resolve("games/whist.trick"));
    assertThat(lookup.find("games/whist.trick")).isEqualTo(new ScriptLookup.Found(script));
    assertThat(lookup.find("./games/../games/whist.trick"))
        .isEqualTo(new ScriptLookup.Found(script));
    assertThat(lookup.find(script.toString())).isEqualTo(new ScriptLookup.Found(script));
  }

  @Test
  void findsWhatLiesInTheLibrary() throws IOException {
    Path script = script(library.resolve("whist.trick"));
    assertThat(lookup.find("../library/whist.trick")).isEqualTo(new ScriptLookup.Found(script));
  }

  @Test
  void findsWhatLiesBelowTheWorkingDirectory() {
    String here = "src/test/resources/tricksmith/cli/duel.trick";
    assertThat(lookup.find(here)).isEqualTo(new ScriptLookup.Found(Path.of(here)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"//host/share/a.trick", "\\\\host\\share\\a.trick", "/\\host/a.trick"})
  void asksNoOtherMachine(String name) throws IOException {
    assertThat(lookup.find(name)).isNotInstanceOf(ScriptLookup.Found.class);
    assertThat(ScriptLookup.anywhere(name)).isEmpty();
    Path script = script(folder.resolve("a.trick")).toRealPath();
    assertThat(ScriptLookup.anywhere("/" + script)).isEmpty();
    assertThat(ScriptLookup.anywhere(script.toString())).contains(script);
  }

  @Test
  void saysWhatIsMissing() {
    assertThat(lookup.find("nowhere.trick")).isInstanceOf(ScriptLookup.Missing.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/etc/passwd",
        "/etc/passwd.trick",
        "../../../../../../../../../../etc/passwd",
        "../other/whist.trick",
        "/proc/self/environ",
        "/dev/zero",
        "/dev/stdin",
        "notes.txt",
        "",
        ".",
        "\0.trick"
      })
  void refusesWhatLiesElsewhereOrIsCalledOtherwise(String name) throws IOException {
    script(root.resolve("other/whist.trick"));
    Files.writeString(folder.resolve("notes.txt"), "secret");
    assertThat(lookup.find(name)).isEqualTo(new ScriptLookup.Refused(name));
  }

  @Test
  void refusesFolders() throws IOException {
    Files.createDirectory(folder.resolve("folder.trick"));
    assertThat(lookup.find("folder.trick")).isEqualTo(new ScriptLookup.Refused("folder.trick"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void refusesLinksThatLeadOut() throws IOException {
    Path outside = script(root.resolve("other/whist.trick"));
    Files.createSymbolicLink(folder.resolve("link.trick"), outside);
    Files.createSymbolicLink(folder.resolve("folder"), outside.getParent());
    assertThat(lookup.find("link.trick")).isEqualTo(new ScriptLookup.Refused("link.trick"));
    assertThat(lookup.find("folder/whist.trick"))
        .isEqualTo(new ScriptLookup.Refused("folder/whist.trick"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void refusesPipesWithoutWaitingForThem() throws Exception {
    Path pipe = folder.resolve("pipe.trick");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThat(lookup.find("pipe.trick")).isEqualTo(new ScriptLookup.Refused("pipe.trick"));
  }

  private static Path script(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "game \"Whist\"\nmatch { new deal }\n");
  }
}
