package tricksmith.playtest.simulation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Values;

/**
 * How one match of a batch came out.
 *
 * @param number of the match, from 0
 * @param starter the seat that decided first, from 1, leaving out what several decide at once; 0 if
 *     no seat did
 * @param decisions the number of decisions
 * @param tricks the number of finished tricks
 * @param deals the number of deals started
 * @param standings the scores by seat, each time they were noted, as {@link Values} encodes numbers
 * @param steps how many steps it took
 * @param offers the options that players had
 * @param counts how it used the rules; null if it was not watched
 */
public record Outcome(
    int number,
    Status status,
    int starter,
    int decisions,
    int tricks,
    int deals,
    List<long[]> standings,
    long steps,
    Offers offers,
    @Nullable RuleCounts counts) {

  static Outcome of(
      int number,
      int starter,
      MatchRun run,
      Milestones milestones,
      Offers offers,
      @Nullable RuleCounts counts) {
    return new Outcome(
        number,
        run.status(),
        starter,
        offers.all().decisions(),
        milestones.tricks(),
        run.deals(),
        milestones.standings(),
        run.steps(),
        offers,
        counts);
  }
}
