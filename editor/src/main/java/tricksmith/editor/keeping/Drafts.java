package tricksmith.editor.keeping;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.session.DraftKeeper;
import tricksmith.editor.session.WholeFile;

/**
 * Drafts of texts that are not saved. They are kept beside the settings, one file each, that names
 * the process it belongs to: what a process has left when it ended is found by the next.
 */
public final class Drafts {
  private static final Logger LOG = LoggerFactory.getLogger(Drafts.class);
  private static final String HEADING = "tricksmith draft 1";
  private static final String EXTENSION = ".draft";
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final Path folder;

  /** Drafts in a folder, which is made when it is needed. */
  public Drafts(Path folder) {
    this.folder = folder;
  }

  /**
   * What was not saved when its program ended.
   *
   * @param keptIn where the draft is
   * @param file in which the text belongs
   */
  public record Abandoned(Path keptIn, Path file, Instant when, String text) {}

  /** A place for the draft of one script. */
  public DraftKeeper newDraft() {
    return new Keeper(ownFile());
  }

  /** Takes over what was abandoned, without a moment in which it is not kept. */
  public DraftKeeper takeOver(Abandoned abandoned) {
    Path own = ownFile();
    try {
      WholeFile.replace(own, content(abandoned.file(), abandoned.text()));
      Files.deleteIfExists(abandoned.keptIn());
    } catch (IOException failure) {
      LOG.warn("A draft stays where it was: {}", abandoned.keptIn(), failure);
    }
    return new Keeper(own);
  }

  private Path ownFile() {
    return folder.resolve(
        ProcessHandle.current().pid() + "-" + NUMBERS.incrementAndGet() + EXTENSION);
  }

  /** What processes that are no longer there have left, the oldest first. */
  public List<Abandoned> abandoned() {
    if (Files.notExists(folder)) {
      return List.of();
    }
    List<Abandoned> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file :
          files.filter(path -> path.toString().endsWith(EXTENSION)).sorted().toList()) {
        read(file).ifPresent(found::add);
      }
    } catch (IOException unreadable) {
      LOG.warn("Drafts cannot be read: {}", folder, unreadable);
    }
    return List.copyOf(found);
  }

  private static Optional<Abandoned> read(Path file) {
    try {
      String[] parts = Files.readString(file).split("\n", 4);
      if (parts.length < 4 || !parts[0].equals(HEADING) || isOfLiving(parts[1])) {
        return Optional.empty();
      }
      return Optional.of(
          new Abandoned(
              file,
              Path.of(URI.create(parts[2])),
              Files.getLastModifiedTime(file).toInstant(),
              parts[3]));
    } catch (IOException | IllegalArgumentException unreadable) {
      LOG.warn("A draft cannot be read: {}", file, unreadable);
      return Optional.empty();
    }
  }

  /** Numbers of processes are given again, so when it began counts too. */
  private static boolean isOfLiving(String process) {
    String[] words = process.split(" ", 2);
    Optional<ProcessHandle> handle = ProcessHandle.of(Long.parseLong(words[0]));
    return handle.isPresent() && process.equals(signature(handle.get()));
  }

  private static String signature(ProcessHandle process) {
    return process.pid() + " " + process.info().startInstant().map(Instant::toString).orElse("");
  }

  private static byte[] content(Path file, String text) {
    String head = HEADING + "\n" + signature(ProcessHandle.current()) + "\n";
    return (head + file.toAbsolutePath().toUri().toASCIIString() + "\n" + text)
        .getBytes(StandardCharsets.UTF_8);
  }

  private record Keeper(Path draft) implements DraftKeeper {

    @Override
    public void keep(Path file, String text) {
      try {
        Files.createDirectories(draft.toAbsolutePath().getParent());
        WholeFile.replace(draft, content(file, text));
      } catch (IOException failure) {
        LOG.warn("No draft was kept: {}", draft, failure);
      }
    }

    @Override
    public void forget() {
      try {
        Files.deleteIfExists(draft);
      } catch (IOException failure) {
        LOG.warn("A draft could not be removed: {}", draft, failure);
      }
    }
  }

  /** Removes what was abandoned for good. */
  public void remove(Abandoned abandoned) {
    new Keeper(abandoned.keptIn()).forget();
  }
}
