package tricksmith.engine.report;

import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** What a statement has done to a score or a variable. */
public sealed interface Effect {

  RuleId rule();

  /**
   * Points scored by a seat.
   *
   * @param seat from 1
   * @param points a number as {@link Values} encodes it
   */
  record Points(RuleId rule, int seat, long points) implements Effect {}

  /**
   * A variable of the script, or an entry of one, now holds something else.
   *
   * @param variable what it holds since, as whoever looks sees it
   */
  record Assigned(RuleId rule, MatchView.Variable variable) implements Effect {}
}
