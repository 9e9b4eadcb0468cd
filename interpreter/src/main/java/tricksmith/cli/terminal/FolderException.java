package tricksmith.cli.terminal;

import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Thrown for a folder where a file is expected. */
final class FolderException extends FileSystemException {

  private static final long serialVersionUID = 1L;

  private FolderException(Path folder) {
    super(folder.toString());
  }

  static void throwIfFolder(Path file) throws FolderException {
    if (Files.isDirectory(file)) {
      throw new FolderException(file);
    }
  }
}
