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
import tricksmith.source.UnshownLine;

/**
 * The file of a script. In the editor, lines end in {@code \n}; the file keeps its own line ends
 * and byte order mark. It is always written as UTF-8, the only encoding of scripts, whatever it was
 * before.
 *
 * @param lineEnd {@code \n} or {@code \r\n}
 * @param marked whether it begins with a byte order mark
 */
public record ScriptFile(Path path, String lineEnd, boolean marked) {
  private static final String MARK = "\uFEFF";

  /** Returns a file that does not exist yet. */
  public static ScriptFile at(Path path) {
    return new ScriptFile(path, "\n", false);
  }

  /** Returns the name to use in messages. */
  public String name() {
    return String.valueOf(path.getFileName());
  }

  /**
   * A script file with its text; for a new file, the text to write.
   *
   * @param isNew whether the file does not exist yet
   * @param foreignEncoding name of its encoding, unless it is UTF-8
   */
  public record Opened(
      ScriptFile file, String text, boolean isNew, Optional<String> foreignEncoding) {}

  /**
   * Reads a script; a missing file yields a new one.
   *
   * @throws CharacterCodingException if it is not text in a known encoding
   * @throws UnshownLineException if a line is too long to be shown
   * @throws IOException if it exists but cannot be read, or is too large for a script
   */
  public static Opened open(Path path) throws IOException {
    if (Files.notExists(path)) {
      return new Opened(at(realPathOfMissing(path)), "", true, Optional.empty());
    }
    DecodedText decoded = DecodedText.of(WholeFile.read(path, OpenResult.LARGEST_SCRIPT));
    String text = decoded.text();
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    return new Opened(
        new ScriptFile(path.toRealPath(), lineEnd, decoded.marked()),
        shown(path, text),
        false,
        decoded.foreignEncoding());
  }

  /**
   * Reads the text of a script, whatever the length of its lines.
   *
   * @throws IOException if it cannot be read, or is too large for a script
   */
  public static String text(Path path) throws IOException {
    return withPlainLineEnds(
        DecodedText.of(WholeFile.read(path, OpenResult.LARGEST_SCRIPT)).text());
  }

  private static String withPlainLineEnds(String text) {
    return text.replaceAll("\r\n?", "\n");
  }

  /**
   * Returns the text of a file as the editor shows it.
   *
   * @throws UnshownLineException if a line is too long to be shown
   */
  static String shown(Path path, String text) throws UnshownLineException {
    String shown = withPlainLineEnds(text);
    Optional<UnshownLine> unshown = UnshownLine.in(shown);
    if (unshown.isPresent()) {
      throw new UnshownLineException(path, unshown.get());
    }
    return shown;
  }

  /**
   * Resolves a missing file like an existing one, so that both forms of its path are recognized as
   * the same.
   */
  private static Path realPathOfMissing(Path path) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    return folder != null && Files.isDirectory(folder)
        ? folder.toRealPath().resolve(String.valueOf(path.getFileName()))
        : path.toAbsolutePath();
  }

  public ScriptFile movedTo(Path other) {
    return new ScriptFile(other, lineEnd, marked);
  }

  /**
   * Whether the file is write-protected. The folder might still allow replacing it, but whoever
   * protected it would not expect that.
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
   * Writes the file atomically.
   *
   * @throws ReadOnlyFileException if it is write-protected
   * @throws IOException if it cannot be written
   */
  public void write(String text) throws IOException {
    if (isReadOnly()) {
      throw new ReadOnlyFileException(path);
    }
    String content = (marked ? MARK : "") + text.replace("\n", lineEnd);
    WholeFile.replace(path, content.getBytes(StandardCharsets.UTF_8));
  }

  /** Says which line of a file is too long to be shown. */
  static final class UnshownLineException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    private final transient UnshownLine line;

    UnshownLineException(Path path, UnshownLine line) {
      super(path.toString());
      this.line = line;
    }

    UnshownLine line() {
      return line;
    }
  }

  public static final class ReadOnlyFileException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    ReadOnlyFileException(Path path) {
      super(path.toString());
    }
  }
}
