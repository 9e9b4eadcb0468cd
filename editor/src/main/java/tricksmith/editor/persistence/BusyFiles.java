package tricksmith.editor.persistence;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.session.BusyMark;

/**
 * Which scripts running editors are busy with, a file for each. A process that is killed, or dies,
 * leaves its files behind, and the next one reads its scripts only when asked to.
 */
public final class BusyFiles {
  private static final Logger LOG = LoggerFactory.getLogger(BusyFiles.class);
  private static final String ENDING = ".busy";
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final Path folder;

  /** Marks in a folder, which is created when it is first needed. */
  public BusyFiles(Path folder) {
    this.folder = folder;
  }

  /** A mark for a script, which is not set yet. */
  public BusyMark mark(Path script) {
    Path own =
        folder.resolve(ProcessHandle.current().pid() + "-" + NUMBERS.incrementAndGet() + ENDING);
    return new Mark(own, script.toAbsolutePath());
  }

  /**
   * The scripts that processes were busy with when they ended. Their marks are removed: from now on
   * it is this process that knows.
   */
  public Set<Path> takeLeftBehind() {
    Set<Path> scripts = new HashSet<>();
    for (Path file : marks()) {
      leftBehind(file).ifPresent(scripts::add);
    }
    return Set.copyOf(scripts);
  }

  private List<Path> marks() {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(path -> path.toString().endsWith(ENDING)).toList();
    } catch (IOException unreadable) {
      LOG.warn("Marks of busy scripts cannot be read: {}", folder, unreadable);
      return List.of();
    }
  }

  /** A mark that cannot be read is of no use to anybody, and goes too. */
  private static Optional<Path> leftBehind(Path file) {
    Optional<Path> script = Optional.empty();
    try {
      List<String> lines = Files.readAllLines(file);
      if (lines.size() == 2 && ProcessSignature.isOfLiving(lines.getFirst())) {
        return Optional.empty();
      }
      script = lines.size() == 2 ? Optional.of(Path.of(URI.create(lines.getLast()))) : script;
    } catch (IOException | IllegalArgumentException unreadable) {
      LOG.debug("A mark of a busy script cannot be read: {}", file, unreadable);
    }
    remove(file);
    return script;
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException failure) {
      LOG.debug("A mark of a busy script stays: {}", file, failure);
    }
  }

  private record Mark(Path own, Path script) implements BusyMark {

    @Override
    public void set() {
      try {
        Files.createDirectories(own.toAbsolutePath().getParent());
        Files.write(own, List.of(ProcessSignature.own(), script.toUri().toASCIIString()));
      } catch (IOException failure) {
        LOG.debug("A busy script is not marked: {}", script, failure);
      }
    }

    @Override
    public void clear() {
      remove(own);
    }
  }
}
