package tricksmith.editor.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The file that a script is edited in. Its text is UTF-8, and inside the editor its lines end in
 * {@code \n}; the file keeps the line ends that it has.
 *
 * @param path where it is or will be
 * @param lineEnd {@code \n} or {@code \r\n}
 */
public record ScriptFile(Path path, String lineEnd) {

  /** What messages call it. */
  public String name() {
    return String.valueOf(path.getFileName());
  }

  /** A script file with the text that was found in it; empty for one that is not there yet. */
  public record Opened(ScriptFile file, String text, boolean isNew) {}

  /**
   * Reads a script.
   *
   * @throws CharacterCodingException if it is not UTF-8
   * @throws IOException if it is there and cannot be read
   */
  public static Opened open(Path path) throws IOException {
    if (Files.notExists(path)) {
      return new Opened(new ScriptFile(path, "\n"), "", true);
    }
    String text = decode(Files.readAllBytes(path));
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    return new Opened(
        new ScriptFile(path.toRealPath(), lineEnd), text.replaceAll("\r\n?", "\n"), false);
  }

  private static String decode(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  /**
   * Replaces the file as a whole: whoever reads it, and whatever fails, there is either the old
   * text or the new.
   *
   * @throws IOException if it cannot be written
   */
  public void write(String text) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    Path written = Files.createTempFile(folder, "." + path.getFileName(), ".saving");
    try {
      fill(written, text.replace("\n", lineEnd));
      keepPermissions(written);
      replaceBy(written);
    } finally {
      Files.deleteIfExists(written);
    }
  }

  private static void fill(Path file, String text) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      // Otherwise a crash of the machine could leave an empty file under the good name.
      channel.force(true);
    }
  }

  /** A temporary file is private; the script stays as open to others as it was. */
  private void keepPermissions(Path written) throws IOException {
    var before = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    var after = Files.getFileAttributeView(written, PosixFileAttributeView.class);
    if (after != null && before != null && Files.exists(path)) {
      after.setPermissions(before.readAttributes().permissions());
    } else if (after != null) {
      after.setPermissions(PosixFilePermissions.fromString("rw-r--r--"));
    }
  }

  private void replaceBy(Path written) throws IOException {
    try {
      Files.move(written, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(written, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
