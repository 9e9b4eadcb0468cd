package tricksmith.editor.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  @TempDir private Path folder;

  @Test
  void removesWhatAKilledProcessHasLeftOfTheSameFile() throws IOException {
    Path left = leftover(".game.trick123.saving", Duration.ofHours(2));
    Path ofAnother = leftover(".other.trick123.saving", Duration.ofHours(2));
    Path beingWritten = leftover(".game.trick456.saving", Duration.ofMinutes(1));

    WholeFile.replace(folder.resolve("game.trick"), "x".getBytes(StandardCharsets.UTF_8));

    assertThat(folder.resolve("game.trick")).hasContent("x");
    assertThat(left).doesNotExist();
    assertThat(ofAnother).exists();
    assertThat(beingWritten).exists();
  }

  @Test
  void removesWhatIsLeftOfAllFilesOfAFolder() throws IOException {
    Path left = leftover(".7-1.draft123.saving", Duration.ofHours(2));
    Path whole = leftover("game.saving", Duration.ofHours(2));

    WholeFile.removeLeftovers(folder);

    assertThat(left).doesNotExist();
    assertThat(whole).exists();
  }

  private Path leftover(String name, Duration age) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "half");
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
    return file;
  }
}
