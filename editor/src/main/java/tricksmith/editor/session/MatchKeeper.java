package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.live.LiveMatch;

/** Writes the match of a session into files. */
record MatchKeeper(SessionState state) {
  private static final Logger LOG = LoggerFactory.getLogger(MatchKeeper.class);

  /** Something that is written. */
  @FunctionalInterface
  private interface Writing {
    void write(LiveMatch live) throws IOException;
  }

  /** As a match file, which other programs read. */
  Kept save(Path file) {
    LiveMatch playing = state.playing();
    if (playing != null && playing.course().hasScene()) {
      return new Kept.NotWritten(Kept.Reason.SCENE, "");
    }
    return write(file, live -> MatchFile.write(file, live, state.disk().file().path()));
  }

  /** With rules and notes, as one file. */
  Kept share(Path file) {
    Kept kept = write(file, live -> SharedFile.write(file, live, state.text()));
    return kept instanceof Kept.Written ? new Kept.Written(file, 0, false) : kept;
  }

  private Kept write(Path file, Writing writing) {
    LiveMatch live = state.playing();
    if (live == null) {
      return new Kept.NotWritten(Kept.Reason.NO_MATCH, "");
    }
    try {
      writing.write(live);
    } catch (IOException failure) {
      LOG.debug("The match was not written", failure);
      return new Kept.NotWritten(Kept.Reason.SYSTEM, String.valueOf(failure.getMessage()));
    }
    int leftOut = live.branch().choices().size() - live.course().length();
    boolean unsaved = !live.game().script().source().text().equals(state.savedText());
    return new Kept.Written(file, leftOut, unsaved);
  }
}
