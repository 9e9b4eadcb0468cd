package tricksmith.editor.session;

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
final class FileWatch {
  private static final Logger LOG = LoggerFactory.getLogger(FileWatch.class);

  private record Stamp(FileTime changed, long size) {}

  private @Nullable Stamp seen;

  /** Takes the file as it is now for the usual. */
  void remember(ScriptFile file) {
    seen = stamp(file.path());
  }

  /** What has become of a file since it was read or written here. */
  ScriptOnDisk look(ScriptOnDisk before) {
    Path path = before.file().path();
    Stamp now = stamp(path);
    if (now == null) {
      boolean wasThere = seen != null;
      return wasThere ? before.with(new ScriptOnDisk.Vanished()) : before;
    }
    if (now.equals(seen) && !(before.outside() instanceof ScriptOnDisk.Vanished)) {
      return before;
    }
    try {
      String text = ScriptFile.open(path).text();
      seen = now;
      return text.equals(before.savedText())
          ? before.with(new ScriptOnDisk.Untouched())
          : before.with(new ScriptOnDisk.Changed(text));
    } catch (IOException unreadable) {
      LOG.debug("The file cannot be read any more: {}", path, unreadable);
      return before.with(new ScriptOnDisk.Vanished());
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
