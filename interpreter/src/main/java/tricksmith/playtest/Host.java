package tricksmith.playtest;

import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.program.Program;

/** Plays matches of one game to the end. Thread-safe if the seating is. */
final class Host {

  private final MatchRun pattern;
  private final Seating seating;
  private final boolean watching;
  private final boolean recorded;

  /**
   * Creates a host.
   *
   * @param watching whether to count how rules are used
   * @param recorded whether the events of a match are needed afterwards
   */
  Host(Program rules, Seating seating, boolean watching, boolean recorded) {
    pattern = MatchRun.toCome(rules);
    this.seating = seating;
    this.watching = watching;
    this.recorded = recorded || seating.looksBack();
  }

  /** A finished match and its outcome. */
  record Played(MatchRun run, Outcome outcome) {}

  /** Plays a match. */
  Played play(int number, long seed) {
    RuleCounts counts = watching ? new RuleCounts() : null;
    Milestones milestones = new Milestones();
    MatchRun run = pattern.again(seed, recorded, milestones, counts);
    Offers offers = new Offers();
    int starter = run.decider();
    play(run, offers, counts);
    return new Played(run, Outcome.of(number, starter, run, milestones, offers, counts));
  }

  private void play(MatchRun run, Offers offers, @Nullable RuleCounts counts) {
    Seating.Players players = seating.players(run);
    while (run.isDeciding()) {
      offers.note(run);
      if (counts != null) {
        counts.chooses();
      }
      players.choose(run);
    }
  }
}
