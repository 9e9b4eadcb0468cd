package tricksmith.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.observe.Chronicle;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Pick;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;

/**
 * A match after a choice, or at its beginning, and all that has happened since, in order. Costs
 * more than an {@link Advance}.
 *
 * @param events at most {@link #MOST}; those after them are left out
 */
public record Account(Match match, List<DisclosedEvent> events) {

  /** The most events to report after one choice: more than any real game has. */
  public static final int MOST = Chronicle.MOST;

  public Account {
    events = List.copyOf(events);
  }

  /**
   * Starts a match, which goes on to the first decision.
   *
   * @param outcomes the source of chance; null for the seed
   */
  public static Account begin(Program rules, long seed, @Nullable Outcomes outcomes) {
    MatchRun run = new MatchRun(new PreparedProgram(rules), seed, outcomes);
    Chronicle chronicle = Chronicle.fromTheBeginning(run.board(), run.execution().course);
    run.begin(chronicle);
    return of(run, chronicle);
  }

  /**
   * The match after this choice, at the next decision or at its end, and what has happened in
   * between.
   *
   * @throws IllegalArgumentException if the choice is not among the options
   * @throws IllegalStateException if no decision is awaited
   */
  public Account after(Pick pick) {
    MatchRun run = match.run().copy();
    Chronicle chronicle = Chronicle.fromNowOn(run.board(), run.execution().course);
    run.watch(chronicle);
    run.choose(pick);
    return of(run, chronicle);
  }

  private static Account of(MatchRun run, Chronicle chronicle) {
    List<DisclosedEvent> events = chronicle.events(run.execution().choices.aboutToChoose());
    run.watch(null);
    return new Account(Match.of(run), events);
  }
}
