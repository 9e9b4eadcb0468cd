package tricksmith.record;

import tricksmith.engine.Match;

public sealed interface ReplayResult {

  /** The match was replayed. It is unfinished if the recording stops early. */
  record Done(Match match) implements ReplayResult {}

  /** The match could not be replayed, or a derived fact differs. */
  record Refused(MatchFileProblem problem) implements ReplayResult {}
}
