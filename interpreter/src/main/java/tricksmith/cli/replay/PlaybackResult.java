package tricksmith.cli.replay;

import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.Refusal;
import tricksmith.engine.Match;
import tricksmith.engine.report.Status;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.RecordedMatch;
import tricksmith.script.Game;

/** The result of replaying one match of a file. */
sealed interface PlaybackResult {

  record Replayed(RecordedMatch recorded, Game game, Match match) implements PlaybackResult {}

  /** Whether the match was replayed but stops before its end. */
  default boolean isOpen() {
    return this instanceof Replayed match && match.match().status() instanceof Status.Deciding;
  }

  /**
   * The match's game is unavailable: its script is missing or has errors, or the options do not
   * fit.
   */
  record WithoutGame(RecordedMatch recorded, Refusal refusal) implements PlaybackResult {}

  /**
   * The match could not be replayed, or something differs.
   *
   * @param recorded null if the match could not even be read
   * @param game null if the match could not even be read
   * @param scriptChanged whether the script has changed since the match was recorded
   */
  record Refused(
      @Nullable RecordedMatch recorded,
      @Nullable Game game,
      MatchFileProblem problem,
      boolean scriptChanged)
      implements PlaybackResult {}
}
