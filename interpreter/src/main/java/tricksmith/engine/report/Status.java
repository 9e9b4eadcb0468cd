package tricksmith.engine.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

public sealed interface Status {

  /** A decision is pending. */
  record Deciding(Decision decision) implements Status {}

  /**
   * A match that is over.
   *
   * @param scores by seat, as {@link Values} encodes numbers
   * @param winners seats, from 1
   */
  record Ended(List<Long> scores, List<Integer> winners) implements Status {}

  /**
   * A script error ended the match.
   *
   * @param rule the rule to blame; null if there is none
   */
  record Failed(Fault.Kind kind, @Nullable RuleId rule) implements Status {}

  /** A match that has had more events than a match may have. */
  record Unfinished(@Nullable RuleId rule) implements Status {}
}
