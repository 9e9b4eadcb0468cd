package tricksmith.editor.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;

/**
 * The file that a script is edited in. Inside the editor its lines end in {@code \n}; the file
 * keeps the line ends that it has, and the mark at its beginning. It is written as UTF-8, the only
 * encoding of scripts, whatever it was.
 *
 * @param path where it is or will be
 * @param lineEnd {@code \n} or {@code \r\n}
 * @param marked whether it begins with a byte order mark
 */
public record ScriptFile(Path path, String lineEnd, boolean marked) {
  private static final String MARK = "\uFEFF";

  /** One that is not there yet. */
  public static ScriptFile at(Path path) {
    return new ScriptFile(path, "\n", false);
  }

  /** What messages call it. */
  public String name() {
    return String.valueOf(path.getFileName());
  }

  /**
   * A script file with the text that was found in it; for one that is not there yet, the text that
   * is to be in it.
   *
   * @param isNew whether it is not there yet
   * @param foreignEncoding the name of its encoding, if that was not UTF-8
   */
  public record Opened(
      ScriptFile file, String text, boolean isNew, Optional<String> foreignEncoding) {}

  /**
   * Reads a script.
   *
   * @throws CharacterCodingException if it is no text in a known encoding
   * @throws IOException if it is there and cannot be read
   */
  public static Opened open(Path path) throws IOException {
    if (Files.notExists(path)) {
      return new Opened(at(realPathOfMissing(path)), "", true, Optional.empty());
    }
    DecodedText decoded = DecodedText.of(Files.readAllBytes(path));
    String text = decoded.text();
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    return new Opened(
        new ScriptFile(path.toRealPath(), lineEnd, decoded.marked()),
        text.replaceAll("\r\n?", "\n"),
        false,
        decoded.foreignEncoding());
  }

  /** As that of a file that is there, so that both are known to be the same. */
  private static Path realPathOfMissing(Path path) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    return folder != null && Files.isDirectory(folder)
        ? folder.toRealPath().resolve(String.valueOf(path.getFileName()))
        : path.toAbsolutePath();
  }

  /** The same text in another place. */
  public ScriptFile movedTo(Path other) {
    return new ScriptFile(other, lineEnd, marked);
  }

  /**
   * Whether it must not be written. The folder could still let it be replaced, which is not what
   * whoever protected it expects.
   */
  public boolean isReadOnly() throws IOException {
    if (Files.notExists(path)) {
      return false;
    }
    var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    boolean protectedFromAll =
        view != null
            && view.readAttributes().permissions().stream().noneMatch(ScriptFile::allowsWriting);
    return protectedFromAll || !Files.isWritable(path);
  }

  private static boolean allowsWriting(PosixFilePermission permission) {
    return switch (permission) {
      case OWNER_WRITE, GROUP_WRITE, OTHERS_WRITE -> true;
      case OWNER_READ, OWNER_EXECUTE, GROUP_READ, GROUP_EXECUTE, OTHERS_READ, OTHERS_EXECUTE ->
          false;
    };
  }

  /**
   * Replaces the file as a whole, or makes it.
   *
   * @throws ReadOnlyFileException if it must not be written
   * @throws IOException if it cannot be written
   */
  public void write(String text) throws IOException {
    if (isReadOnly()) {
      throw new ReadOnlyFileException(path);
    }
    String content = (marked ? MARK : "") + text.replace("\n", lineEnd);
    WholeFile.replace(path, content.getBytes(StandardCharsets.UTF_8));
  }

  /** The file is protected. */
  public static final class ReadOnlyFileException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    ReadOnlyFileException(Path path) {
      super(path.toString());
    }
  }
}
