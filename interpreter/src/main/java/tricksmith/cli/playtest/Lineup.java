package tricksmith.cli.playtest;

import java.util.List;
import java.util.OptionalInt;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;

/**
 * The bots of a batch.
 *
 * @param levels by seat
 * @param effort of those that search; empty for the usual one of each level
 */
record Lineup(List<Level> levels, OptionalInt effort) {

  Lineup {
    levels = List.copyOf(levels);
  }

  /** Lets bots of levels that learn a game learn these. */
  void learn(Policies policies, Program... rules) {
    if (levels.stream().anyMatch(Level::learns)) {
      List.of(rules).forEach(policies::learn);
    }
  }

  /** The effort that was asked for; empty if it makes no difference to any of them. */
  OptionalInt otherEffort() {
    return levels.stream().anyMatch(Level::searches) ? effort : OptionalInt.empty();
  }

  Seating seating(Policies policies) {
    return Seating.of(levels, effort, policies);
  }
}
