package tricksmith.cli.game;

import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.results.Failure;
import tricksmith.playtest.statistics.Figures;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.value.Fault;

/** Explains why a match did not end. */
public final class FaultText {

  private FaultText() {}

  /**
   * The reason in a sentence.
   *
   * @param budget how much the match could compute
   */
  public static String of(Failure.Cause cause, Budget budget, Messages messages) {
    return switch (cause) {
      case Failure.ScriptError error -> of(error.kind(), budget, messages);
      case Failure.Unfinished _ -> messages.text("fault.unfinished");
    };
  }

  /**
   * The name of a script error.
   *
   * @param budget how much the match could compute
   */
  public static String of(Fault.Kind kind, Budget budget, Messages messages) {
    return messages.text(
        "fault." + Json.word(kind),
        Figures.count(budget.matchSteps()),
        Figures.count(budget.values()));
  }
}
