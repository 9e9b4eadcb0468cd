package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptFileTest {
  @TempDir private Path folder;

  @Test
  void offersAMissingFileAsNew() throws IOException {
    ScriptFile.Opened opened = ScriptFile.open(folder.resolve("new.trick"));

    assertThat(opened.isNew()).isTrue();
    assertThat(opened.text()).isEmpty();
    opened.file().write("game \"新しい\"\n");
    assertThat(folder.resolve("new.trick")).hasContent("game \"新しい\"\n");
  }

  @Test
  void keepsTheLineEndsOfTheFile() throws IOException {
    Path path = Files.writeString(folder.resolve("windows.trick"), "a\r\nb\r\n");
    ScriptFile.Opened opened = ScriptFile.open(path);

    assertThat(opened.text()).isEqualTo("a\nb\n");
    opened.file().write("a\nb\nc\n");
    assertThat(Files.readString(path)).isEqualTo("a\r\nb\r\nc\r\n");
  }

  @Test
  void leavesNothingElseInTheFolder() throws IOException {
    Path path = Files.writeString(folder.resolve("one.trick"), "a");

    ScriptFile.open(path).file().write("b");

    assertThat(folder).isDirectoryContaining(path::equals);
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void writesThroughALink() throws IOException {
    Path path = Files.writeString(folder.resolve("one.trick"), "a");
    Path link = Files.createSymbolicLink(folder.resolve("link.trick"), path);

    ScriptFile.open(link).file().write("b");

    assertThat(link).isSymbolicLink();
    assertThat(path).hasContent("b");
  }

  @Test
  void refusesWhatIsNotText() throws IOException {
    Path path = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xFF, (byte) 0xFE});

    assertThatThrownBy(() -> ScriptFile.open(path)).isInstanceOf(CharacterCodingException.class);
    assertThatThrownBy(() -> ScriptFile.open(folder)).isInstanceOf(IOException.class);
  }

  @Test
  void saysThatItCannotWrite() throws IOException {
    ScriptFile.Opened opened = ScriptFile.open(folder.resolve("nowhere/one.trick"));

    assertThatThrownBy(() -> opened.file().write("a")).isInstanceOf(IOException.class);
  }
}
