package tricksmith.editor.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notices outside changes to a file by polling, since system notifications are neither reliable
 * everywhere nor unlimited.
 */
public final class FileWatch {
  private static final Logger LOG = LoggerFactory.getLogger(FileWatch.class);

  private record Stamp(FileTime changed, long size) {}

  private boolean wasThere;
  private @Nullable Stamp seen;

  /**
   * Watches a file. The first look reads it, since it may have changed after it was opened or its
   * draft was written.
   *
   * @param wasThere whether the file existed
   */
  public FileWatch(boolean wasThere) {
    this.wasThere = wasThere;
  }

  public void hasWritten(ScriptFile file) {
    wasThere = true;
    seen = stamp(file.path());
  }

  /** Returns the file's state, compared with how it was last read or written here. */
  public ScriptOnDisk look(ScriptOnDisk before) {
    Path path = before.file().path();
    if (Files.notExists(path)) {
      seen = null;
      return wasThere ? before.with(new ScriptOnDisk.Vanished()) : before;
    }
    Stamp now = stamp(path);
    if (now != null && now.equals(seen)) {
      return before;
    }
    seen = null;
    wasThere = true;
    try {
      String text = ScriptFile.open(path).text();
      seen = now;
      return text.equals(before.savedText())
          ? before.with(new ScriptOnDisk.Untouched())
          : before.with(new ScriptOnDisk.Changed(text));
    } catch (ScriptFile.UnshownLineException unshown) {
      return before.with(new ScriptOnDisk.Unreadable(Optional.of(unshown.line())));
    } catch (IOException unreadable) {
      LOG.debug("The file cannot be read any more: {}", path, unreadable);
      return before.with(new ScriptOnDisk.Unreadable(Optional.empty()));
    }
  }

  private static @Nullable Stamp stamp(Path path) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      return new Stamp(attributes.lastModifiedTime(), attributes.size());
    } catch (IOException _) {
      return null;
    }
  }
}
