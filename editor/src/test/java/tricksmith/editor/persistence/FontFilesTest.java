package tricksmith.editor.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fonts that JavaFX reads in place, so that it copies none to a temporary file. */
class FontFilesTest {
  @TempDir Path folder;

  private URL inJar(String jar, String content) throws IOException {
    Path file = folder.resolve(jar);
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("fonts/Plain.ttf"));
      zip.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return URI.create("jar:" + file.toUri() + "!/fonts/Plain.ttf").toURL();
  }

  private Path copies() {
    return folder.resolve("copies");
  }

  private Path copy(URL font) {
    return new FontFiles(copies()).of(font).orElseThrow();
  }

  private List<Path> kept() throws IOException {
    try (Stream<Path> files = Files.list(copies())) {
      return files.toList();
    }
  }

  @Test
  void aFileIsUsedWhereItIs() throws IOException {
    Path font = Files.writeString(folder.resolve("a font.ttf"), "outlines");
    assertThat(new FontFiles(copies()).of(font.toUri().toURL())).contains(font);
    assertThat(copies()).doesNotExist();
  }

  @Test
  void aFontInAJarIsCopiedOnce() throws IOException {
    URL font = inJar("one.jar", "outlines");
    Path copy = copy(font);
    assertThat(copy).hasContent("outlines");
    FileTime longAgo = FileTime.fromMillis(0);
    Files.setLastModifiedTime(copy, longAgo);
    assertThat(copy(font)).isEqualTo(copy);
    assertThat(Files.getLastModifiedTime(copy)).isEqualTo(longAgo);
    assertThat(kept()).containsExactly(copy);
  }

  @Test
  void anotherVersionOfItHasAFileOfItsOwn() throws IOException {
    assertThat(copy(inJar("one.jar", "outlines"))).hasContent("outlines");
    assertThat(copy(inJar("two.jar", "contours"))).hasContent("contours");
  }

  @Test
  void aCopyThatIsIncompleteIsWrittenAgain() throws IOException {
    URL font = inJar("one.jar", "outlines");
    Files.writeString(copy(font), "outl");
    assertThat(copy(font)).hasContent("outlines");
  }

  @Test
  void whatAKilledProcessHasCopiedInPartIsRemoved() throws IOException {
    Path copy = copy(inJar("one.jar", "outlines"));
    Path left = Files.writeString(copies().resolve(".font12.saving"), "outl");
    Files.setLastModifiedTime(left, FileTime.fromMillis(0));
    Path fresh = Files.writeString(copies().resolve(".font13.saving"), "outl");
    Path other = copy(inJar("two.jar", "contours"));
    assertThat(kept()).containsExactlyInAnyOrder(copy, fresh, other);
  }

  @Test
  void whereNothingCanBeWrittenThereIsNoFile() throws IOException {
    Files.writeString(copies(), "in the way");
    assertThat(new FontFiles(copies()).of(inJar("one.jar", "outlines")))
        .isEqualTo(Optional.empty());
  }
}
