package tricksmith.editor.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.editor.session.BusyMark;

class BusyFilesTest {
  @TempDir private Path folder;

  @Test
  void marksOfALivingProcessAreItsOwn() {
    BusyFiles busy = new BusyFiles(folder.resolve("busy"));
    busy.mark(folder.resolve("a.trick")).set();

    assertThat(busy.takeLeftBehind()).isEmpty();
    assertThat(folder.resolve("busy")).isNotEmptyDirectory();
  }

  @Test
  void whatIsDoneLeavesNothing() {
    BusyMark mark = new BusyFiles(folder.resolve("busy")).mark(folder.resolve("a.trick"));
    mark.set();
    mark.clear();

    assertThat(folder.resolve("busy")).isEmptyDirectory();
  }

  @Test
  void whoeverIsAskedToEndLeavesOnlyTheScriptsToBlame() throws IOException {
    BusyFiles busy = new BusyFiles(folder.resolve("busy"));
    busy.mark(folder.resolve("quick.trick")).set();
    BusyMark slow = busy.mark(folder.resolve("slow.trick"));
    slow.set();
    slow.blame();

    busy.leave();

    assertThat(folder.resolve("busy"))
        .isDirectoryContaining(file -> contentOf(file.toFile()).contains("slow.trick"))
        .isDirectoryNotContaining(file -> contentOf(file.toFile()).contains("quick.trick"));
  }

  @Test
  void findsOnceWhatAProcessWasBusyWithWhenItEnded() throws IOException {
    Path script = folder.resolve("切り札 a.trick");
    Files.write(
        folder.resolve("7-1.busy"),
        List.of("999999999 2020-01-01T00:00:00Z", script.toUri().toASCIIString()));
    BusyFiles busy = new BusyFiles(folder);

    assertThat(busy.takeLeftBehind()).containsExactly(script);
    assertThat(busy.takeLeftBehind()).isEmpty();
  }

  @Test
  void marksThatNobodyCanReadAreRemoved() throws IOException {
    Files.writeString(folder.resolve("7-1.busy"), "");
    Files.writeString(folder.resolve("7-2.busy"), "not a number\nnowhere");
    Files.writeString(folder.resolve("7-3.busy"), "999999999 x\nnot a place");

    assertThat(new BusyFiles(folder).takeLeftBehind()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }
}
