package tricksmith.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

  @TempDir private Path folder;

  @Test
  void appearsWhenItIsKept() throws IOException {
    Path place = folder.resolve("a.txt");
    try (AtomicFile file = AtomicFile.begin(place)) {
      file.writer().write("wörds");
      assertThat(place).doesNotExist();
      file.keep();
    }
    assertThat(place).content().isEqualTo("wörds");
    assertThat(files()).containsExactly("a.txt");
  }

  @Test
  void leavesNothingBehindWhenItIsNotKept() throws IOException {
    Path place = folder.resolve("a.txt");
    Files.writeString(place, "before");
    try (AtomicFile file = AtomicFile.begin(place)) {
      file.writer().write("half");
    }
    assertThat(place).content().isEqualTo("before");
    assertThat(files()).containsExactly("a.txt");
  }

  /** A full disk must not replace a good checkpoint by an empty file. */
  @Test
  void isNotKeptIfWritingFailedUnnoticed() throws IOException {
    Path full = Path.of("/dev/full");
    assumeThat(full).exists();
    try (AtomicFile file = AtomicFile.begin(full)) {
      PrintWriter printer = new PrintWriter(file.writer());
      printer.print("words");
      printer.flush();
      assertThatThrownBy(file::keep).isInstanceOf(IOException.class);
    }
  }

  @Test
  void removesWhatKilledProcessesLeftBehindOfTheSameFile() throws IOException {
    for (String name : List.of(".a.txt.12.draft", ".b.txt.12.draft", ".a.txt.12.other")) {
      Path left = Files.writeString(folder.resolve(name), "half");
      Files.setLastModifiedTime(left, FileTime.fromMillis(0));
    }
    Files.writeString(folder.resolve(".a.txt.13.draft"), "being written");
    try (AtomicFile file = AtomicFile.begin(folder.resolve("a.txt"))) {
      file.keep();
    }
    assertThat(files())
        .containsExactlyInAnyOrder(
            "a.txt", ".a.txt.13.draft", ".b.txt.12.draft", ".a.txt.12.other");
  }

  @Test
  void removesWhatADeadProcessLeftAMinuteAgo() throws IOException {
    Path left = Files.writeString(folder.resolve(".a.txt.999999999999.draft"), "half");
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofMinutes(2))));
    Files.writeString(folder.resolve(".a.txt.999999999998.draft"), "on another machine");
    try (AtomicFile file = AtomicFile.begin(folder.resolve("a.txt"))) {
      file.keep();
    }
    assertThat(files()).containsExactlyInAnyOrder("a.txt", ".a.txt.999999999998.draft");
  }

  @Test
  void replacesWhatWasThere() throws IOException {
    Path place = folder.resolve("a.txt");
    Files.writeString(place, "before, and longer");
    try (AtomicFile file = AtomicFile.begin(place)) {
      file.writer().write("after");
      file.keep();
    }
    assertThat(place).content().isEqualTo("after");
  }

  @Test
  void keepsThePermissionsOfWhatWasThere() throws IOException {
    Path place = Files.writeString(folder.resolve("a.txt"), "before");
    Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rwxr-----");
    Files.setPosixFilePermissions(place, permissions);
    try (AtomicFile file = AtomicFile.begin(place)) {
      file.writer().write("after");
      file.keep();
    }
    assertThat(Files.getPosixFilePermissions(place)).isEqualTo(permissions);
  }

  @Test
  void followsSymbolicLinks() throws IOException {
    Path place = Files.writeString(folder.resolve("a.txt"), "before");
    Path link = Files.createSymbolicLink(folder.resolve("link"), place);
    try (AtomicFile file = AtomicFile.begin(link)) {
      file.writer().write("after");
      file.keep();
    }
    assertThat(link).isSymbolicLink();
    assertThat(place).content().isEqualTo("after");
  }

  @Test
  void refusesFoldersAndPlacesInNone() {
    assertThatThrownBy(() -> AtomicFile.begin(folder)).isInstanceOf(FolderException.class);
    assertThatThrownBy(() -> AtomicFile.begin(folder.resolve("none/a.txt")))
        .isInstanceOf(NoSuchFileException.class);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
