package tricksmith.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.players.PolicyStore;

/**
 * A folder of policies, so each game is learned once and not in every process. Nothing depends on
 * it: a file that is damaged, foreign or unreadable is learned again, and one that cannot be
 * written is not kept. Files appear complete or not at all, so several processes may share it.
 * Thread-safe.
 *
 * @param folder created when first needed
 */
public record PolicyFolder(Path folder) implements PolicyStore {
  private static final String ENDING = ".policy";
  private static final String DRAFT = ".part";

  /** The most games to keep; the one that has been unused for longest goes first. */
  static final int MOST_GAMES = 500;

  /** The size above which a file is neither read nor written: far more than any game needs. */
  private static final int MOST_BYTES = 1_000_000;

  /** The age at which a draft counts as left behind by a killed process. */
  private static final Duration LONG_DEAD = Duration.ofHours(1);

  /**
   * Returns what keeps policies in the user's folder on this machine. The system property {@code
   * tricksmith.cache} names another folder; if it is empty, nothing is kept.
   */
  public static PolicyStore ofMachine() {
    String told = System.getProperty("tricksmith.cache");
    if (told != null) {
      return told.isBlank() ? PolicyStore.NOTHING : new PolicyFolder(Path.of(told));
    }
    Path home = Path.of(System.getProperty("user.home", ""));
    Path cache = cache(System.getProperty("os.name", ""), System.getenv(), home);
    return new PolicyFolder(cache.resolve("players"));
  }

  /** Returns the folder in which this program may keep what it can make again. */
  static Path cache(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("mac")) {
      return home.resolve("Library/Caches/Tricksmith");
    }
    if (name.contains("windows")) {
      String local = environment.getOrDefault("LOCALAPPDATA", "");
      return (local.isBlank() ? home : Path.of(local)).resolve("Tricksmith").resolve("Cache");
    }
    String cache = environment.getOrDefault("XDG_CACHE_HOME", "");
    return (cache.isBlank() ? home.resolve(".cache") : Path.of(cache)).resolve("tricksmith");
  }

  @Override
  public Optional<byte[]> find(String key) {
    Path file = file(key);
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
        return Optional.empty();
      }
      byte[] content = Files.readAllBytes(file);
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
      return Optional.of(content);
    } catch (IOException | SecurityException _) {
      return Optional.empty();
    }
  }

  @Override
  public void keep(String key, byte[] content) {
    if (content.length > MOST_BYTES) {
      return;
    }
    try {
      Files.createDirectories(folder);
      Path draft = Files.createTempFile(folder, "", DRAFT);
      try {
        Files.write(draft, content);
        Files.move(draft, file(key), StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
      tidy();
    } catch (IOException | SecurityException _) {
      // It will be learned again.
    }
  }

  private Path file(String key) {
    return folder.resolve(key + ENDING);
  }

  /** Removes the games that have been unused for longest, and what killed processes left. */
  private void tidy() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    FileTime alive = FileTime.from(Instant.now().minus(LONG_DEAD));
    for (Path draft : files) {
      if (draft.toString().endsWith(DRAFT) && used(draft).compareTo(alive) < 0) {
        Files.deleteIfExists(draft);
      }
    }
    List<Path> games = files.stream().filter(file -> file.toString().endsWith(ENDING)).toList();
    if (games.size() > MOST_GAMES) {
      List<Path> oldestFirst =
          games.stream().sorted(Comparator.comparing(PolicyFolder::used)).toList();
      for (Path file : oldestFirst.subList(0, games.size() - MOST_GAMES)) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static FileTime used(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException _) {
      return FileTime.from(Instant.EPOCH);
    }
  }
}
