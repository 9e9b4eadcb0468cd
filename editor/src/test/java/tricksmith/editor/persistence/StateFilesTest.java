package tricksmith.editor.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever becomes of the files in which the editor keeps its state, the next start succeeds. */
@Timeout(300)
class StateFilesTest {
  private static final String DEAD = "999999999 2020-01-01T00:00:00Z";
  private static final List<String> STRANGE =
      List.of("", "\n", "-1", "9".repeat(30), "%", "\\u12", "é", "http://x/y", ":", "=", " ");

  @TempDir private Path folder;

  private Stream<Path> files(String script) throws IOException {
    Path busy = Files.writeString(folder.resolve("7-1.busy"), DEAD + "\n" + script + "\n");
    Path draft =
        Files.writeString(
            folder.resolve("7-1.draft"),
            String.join("\n", "tricksmith draft 2", DEAD, script, "3", "oldnew"));
    Path table = Files.writeString(folder.resolve("a.trick-1.json"), script + "\n{}");
    Files.setLastModifiedTime(table, FileTime.from(Instant.EPOCH));
    Path settings = folder.resolve("settings");
    new SettingsFile(settings)
        .write(
            EditorSettings.USUAL.withRecent(folder).withOpen(List.of(folder), Optional.of(folder)));
    return Stream.of(busy, draft, table, settings);
  }

  private void start() {
    assertThat(new BusyFiles(folder).takeLeftBehind()).isNotNull();
    assertThat(new DraftFiles(folder).abandoned(_ -> {}))
        .allSatisfy(draft -> assertThat(draft.fileAsItWas()).isNotNull());
    new BranchFiles(folder).forgetGone(Instant.now());
    assertThat(new SettingsFile(folder.resolve("settings")).read()).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://x/y",
        "jar:file:/x.jar!/y",
        "jrt:/java.base",
        "file://host/share/x.trick",
        "file:x",
        "file:///a%00b",
        "file:///x?y#z",
        "a b",
        "",
        "/x"
      })
  void nameNoScript(String script) throws IOException {
    assertThat(files(script)).hasSize(4);
    start();
  }

  @Test
  void areChangedAnywhere() throws IOException {
    Random random = new Random(1);
    for (int run = 0; run < 300; run++) {
      for (Path file : files(folder.resolve("a.trick").toUri().toASCIIString()).toList()) {
        String whole = Files.readString(file);
        int start = random.nextInt(whole.length() + 1);
        int end = Math.min(whole.length(), start + random.nextInt(whole.length() + 1));
        String instead = STRANGE.get(random.nextInt(STRANGE.size()));
        Files.writeString(file, whole.substring(0, start) + instead + whole.substring(end));
      }
      start();
    }
  }

  @Test
  void areNoText() throws IOException {
    for (Path file : files("file:///x").toList()) {
      Files.write(file, new byte[] {(byte) 0xff, 0, 10, (byte) 0xc0});
    }
    start();
  }

  @Test
  void areFolders() throws IOException {
    for (Path file : files("file:///x").toList()) {
      Files.delete(file);
      Files.createDirectories(file.resolve("inside"));
    }
    start();
  }

  @Test
  void arePipes() throws Exception {
    assumeThat(File.separatorChar).isEqualTo('/');
    for (Path file : files("file:///x").toList()) {
      Files.delete(file);
      int made = new ProcessBuilder("mkfifo", file.toString()).start().waitFor();
      assumeThat(made).isZero();
    }
    assertThatCode(this::start).doesNotThrowAnyException();
  }
}
