package tricksmith.playtest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Status;

/**
 * How one match of a batch came out.
 *
 * @param number of the match, from 0
 * @param starter who decided first, from 1; 0 if nobody did
 * @param decisions how many there were
 * @param tricks how many were finished
 * @param deals how many began
 * @param standings the scores by seat, whenever they were noted
 * @param offers what there was to choose from
 * @param counts what use it made of rules; null if nobody watched
 */
record Outcome(
    int number,
    Status status,
    int starter,
    int decisions,
    int tricks,
    int deals,
    List<List<Long>> standings,
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
        offers,
        counts);
  }
}
