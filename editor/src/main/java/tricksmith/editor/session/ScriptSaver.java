package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.files.FileWatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.files.WholeFile;
import tricksmith.editor.session.SessionState.Failure;

/**
 * Writes a script to its file, but checks for outside changes first: someone else's text is
 * replaced only on request.
 */
record ScriptSaver(FileWatch watch, DraftStore drafts) {
  private static final Logger LOG = LoggerFactory.getLogger(ScriptSaver.class);

  /** Saves on request; a file that has vanished is written again. */
  SessionState save(SessionState before) {
    SessionState now = look(before);
    return now.disk().isOfOthers() ? now.withFailure(null) : write(now, now.disk().file());
  }

  /** Saves without being asked; a file that was removed stays removed. */
  SessionState saveUnasked(SessionState before) {
    SessionState now = look(before);
    return now.disk().outside() instanceof ScriptOnDisk.Untouched
        ? write(now, now.disk().file())
        : now;
  }

  /** Saves even over what others have written. */
  SessionState saveOver(SessionState before) {
    return write(before, before.disk().file());
  }

  /** Saves to another file, which becomes the script's; on failure the script keeps its old one. */
  SessionState saveAs(SessionState before, Path path) {
    try {
      Path place = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
      return write(before, before.disk().file().movedTo(place));
    } catch (IOException failure) {
      return before.withFailure(failure(before.disk().file().movedTo(path), failure));
    }
  }

  /** Checks for outside changes. If others have written the same text, all is well. */
  SessionState look(SessionState before) {
    ScriptOnDisk disk = watch.look(before.disk());
    boolean same = disk.otherText().filter(before.text()::equals).isPresent();
    return before.withDisk(same ? ScriptOnDisk.of(disk.file(), before.text()) : disk);
  }

  private SessionState write(SessionState before, ScriptFile file) {
    try {
      file.write(before.text());
    } catch (IOException failure) {
      LOG.debug("The script was not saved", failure);
      return before.withFailure(failure(file, failure));
    }
    watch.hasWritten(file);
    drafts.forget();
    return before.withDisk(ScriptOnDisk.of(file, before.text())).withFailure(null);
  }

  private static Failure failure(ScriptFile file, IOException failure) {
    return switch (failure) {
      case ScriptFile.ReadOnlyFileException _ -> new Failure(Failure.Kind.READ_ONLY, file.name());
      case WholeFile.FolderException folder when folder.isThere() ->
          new Failure(Failure.Kind.PROTECTED_FOLDER, folder.getFile());
      case WholeFile.FolderException folder ->
          new Failure(Failure.Kind.NO_FOLDER, folder.getFile());
      case FileSystemException refused when refused.getReason() != null ->
          new Failure(Failure.Kind.NOT_SAVED, refused.getReason());
      default -> new Failure(Failure.Kind.NOT_SAVED, String.valueOf(failure.getMessage()));
    };
  }

  static SaveOutcome outcome(SessionState after) {
    if (after.failure() != null) {
      return SaveOutcome.FAILED;
    }
    return after.disk().isOfOthers() ? SaveOutcome.OF_OTHERS : SaveOutcome.DONE;
  }
}
