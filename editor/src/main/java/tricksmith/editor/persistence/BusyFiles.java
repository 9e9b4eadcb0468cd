package tricksmith.editor.persistence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.session.BusyMark;

/**
 * Marks on disk, one file each, of the scripts that running editors are busy with. A process that
 * crashes or is killed leaves its marks behind; the next one then opens those scripts only on
 * request. Thread-safe.
 */
public final class BusyFiles {
  private static final Logger LOG = LoggerFactory.getLogger(BusyFiles.class);
  private static final String ENDING = ".busy";
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final Path folder;

  /** The marks on disk that blame no script yet. */
  private final Set<Path> blameless = ConcurrentHashMap.newKeySet();

  /**
   * Keeps marks in a folder.
   *
   * @param folder created when first needed
   */
  public BusyFiles(Path folder) {
    this.folder = folder;
  }

  /** Returns a mark for a script, initially not set. */
  public BusyMark mark(Path script) {
    Path own =
        folder.resolve(ProcessHandle.current().pid() + "-" + NUMBERS.incrementAndGet() + ENDING);
    return new Mark(own, script.toAbsolutePath(), blameless);
  }

  /**
   * Removes the marks that blame no script: the process has been asked to end, by the system, for
   * instance.
   */
  public void leave() {
    blameless.forEach(BusyFiles::remove);
  }

  /**
   * Returns the scripts that processes were busy with when they died, and removes their marks. From
   * now on only this process knows.
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

  /**
   * Reads and removes a mark, unless its process is still alive. Returns the script, if the mark is
   * readable.
   */
  private static Optional<Path> leftBehind(Path file) {
    Optional<Path> script = Optional.empty();
    try {
      List<String> lines = StateFile.text(file).lines().toList();
      if (lines.size() == 2 && ProcessSignature.isOfLiving(lines.getFirst())) {
        return Optional.empty();
      }
      script = lines.size() == 2 ? Optional.of(StateFile.script(lines.getLast())) : script;
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

  private record Mark(Path own, Path script, Set<Path> blameless) implements BusyMark {

    @Override
    public void set() {
      try {
        blameless.add(own);
        Files.createDirectories(own.toAbsolutePath().getParent());
        Files.write(own, List.of(ProcessSignature.own(), script.toUri().toASCIIString()));
      } catch (IOException failure) {
        LOG.debug("A busy script is not marked: {}", script, failure);
      }
    }

    @Override
    public void blame() {
      blameless.remove(own);
    }

    @Override
    public void clear() {
      blameless.remove(own);
      remove(own);
    }
  }
}
