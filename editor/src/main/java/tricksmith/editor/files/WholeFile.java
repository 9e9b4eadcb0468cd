package tricksmith.editor.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.source.SourceReader;

/** Replaces files atomically: readers see either the old content or the new, whatever fails. */
public final class WholeFile {
  private static final Logger LOG = LoggerFactory.getLogger(WholeFile.class);
  private static final String ENDING = ".saving";

  /**
   * The age at which a temporary file is taken for a leftover: no write takes that long, so its
   * process was killed.
   */
  private static final Duration LONG_DEAD = Duration.ofHours(1);

  private WholeFile() {}

  /**
   * Writes a file.
   *
   * @throws IOException if it cannot be written; then the old content is still there
   */
  public static void replace(Path path, byte[] content) throws IOException {
    Path written = newFileBeside(path);
    try {
      fill(written, content);
      keepPermissions(path, written);
      move(written, path);
    } finally {
      Files.deleteIfExists(written);
    }
    Path folder = path.toAbsolutePath().getParent();
    if (folder != null) {
      removeLeftovers(folder, "." + path.getFileName());
    }
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, is larger than this many bytes, or is no regular
   *     file: reading a pipe would block, and a device may have no end
   */
  public static byte[] read(Path path, int most) throws IOException {
    if ((Files.exists(path) && !Files.isRegularFile(path)) || SourceReader.isPipeOrDevice(path)) {
      throw new FileSystemException(path.toString(), null, "not a regular file");
    }
    try (InputStream stream = Files.newInputStream(path)) {
      byte[] content = stream.readNBytes(most + 1);
      if (content.length > most) {
        throw new FileSystemException(path.toString(), null, "too large");
      }
      return content;
    }
  }

  /** Removes temporary files that killed processes left behind in a folder. */
  public static void removeLeftovers(Path folder) {
    removeLeftovers(folder, ".");
  }

  private static void removeLeftovers(Path folder, String beginning) {
    Instant alive = Instant.now().minus(LONG_DEAD);
    try (DirectoryStream<Path> others =
        Files.newDirectoryStream(folder, other -> isLeftover(other, beginning))) {
      for (Path other : others) {
        if (Files.getLastModifiedTime(other).toInstant().isBefore(alive)) {
          Files.deleteIfExists(other);
        }
      }
    } catch (IOException | DirectoryIteratorException unreadable) {
      LOG.debug("Leftovers stay in {}", folder, unreadable);
    }
  }

  private static boolean isLeftover(Path file, String beginning) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(beginning) && name.endsWith(ENDING);
  }

  private static Path newFileBeside(Path path) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    try {
      return Files.createTempFile(folder, "." + path.getFileName(), ENDING);
    } catch (FileSystemException refused) {
      throw new FolderException(String.valueOf(folder), refused);
    }
  }

  /** Nothing can be written in the file's folder, which may not even exist. */
  public static final class FolderException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    FolderException(String folder, FileSystemException cause) {
      super(folder, null, cause.getReason());
      initCause(cause);
    }

    /** Whether the folder exists. */
    public boolean isThere() {
      return Files.isDirectory(Path.of(getFile()));
    }
  }

  private static void fill(Path file, byte[] content) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      // Without this, a system crash could leave an empty file under the final name.
      channel.force(true);
    }
  }

  /** Copies the permissions of the original, since temporary files are private. */
  private static void keepPermissions(Path path, Path written) throws IOException {
    var before = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    var after = Files.getFileAttributeView(written, PosixFileAttributeView.class);
    if (after != null && before != null && Files.exists(path)) {
      after.setPermissions(before.readAttributes().permissions());
    } else if (after != null) {
      after.setPermissions(PosixFilePermissions.fromString("rw-r--r--"));
    }
  }

  private static void move(Path written, Path path) throws IOException {
    try {
      Files.move(written, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(written, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
