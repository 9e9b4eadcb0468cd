package tricksmith.playtest.simulation;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.CardChooser;
import tricksmith.program.Program;

/** Plays matches of one game to the end, one after the other. Not thread-safe. */
public final class Host {

  private final MatchRun pattern;
  private final Seating seating;
  private final int watched;
  private final boolean recorded;

  /** A run that is no longer needed, in whose place the next match is played. */
  private @Nullable MatchRun finished;

  /**
   * Creates a host.
   *
   * @param watched in how many matches, from number 0, to count how rules are used
   * @param recorded whether the events of a match are needed afterwards
   */
  public Host(Program rules, Seating seating, int watched, boolean recorded) {
    this(MatchRun.unstarted(rules), seating, watched, recorded || seating.looksBack());
  }

  private Host(MatchRun pattern, Seating seating, int watched, boolean recorded) {
    this.pattern = pattern;
    this.seating = seating;
    this.watched = watched;
    this.recorded = recorded;
  }

  /**
   * Returns a host of the same game that another thread may use, which costs little more than
   * beginning a match. Use it for a portion of matches only: when the garbage collector moves runs
   * that live on, it lays those of several threads side by side, where each thread waits for the
   * cache lines that another one writes to.
   */
  public Host another() {
    return new Host(pattern, seating, watched, recorded);
  }

  public record Played(MatchRun run, Outcome outcome) {}

  /**
   * Plays a match.
   *
   * @param use makes something of the match; afterwards the run may be reused for another match if
   *     nobody needs its events
   */
  public <T> T play(int number, long seed, Function<Played, T> use) {
    RuleCounts counts = number < watched ? new RuleCounts(pattern.rules()) : null;
    Milestones milestones = new Milestones();
    MatchRun run = begun(seed, milestones, counts);
    Offers offers = new Offers();
    int starter = play(run, offers, counts);
    T made =
        use.apply(new Played(run, Outcome.of(number, starter, run, milestones, offers, counts)));
    finished = isReused(counts) ? run : null;
    return made;
  }

  /** Returns a match up to its first decision, reusing a finished run if possible. */
  private MatchRun begun(long seed, Milestones milestones, @Nullable RuleCounts counts) {
    MatchRun run = finished;
    finished = null;
    if (run == null || !isReused(counts)) {
      return pattern.again(seed, recorded, milestones, counts);
    }
    run.beginAnother(seed, milestones);
    return run;
  }

  private boolean isReused(@Nullable RuleCounts counts) {
    return !recorded && counts == null;
  }

  /** Plays a match to its end; returns the seat that decided first, or 0. */
  private int play(MatchRun run, Offers offers, @Nullable RuleCounts counts) {
    Seating.Players players = seating.players(run);
    CardChooser blindly = counts == null ? players.blindly() : null;
    int starter = 0;
    while (run.isDeciding()) {
      starter = starter == 0 && !run.isAtOnce() ? run.decider() : starter;
      if (blindly != null && run.isPlay()) {
        run.playCards(offers.counting(run, blindly));
        continue;
      }
      offers.note(run);
      if (counts != null) {
        counts.chooses();
      }
      players.choose(run);
    }
    return starter;
  }
}
