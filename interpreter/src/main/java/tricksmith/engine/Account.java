package tricksmith.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.observe.Chronicle;
import tricksmith.engine.report.Occurrence;
import tricksmith.engine.report.Pick;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;

/**
 * A match after a choice, or at its beginning, and all that has happened since, in order. Costs
 * more than an {@link Advance}.
 *
 * @param occurrences at most {@link #MOST}; those after them are left out
 */
public record Account(Match match, List<Occurrence> occurrences) {

  /** The most that is told of one choice: more than comes of a choice in any real game. */
  public static final int MOST = Chronicle.MOST;

  public Account {
    occurrences = List.copyOf(occurrences);
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
   * The match after this choice, at the next decision or at its end, and what came of it.
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
    List<Occurrence> occurrences = chronicle.occurrences();
    run.watch(null);
    return new Account(Match.of(run), occurrences);
  }
}
