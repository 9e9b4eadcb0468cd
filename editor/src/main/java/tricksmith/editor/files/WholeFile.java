package tricksmith.editor.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/** Replaces files atomically: readers see either the old content or the new, whatever fails. */
public final class WholeFile {
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
  }

  private static Path newFileBeside(Path path) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    try {
      return Files.createTempFile(folder, "." + path.getFileName(), ".saving");
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
      // Otherwise a system crash could leave an empty file under the right name.
      channel.force(true);
    }
  }

  /** A temporary file is private; the file keeps its permissions. */
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
