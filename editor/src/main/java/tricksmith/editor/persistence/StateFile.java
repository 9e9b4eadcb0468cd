package tricksmith.editor.persistence;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import tricksmith.editor.files.WholeFile;

/**
 * Reads files that the editor wrote for itself, whose content may have been changed to anything
 * since.
 */
final class StateFile {
  /** The size limit in bytes: more than any draft or match. */
  private static final int LARGEST = 50_000_000;

  private StateFile() {}

  /**
   * Reads a text.
   *
   * @throws IOException if it cannot be read, is no UTF-8, or is too large
   */
  static String text(Path file) throws IOException {
    byte[] content = WholeFile.read(file, LARGEST);
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
  }

  /**
   * Returns the script that a line names.
   *
   * @throws IllegalArgumentException if it names none
   */
  static Path script(String line) {
    URI place = URI.create(line);
    if (!"file".equals(place.getScheme())) {
      throw new IllegalArgumentException("not a file: " + line);
    }
    return Path.of(place);
  }
}
