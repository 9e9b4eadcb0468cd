package tricksmith.cli.replay;

import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.RecordedMatch;
import tricksmith.script.Game;

/** The result of replaying a match of a file. */
sealed interface PlaybackResult {

  /** The match was replayed. */
  record Replayed(RecordedMatch recorded, Game game, Match match) implements PlaybackResult {}

  /**
   * The match could not be replayed, or something differs.
   *
   * @param recorded null if the file could not be read so far
   * @param scriptChanged whether the script has changed since the match was recorded
   */
  record Refused(@Nullable RecordedMatch recorded, MatchFileProblem problem, boolean scriptChanged)
      implements PlaybackResult {}
}
