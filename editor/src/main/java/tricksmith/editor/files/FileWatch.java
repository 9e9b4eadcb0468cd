package tricksmith.editor.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notices what others do to a file. It looks when it is asked to: being notified by the system is
 * neither reliable on all of them nor unlimited.
 */
public final class FileWatch {
  private static final Logger LOG = LoggerFactory.getLogger(FileWatch.class);

  private record Stamp(FileTime changed, long size) {}

  private boolean wasThere;
  private @Nullable Stamp seen;

  /**
   * Watches a file that was there, or was not. The first look reads it: it may have changed since
   * it was opened, or since a draft of it was kept.
   */
  public FileWatch(boolean wasThere) {
    this.wasThere = wasThere;
  }

  /** Takes the file as it has just been written for the usual. */
  public void hasWritten(ScriptFile file) {
    wasThere = true;
    seen = stamp(file.path());
  }

  /** What has become of a file since it was read or written here. */
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
    } catch (IOException unreadable) {
      LOG.debug("The file cannot be read any more: {}", path, unreadable);
      return before.with(new ScriptOnDisk.Unreadable());
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
