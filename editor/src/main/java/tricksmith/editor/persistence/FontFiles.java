package tricksmith.editor.persistence;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.files.WholeFile;

/**
 * The program's fonts as files. JavaFX copies a font that it reads from a stream to a temporary
 * file, and a process that is killed leaves that file behind: some twelve megabytes each time. So
 * fonts in a jar are copied once, to a folder of the program.
 *
 * @param folder created when first needed
 */
public record FontFiles(Path folder) {
  private static final Logger LOG = LoggerFactory.getLogger(FontFiles.class);

  /** Returns the file with this font; empty if there is none and none can be written. */
  public Optional<Path> of(URL font) {
    try {
      if (font.getProtocol().equals("file")) {
        return Optional.of(Path.of(font.toURI()));
      }
      return font.openConnection() instanceof JarURLConnection inJar
          ? Optional.of(copied(inJar))
          : Optional.empty();
    } catch (IOException | URISyntaxException unwritable) {
      LOG.debug("A font cannot be kept as a file in {}", folder, unwritable);
      return Optional.empty();
    }
  }

  /**
   * Returns a copy whose name changes with its content, so that a new version does not use an old
   * font.
   */
  private Path copied(JarURLConnection font) throws IOException {
    ZipEntry entry = font.getJarEntry();
    Path name = Path.of(entry.getName()).getFileName();
    Path copy = folder.resolve("%08x-%s".formatted(entry.getCrc(), name));
    if (Files.isRegularFile(copy) && Files.size(copy) == entry.getSize()) {
      return copy;
    }
    Files.createDirectories(folder);
    WholeFile.removeLeftovers(folder);
    try (InputStream content = font.getInputStream()) {
      WholeFile.replace(copy, content.readAllBytes());
    }
    return copy;
  }
}
