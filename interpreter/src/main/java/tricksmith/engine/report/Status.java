package tricksmith.engine.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Fault;
import tricksmith.program.RuleId;
import tricksmith.program.Values;

/** How a match stands. */
public sealed interface Status {

  /** Somebody is to decide. */
  record Deciding(Decision decision) implements Status {}

  /**
   * It is over.
   *
   * @param scores by seat, as {@link Values} encodes numbers
   * @param winners seats, from 1
   */
  record Ended(List<Long> scores, List<Integer> winners) implements Status {}

  /**
   * A script error ended it.
   *
   * @param rule where in the script; null where no rule is to blame
   */
  record Failed(Fault.Kind kind, @Nullable RuleId rule) implements Status {}

  /** It has had more events than a match may have. */
  record Unfinished(@Nullable RuleId rule) implements Status {}
}
