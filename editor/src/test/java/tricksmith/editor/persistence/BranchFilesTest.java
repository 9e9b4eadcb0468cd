package tricksmith.editor.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BranchFilesTest {
  @TempDir private Path folder;

  @Test
  void scriptsOfTheSameNameKeepTheirOwn() throws Exception {
    BranchFiles branchFiles = new BranchFiles(folder.resolve("tables"));
    Path here = folder.resolve("here").resolve("a b.trick");
    Path there = folder.resolve("there").resolve("a b.trick");

    branchFiles.keep(here, "切り札");
    branchFiles.keep(there, "other");

    assertThat(branchFiles.read(here)).contains("切り札");
    assertThat(branchFiles.read(folder.resolve("there/../here/a b.trick"))).contains("切り札");
    branchFiles.forget(here);
    assertThat(branchFiles.read(here)).isEmpty();
    assertThat(branchFiles.read(there)).contains("other");
  }

  @Test
  void whatWasPlayedByAScriptThatIsGoneIsForgottenAfterAWhile() throws Exception {
    BranchFiles branchFiles = new BranchFiles(folder.resolve("tables"));
    Path there = Files.writeString(folder.resolve("a b.trick"), "game");
    Path gone = folder.resolve("gone.trick");
    Path unreachable = folder.resolve("drive").resolve("c.trick");
    for (Path script : List.of(there, gone, unreachable)) {
      branchFiles.keep(script, "{}");
    }

    branchFiles.forgetGone(after(59));
    assertThat(kept(branchFiles, there, gone, unreachable)).containsExactly(true, true, true);
    branchFiles.forgetGone(after(61));
    assertThat(kept(branchFiles, there, gone, unreachable)).containsExactly(true, false, true);
    branchFiles.forgetGone(after(366));
    assertThat(kept(branchFiles, there, gone, unreachable)).containsExactly(true, false, false);
  }

  @Test
  void readsTablesThatDoNotNameTheirScript() throws Exception {
    BranchFiles branchFiles = new BranchFiles(folder);
    Path script = folder.resolve("a.trick");
    branchFiles.keep(script, "{}");
    try (var files = Files.list(folder)) {
      Files.writeString(files.findFirst().orElseThrow(), "{ \"format\": 1 }\n");
    }
    assertThat(branchFiles.read(script)).contains("{ \"format\": 1 }\n");
  }

  private static Instant after(int days) {
    return Instant.now().plus(Duration.ofDays(days));
  }

  private static List<Boolean> kept(BranchFiles branchFiles, Path... scripts) {
    return Stream.of(scripts).map(script -> branchFiles.read(script).isPresent()).toList();
  }

  @Test
  void whatCannotBeReadIsNoError() throws Exception {
    BranchFiles branchFiles =
        new BranchFiles(Files.writeString(folder.resolve("file"), "in the way"));
    Path script = folder.resolve("a.trick");

    assertThatThrownBy(() -> branchFiles.keep(script, "text")).isInstanceOf(IOException.class);
    branchFiles.forget(script);

    assertThat(branchFiles.read(script)).isEmpty();
  }
}
