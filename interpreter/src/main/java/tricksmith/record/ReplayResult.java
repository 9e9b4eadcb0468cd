package tricksmith.record;

import tricksmith.engine.Match;

/** The result of replaying a recorded match. */
public sealed interface ReplayResult {

  /** It could be replayed. The match is unfinished if the recording merely stops. */
  record Done(Match match) implements ReplayResult {}

  /** It could not, or what followed differs; nothing of it counts. */
  record Refused(MatchFileProblem problem) implements ReplayResult {}
}
