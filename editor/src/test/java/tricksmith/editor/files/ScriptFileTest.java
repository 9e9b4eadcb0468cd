package tricksmith.editor.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    Path path = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xFF, 0, (byte) 0xFF});
    Path zero = Files.write(folder.resolve("zero"), new byte[] {0, 'a'});

    assertThatThrownBy(() -> ScriptFile.open(path)).isInstanceOf(CharacterCodingException.class);
    assertThatThrownBy(() -> ScriptFile.open(zero)).isInstanceOf(CharacterCodingException.class);
    assertThatThrownBy(() -> ScriptFile.open(folder)).isInstanceOf(IOException.class);
  }

  @Test
  void saysThatItCannotWrite() throws IOException {
    ScriptFile.Opened opened = ScriptFile.open(folder.resolve("nowhere/one.trick"));

    assertThatThrownBy(() -> opened.file().write("a")).isInstanceOf(IOException.class);
  }

  @Test
  void keepsTheMarkAtTheBeginning() throws IOException {
    Path path = Files.writeString(folder.resolve("marked.trick"), "\uFEFFa");
    ScriptFile.Opened opened = ScriptFile.open(path);

    assertThat(opened.text()).isEqualTo("a");
    opened.file().write("b");
    assertThat(Files.readString(path)).isEqualTo("\uFEFFb");
  }

  @ParameterizedTest
  @CsvSource({"windows-31j, Shift_JIS", "EUC-JP, EUC-JP", "UTF-16, UTF-16"})
  void readsOtherJapaneseEncodingsAndWritesUtf8(String charset, String name) throws IOException {
    String text = "game \"最善の一手\"\n";
    Path path = Files.write(folder.resolve("old.trick"), text.getBytes(Charset.forName(charset)));
    ScriptFile.Opened opened = ScriptFile.open(path);

    assertThat(opened.text()).isEqualTo(text);
    assertThat(opened.foreignEncoding()).contains(name);
    opened.file().write(text);
    assertThat(Files.readString(path)).isEqualTo(text);
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void doesNotWriteWhatIsProtected() throws IOException {
    Path path = Files.writeString(folder.resolve("one.trick"), "a");
    ScriptFile.Opened opened = ScriptFile.open(path);
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("r--r--r--"));

    assertThatThrownBy(() -> opened.file().write("b"))
        .isInstanceOf(ScriptFile.ReadOnlyFileException.class);
    assertThat(path).hasContent("a");
  }

  @Test
  void refusesWhatIsTooLargeForAScript() throws IOException {
    Path huge = folder.resolve("huge.trick");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(3L << 30); // Takes no room on the disk.
    }

    assertThatThrownBy(() -> ScriptFile.open(huge)).isInstanceOf(FileSystemException.class);
  }
}
