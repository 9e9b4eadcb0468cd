package tricksmith.editor.persistence;

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
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.WholeFile;
import tricksmith.editor.session.DraftStore;

/**
 * Drafts of texts that are not saved. They are kept beside the settings, one file each, that names
 * the process it belongs to: what a process has left when it ended is found by the next.
 */
public final class DraftFiles {
  private static final Logger LOG = LoggerFactory.getLogger(DraftFiles.class);
  private static final String HEADING = "tricksmith draft 2";

  /** Of drafts that did not say yet what was saved. */
  private static final String FORMER_HEADING = "tricksmith draft 1";

  private static final String EXTENSION = ".draft";
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final Path folder;

  /** Drafts in a folder, which is made when it is needed. */
  public DraftFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * What was not saved when its program ended.
   *
   * @param keptIn where the draft is
   * @param file in which the text belongs
   * @param saved what that held when it was last read or written by that program, if it is known;
   *     empty text if it was never there
   */
  public record Abandoned(
      Path keptIn, Path file, Instant when, Optional<String> saved, String text) {

    /** The file as that program knew it; what has become of it since is for who edits it to see. */
    public ScriptFile.Opened fileAsItWas() {
      try {
        ScriptFile.Opened now = ScriptFile.open(file);
        String before = saved.orElse(now.text());
        return new ScriptFile.Opened(
            now.file(), before, now.isNew() && before.isEmpty(), Optional.empty());
      } catch (IOException unreadable) {
        LOG.debug("The file of a draft cannot be read: {}", file, unreadable);
        return new ScriptFile.Opened(
            ScriptFile.at(file), saved.orElse(""), false, Optional.empty());
      }
    }

    /** Whether the file holds this text by now. */
    public boolean isSaved() {
      try {
        return ScriptFile.open(file).text().equals(text);
      } catch (IOException unreadable) {
        LOG.debug("The file of a draft cannot be read: {}", file, unreadable);
        return false;
      }
    }
  }

  /** A place for the draft of one script. */
  public DraftStore newDraft() {
    return new Keeper(ownFile());
  }

  /** Takes over what was abandoned, without a moment in which it is not kept. */
  public DraftStore takeOver(Abandoned abandoned) {
    Path own = ownFile();
    try {
      WholeFile.replace(
          own, content(abandoned.file(), abandoned.fileAsItWas().text(), abandoned.text()));
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
      if (parts.length < 4 || !isHeading(parts[0]) || isOfLiving(parts[1])) {
        return Optional.empty();
      }
      Path script = Path.of(URI.create(parts[2]));
      Instant when = Files.getLastModifiedTime(file).toInstant();
      return Optional.of(
          parts[0].equals(HEADING)
              ? withSaved(file, script, when, parts[3])
              : new Abandoned(file, script, when, Optional.empty(), parts[3]));
    } catch (IOException | IllegalArgumentException | StringIndexOutOfBoundsException unreadable) {
      LOG.warn("A draft cannot be read: {}", file, unreadable);
      return Optional.empty();
    }
  }

  private static boolean isHeading(String line) {
    return line.equals(HEADING) || line.equals(FORMER_HEADING);
  }

  /** How long the saved text is, that text, and then the draft. */
  private static Abandoned withSaved(Path file, Path script, Instant when, String texts) {
    int begin = texts.indexOf('\n') + 1;
    int end = begin + Integer.parseInt(texts.substring(0, begin).strip());
    return new Abandoned(
        file, script, when, Optional.of(texts.substring(begin, end)), texts.substring(end));
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

  private static byte[] content(Path file, String saved, String text) {
    return String.join(
            "\n",
            HEADING,
            signature(ProcessHandle.current()),
            file.toAbsolutePath().toUri().toASCIIString(),
            String.valueOf(saved.length()),
            saved + text)
        .getBytes(StandardCharsets.UTF_8);
  }

  /** A window may end it while its session is still keeping. */
  private static final class Keeper implements DraftStore {
    private final Path draft;
    private boolean ended;

    Keeper(Path draft) {
      this.draft = draft;
    }

    @Override
    public synchronized void keep(Path file, String saved, String text) throws IOException {
      if (!ended) {
        Files.createDirectories(draft.toAbsolutePath().getParent());
        WholeFile.replace(draft, content(file, saved, text));
      }
    }

    @Override
    public synchronized void forget() {
      try {
        Files.deleteIfExists(draft);
      } catch (IOException failure) {
        LOG.warn("A draft could not be removed: {}", draft, failure);
      }
    }

    @Override
    public synchronized void end() {
      ended = true;
      forget();
    }
  }

  /** Removes what was abandoned for good. */
  public void remove(Abandoned abandoned) {
    new Keeper(abandoned.keptIn()).forget();
  }
}
