package tricksmith.editor.persistence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.files.WholeFile;
import tricksmith.editor.session.BranchStore;

/**
 * The branches of scripts, one file per script. Unreadable files count as missing.
 *
 * @param folder created when it is first needed
 */
public record BranchFiles(Path folder) implements BranchStore {
  private static final Logger LOG = LoggerFactory.getLogger(BranchFiles.class);

  /** How long branches are kept after their script is gone, if its folder still exists. */
  private static final Duration GONE = Duration.ofDays(60);

  /**
   * How long branches are kept if the folder is gone as well; it may be on a drive that is not
   * connected.
   */
  private static final Duration UNREACHABLE = Duration.ofDays(365);

  @Override
  public Optional<String> read(Path script) {
    Path file = fileOf(script);
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(withoutScript(StateFile.text(file)));
    } catch (IOException unreadable) {
      LOG.warn("What was played cannot be read: {}", file, unreadable);
      return Optional.empty();
    }
  }

  @Override
  public void keep(Path script, String table) throws IOException {
    Files.createDirectories(folder);
    String scriptLine = whole(script).toUri().toASCIIString();
    WholeFile.replace(fileOf(script), (scriptLine + "\n" + table).getBytes(StandardCharsets.UTF_8));
  }

  /** Strips the first line, which names the script. Older files do not have it. */
  private static String withoutScript(String content) {
    return content.startsWith("{") ? content : content.substring(content.indexOf('\n') + 1);
  }

  /** Removes the branches of scripts that are long gone. */
  public void forgetGone(Instant now) {
    if (Files.notExists(folder)) {
      return;
    }
    try (Stream<Path> branchFiles = Files.list(folder)) {
      for (Path table : branchFiles.filter(file -> file.toString().endsWith(".json")).toList()) {
        if (isGone(table, now)) {
          Files.deleteIfExists(table);
        }
      }
    } catch (IOException failure) {
      LOG.warn("What was played cannot be looked through: {}", folder, failure);
    }
  }

  private static boolean isGone(Path table, Instant now) throws IOException {
    Instant kept = Files.getLastModifiedTime(table).toInstant();
    if (kept.plus(GONE).isAfter(now)) {
      return false;
    }
    Optional<Path> script = scriptOf(table);
    boolean there = script.filter(Files::exists).isPresent();
    boolean reachable = script.map(Path::getParent).filter(Files::isDirectory).isPresent();
    return !there && (reachable || kept.plus(UNREACHABLE).isBefore(now));
  }

  /** Returns the script that a file belongs to; empty if it does not say. */
  private static Optional<Path> scriptOf(Path table) {
    try {
      return StateFile.text(table)
          .lines()
          .findFirst()
          .filter(line -> line.startsWith("file:"))
          .map(StateFile::script);
    } catch (IllegalArgumentException | IOException unreadable) {
      LOG.debug("No table: {}", table, unreadable);
      return Optional.empty();
    }
  }

  @Override
  public void forget(Path script) {
    Path file = fileOf(script);
    try {
      Files.deleteIfExists(file);
    } catch (IOException failure) {
      LOG.warn("What was played could not be removed: {}", file, failure);
    }
  }

  /**
   * Returns the file for a script. Includes a hash of the path, since scripts in different folders
   * may share a name.
   */
  private Path fileOf(Path script) {
    Path whole = whole(script);
    UUID place = UUID.nameUUIDFromBytes(whole.toString().getBytes(StandardCharsets.UTF_8));
    return folder.resolve(whole.getFileName() + "-" + place + ".json");
  }

  private static Path whole(Path script) {
    return script.toAbsolutePath().normalize();
  }
}
