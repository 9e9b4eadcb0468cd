package tricksmith.editor.persistence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.WholeFile;
import tricksmith.editor.session.DraftStore;
import tricksmith.source.UnshownLine;

/**
 * Drafts of unsaved texts, one file each. Each file names its process, so that the next process can
 * find what an earlier one left behind.
 *
 * @param folder created when first needed
 */
public record DraftFiles(Path folder) {
  private static final Logger LOG = LoggerFactory.getLogger(DraftFiles.class);
  private static final String HEADING = "tricksmith draft 2";

  /** The heading of drafts that did not yet contain the saved text. */
  private static final String FORMER_HEADING = "tricksmith draft 1";

  private static final String EXTENSION = ".draft";
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  /**
   * A draft whose process has ended.
   *
   * @param keptIn the file of the draft
   * @param file the script's file
   * @param saved what the script's file held when that process last read or wrote it, if known;
   *     empty text if it did not exist
   */
  public record Abandoned(Path keptIn, Path file, Optional<String> saved, String text) {

    /**
     * Returns the script's file as that process knew it; an editor of it will notice what has
     * changed since.
     */
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

    /** Whether the script's file holds this text by now. */
    public boolean isSaved() {
      try {
        return ScriptFile.open(file).text().equals(text);
      } catch (IOException unreadable) {
        LOG.debug("The file of a draft cannot be read: {}", file, unreadable);
        return false;
      }
    }
  }

  /**
   * An abandoned draft with a line that is too long to be shown. It stays where it is.
   *
   * @param keptIn the file of the draft
   * @param file the script's file
   * @param line the line, in the draft or else in the saved text
   */
  public record Unshown(Path keptIn, Path file, UnshownLine line) {}

  public DraftStore newDraft() {
    return new Keeper(ownFile());
  }

  /** Takes over an abandoned draft, which exists on disk at every moment. */
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

  /**
   * Returns the drafts of processes that no longer run, oldest first.
   *
   * @param unshown receives those that cannot be shown
   */
  public List<Abandoned> abandoned(Consumer<Unshown> unshown) {
    if (Files.notExists(folder)) {
      return List.of();
    }
    WholeFile.removeLeftovers(folder);
    List<Abandoned> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file :
          files.filter(path -> path.toString().endsWith(EXTENSION)).sorted().toList()) {
        Optional<Abandoned> draft = read(file);
        Optional<UnshownLine> line = draft.flatMap(DraftFiles::unshown);
        line.ifPresent(it -> unshown.accept(new Unshown(file, draft.get().file(), it)));
        draft.filter(_ -> line.isEmpty()).ifPresent(found::add);
      }
    } catch (IOException unreadable) {
      LOG.warn("Drafts cannot be read: {}", folder, unreadable);
    }
    return List.copyOf(found);
  }

  private static Optional<Abandoned> read(Path file) {
    try {
      String content = StateFile.text(file);
      String[] parts = content.split("\n", 4);
      if (parts.length < 4 || !isHeading(parts[0]) || ProcessSignature.isOfLiving(parts[1])) {
        return Optional.empty();
      }
      Path script = StateFile.script(parts[2]);
      return Optional.of(
          parts[0].equals(HEADING)
              ? withSaved(file, script, parts[3])
              : new Abandoned(file, script, Optional.empty(), parts[3]));
    } catch (NoSuchFileException takenMeanwhile) {
      // Another editor that starts up has opened this draft.
      return Optional.empty();
    } catch (IOException | IllegalArgumentException | StringIndexOutOfBoundsException unreadable) {
      LOG.warn("A draft cannot be read: {}", file, unreadable);
      return Optional.empty();
    }
  }

  private static Optional<UnshownLine> unshown(Abandoned draft) {
    return UnshownLine.in(draft.text()).or(() -> draft.saved().flatMap(UnshownLine::in));
  }

  private static boolean isHeading(String line) {
    return line.equals(HEADING) || line.equals(FORMER_HEADING);
  }

  /** Parses content that consists of the length of the saved text, that text, and the draft. */
  private static Abandoned withSaved(Path file, Path script, String texts) {
    int begin = texts.indexOf('\n') + 1;
    int end = begin + Integer.parseInt(texts.substring(0, begin).strip());
    return new Abandoned(
        file, script, Optional.of(texts.substring(begin, end)), texts.substring(end));
  }

  private static byte[] content(Path file, String saved, String text) {
    return String.join(
            "\n",
            HEADING,
            ProcessSignature.own(),
            file.toAbsolutePath().toUri().toASCIIString(),
            String.valueOf(saved.length()),
            saved + text)
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Writes a draft. A window may end it while the session is still writing. */
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

  /** Removes an abandoned draft for good. */
  public void remove(Abandoned abandoned) {
    new Keeper(abandoned.keptIn()).forget();
  }
}
