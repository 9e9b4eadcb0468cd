package tricksmith.cli.replay;

import org.jspecify.annotations.Nullable;
import tricksmith.match.Match;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.RecordedMatch;
import tricksmith.script.Game;

/** What came of playing a recorded match once more. */
sealed interface PlaybackResult {

  /** It could be replayed. */
  record Replayed(RecordedMatch recorded, Game game, Match match) implements PlaybackResult {}

  /**
   * It could not, or something differs.
   *
   * @param recorded null if the file could not be read so far
   * @param scriptChanged whether the script is another than when the match was recorded
   */
  record Refused(@Nullable RecordedMatch recorded, MatchFileProblem problem, boolean scriptChanged)
      implements PlaybackResult {}
}
