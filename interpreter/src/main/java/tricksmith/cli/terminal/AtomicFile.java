package tricksmith.cli.terminal;

import java.io.Closeable;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file that appears complete or not at all. It is written next to its destination and moved there
 * by {@link #keep}; closing it without keeping it leaves nothing behind. Pipes and devices are
 * written to directly.
 */
public final class AtomicFile implements Closeable {

  private static final String ENDING = ".draft";

  /** The age at which a draft counts as left behind by a killed process, whoever has its number. */
  private static final Duration LONG_DEAD = Duration.ofHours(1);

  /** The same if no such process runs; but it may be one of another machine. */
  private static final Duration DEAD = Duration.ofMinutes(1);

  private static final Pattern PROCESS = Pattern.compile("\\d{1,18}");

  private final Path place;
  private final Path draft;
  private final NotingWriter writer;

  /** Notes that writing failed, since a {@link java.io.PrintWriter} around it tells nobody. */
  private static final class NotingWriter extends FilterWriter {
    private @Nullable IOException failure;

    NotingWriter(Writer out) {
      super(out);
    }

    @Override
    public void write(int character) throws IOException {
      noting(() -> out.write(character));
    }

    @Override
    public void write(char[] characters, int from, int length) throws IOException {
      noting(() -> out.write(characters, from, length));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      noting(() -> out.write(text, from, length));
    }

    @Override
    public void flush() throws IOException {
      noting(out::flush);
    }

    @Override
    public void close() throws IOException {
      noting(out::close);
    }

    private void noting(Writing writing) throws IOException {
      try {
        writing.write();
      } catch (IOException e) {
        failure = e;
        throw e;
      }
    }
  }

  private interface Writing {
    void write() throws IOException;
  }

  private AtomicFile(Path place, Path draft) throws IOException {
    this.place = place;
    this.draft = draft;
    this.writer = new NotingWriter(Files.newBufferedWriter(draft, StandardCharsets.UTF_8));
  }

  /**
   * Starts to write a file.
   *
   * @throws IOException if its folder does not exist or the file is not writable
   */
  public static AtomicFile begin(Path file) throws IOException {
    if (!Files.exists(file)) {
      Path place = file.toAbsolutePath();
      return new AtomicFile(place, draftOf(place));
    }
    FolderException.throwIfFolder(file);
    if (!Files.isWritable(file)) {
      throw new AccessDeniedException(file.toString());
    }
    Path place = file.toRealPath();
    return new AtomicFile(place, Files.isRegularFile(place) ? draftOf(place) : place);
  }

  public Writer writer() {
    return writer;
  }

  /**
   * Moves the finished file to its place, and removes what killed processes left beside it.
   *
   * @throws IOException if it cannot be moved, or was not written completely, even if no failure
   *     has been reported so far
   */
  public void keep() throws IOException {
    writer.close();
    if (writer.failure != null) {
      throw writer.failure;
    }
    if (draft.equals(place)) {
      return;
    }
    if (Files.exists(place)) {
      copyPermissions();
    }
    try {
      Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, place, StandardCopyOption.REPLACE_EXISTING);
    }
    removeLeftovers();
  }

  private void removeLeftovers() {
    Instant now = Instant.now();
    try (DirectoryStream<Path> drafts =
        Files.newDirectoryStream(place.resolveSibling(""), this::isLeftover)) {
      for (Path other : drafts) {
        Duration untouched = patience(other);
        if (Files.getLastModifiedTime(other).toInstant().isBefore(now.minus(untouched))) {
          Files.deleteIfExists(other);
        }
      }
    } catch (IOException | DirectoryIteratorException _) {
      // They stay for the next time; the file itself is written.
    }
  }

  /** How long a draft must have been left alone before it is removed. */
  private Duration patience(Path other) {
    String name = other.getFileName().toString();
    String process =
        name.substring(beginningOfDraft(place).length(), name.length() - ENDING.length());
    boolean runs =
        !PROCESS.matcher(process).matches()
            || ProcessHandle.of(Long.parseLong(process)).isPresent();
    return runs ? LONG_DEAD : DEAD;
  }

  private boolean isLeftover(Path file) {
    String name = file.getFileName().toString();
    return name.length() > beginningOfDraft(place).length() + ENDING.length()
        && name.startsWith(beginningOfDraft(place))
        && name.endsWith(ENDING);
  }

  /** Preserves the permissions of an existing file on POSIX systems. */
  private void copyPermissions() throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(place, PosixFileAttributeView.class);
    if (old != null) {
      Files.setPosixFilePermissions(draft, old.readAttributes().permissions());
    }
  }

  @Override
  public void close() throws IOException {
    try {
      writer.close();
    } finally {
      if (!draft.equals(place)) {
        Files.deleteIfExists(draft);
      }
    }
  }

  private static Path draftOf(Path place) {
    long process = ProcessHandle.current().pid();
    return place.resolveSibling(beginningOfDraft(place) + process + ENDING);
  }

  private static String beginningOfDraft(Path place) {
    return "." + place.getFileName() + ".";
  }
}
