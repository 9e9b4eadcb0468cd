package tricksmith.playtest;

import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.program.Program;

/** Plays matches of one game to their ends. May be called by several threads. */
final class Host {

  private final MatchRun pattern;
  private final Seating seating;
  private final boolean watching;
  private final boolean recorded;

  /**
   * A host.
   *
   * @param watching whether to find out what use is made of rules
   * @param recorded whether somebody will look at what happened in a match
   */
  Host(Program rules, Seating seating, boolean watching, boolean recorded) {
    pattern = MatchRun.start(rules, 0);
    this.seating = seating;
    this.watching = watching;
    this.recorded = recorded || seating.looksBack();
  }

  /** A match that is over. */
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
