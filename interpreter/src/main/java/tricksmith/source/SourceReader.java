package tricksmith.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads scripts from files. Failures are values, not exceptions. */
public final class SourceReader {

  /**
   * The maximum size in bytes: far beyond any script, yet small enough to process at every
   * keystroke.
   */
  static final int LARGEST = 1_000_000;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** What a shell hands over on purpose: standard input, and {@code <(command)}. */
  private static final Pattern HANDED_OVER =
      Pattern.compile("/dev/stdin|/dev/fd/\\d+|/proc/self/fd/\\d+");

  /** The type of the file system in which Linux shows processes and itself. */
  private static final String KERNEL_FILES = "proc";

  private SourceReader() {}

  /** Reads a UTF-8 file. Messages name it by the path given here. */
  public static ReadResult read(Path file) {
    if (Files.isDirectory(file)) {
      return failed(ReadingProblem.DIRECTORY, file);
    }
    if (isPipeOrDevice(file)) {
      return failed(ReadingProblem.NOT_A_FILE, file);
    }
    try (InputStream input = Files.newInputStream(file)) {
      byte[] bytes = input.readNBytes(LARGEST + 1);
      return bytes.length > LARGEST
          ? failed(ReadingProblem.TOO_LARGE, file, Integer.toString(LARGEST / 1_000_000))
          : decoded(file, bytes);
    } catch (NoSuchFileException missing) {
      return brokenLink(file)
          .map(target -> failed(ReadingProblem.BROKEN_LINK, file, target.toString()))
          .orElseGet(() -> failed(ReadingProblem.MISSING, file));
    } catch (AccessDeniedException denied) {
      return failed(ReadingProblem.NOT_PERMITTED, file);
    } catch (IOException failure) {
      return failed(ReadingProblem.UNREADABLE, file, reason(failure));
    }
  }

  /** Returns what a symbolic link names, if that does not exist. */
  public static Optional<Path> brokenLink(Path path) {
    try {
      return Files.isSymbolicLink(path) && Files.notExists(path)
          ? Optional.of(Files.readSymbolicLink(path))
          : Optional.empty();
    } catch (IOException unknown) {
      return Optional.empty(); // It has just gone.
    }
  }

  /**
   * Whether a path leads to a pipe, a socket or a device, so that reading it may never end. What
   * the shell hands over as an open descriptor does not count: it is meant to be read.
   */
  public static boolean isPipeOrDevice(Path path) {
    return Files.exists(path)
        && !Files.isDirectory(path)
        && !HANDED_OVER.matcher(path.toString()).matches()
        && (!Files.isRegularFile(path) || isOfTheKernel(path));
  }

  /**
   * Whether a file only looks like one: what the kernel says there, such as its log, may wait for
   * more without end.
   */
  private static boolean isOfTheKernel(Path file) {
    try {
      return Files.size(file) == 0 && Files.getFileStore(file).type().equals(KERNEL_FILES);
    } catch (IOException unknown) {
      return false; // Reading it says why.
    }
  }

  /** Returns why a file cannot be read or written, without its name, which messages give anyway. */
  public static String reason(IOException why) {
    String message =
        why instanceof FileSystemException failure && failure.getReason() != null
            ? failure.getReason()
            : why.getMessage();
    return message == null ? why.getClass().getSimpleName() : message;
  }

  private static ReadResult decoded(Path file, byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer input = ByteBuffer.wrap(bytes);
    CharBuffer output = CharBuffer.allocate(bytes.length);
    if (decoder.decode(input, output, true).isError()) {
      return failed(ReadingProblem.NOT_UTF_8, file, Integer.toString(line(output.flip())));
    }
    String text = output.flip().toString();
    boolean marked = text.startsWith(BYTE_ORDER_MARK);
    String unmarked = marked ? text.substring(BYTE_ORDER_MARK.length()) : text;
    return new ReadResult.Read(new Source(file.toString(), unmarked), marked);
  }

  private static int line(CharBuffer before) {
    return new Source("", before.toString()).lineCount();
  }

  private static ReadResult failed(ReadingProblem problem, Path file, String... arguments) {
    return new ReadResult.Failed(
        file.toString(), Diagnostic.of(problem, new Span(0, 0), arguments));
  }
}
