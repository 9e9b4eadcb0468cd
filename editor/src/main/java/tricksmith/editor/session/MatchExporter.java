package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.files.MatchFile;
import tricksmith.editor.files.SharedFile;

/** Writes a session's match to files. */
record MatchExporter(SessionState state) {
  private static final Logger LOG = LoggerFactory.getLogger(MatchExporter.class);

  @FunctionalInterface
  private interface Writing {
    void write(LiveMatch live) throws IOException;
  }

  /** Writes a match file, which other programs read. */
  ExportResult save(Path file) {
    LiveMatch playing = state.playing();
    if (playing != null && playing.course().hasScene()) {
      return new ExportResult.NotWritten(ExportResult.Reason.SCENE, "");
    }
    return write(file, live -> MatchFile.write(file, live, state.disk().file().path()));
  }

  /** Writes a shared file, with rules and notes. */
  ExportResult share(Path file) {
    ExportResult kept = write(file, live -> SharedFile.write(file, live, state.text()));
    return kept instanceof ExportResult.Written ? new ExportResult.Written(file, 0, false) : kept;
  }

  private ExportResult write(Path file, Writing writing) {
    LiveMatch live = state.playing();
    if (live == null) {
      return new ExportResult.NotWritten(ExportResult.Reason.NO_MATCH, "");
    }
    try {
      writing.write(live);
    } catch (IOException failure) {
      LOG.debug("The match was not written", failure);
      return new ExportResult.NotWritten(
          ExportResult.Reason.SYSTEM, String.valueOf(failure.getMessage()));
    }
    int leftOut = live.branch().choices().size() - live.course().length();
    boolean unsaved = !live.game().script().source().text().equals(state.savedText());
    return new ExportResult.Written(file, leftOut, unsaved);
  }
}
