package tricksmith.editor.keeping;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.session.TableStore;
import tricksmith.editor.session.WholeFile;

/**
 * What was played by scripts, one file for each script, beside the settings. It is never worth an
 * error: what cannot be read is as if it were not there.
 *
 * @param folder which is made when it is needed
 */
public record Tables(Path folder) implements TableStore {
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  @Override
  public Optional<String> read(Path script) {
    Path file = fileOf(script);
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readString(file));
    } catch (IOException unreadable) {
      LOG.warn("What was played cannot be read: {}", file, unreadable);
      return Optional.empty();
    }
  }

  @Override
  public void keep(Path script, String table) {
    Path file = fileOf(script);
    try {
      Files.createDirectories(folder);
      WholeFile.replace(file, table.getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      LOG.warn("What was played is not kept: {}", file, failure);
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

  /** Scripts of the same name may lie in many folders. */
  private Path fileOf(Path script) {
    Path whole = script.toAbsolutePath().normalize();
    UUID place = UUID.nameUUIDFromBytes(whole.toString().getBytes(StandardCharsets.UTF_8));
    return folder.resolve(whole.getFileName() + "-" + place + ".json");
  }
}
