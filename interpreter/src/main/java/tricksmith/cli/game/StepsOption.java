package tricksmith.cli.game;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.program.evaluation.Budget;

/** The option {@code --steps}, which limits how much a script may compute. */
public final class StepsOption {

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = {
        "The most steps that one statement or question of the script may take (default: 10000000).",
        "A whole match may take as many; a statement may hold a tenth as many values."
      })
  private @Nullable Long steps;

  /**
   * How much a match may compute.
   *
   * @throws Refusal if the number is out of range
   */
  public Budget budget(Messages messages) {
    Long asked = steps;
    if (asked == null) {
      return Budget.USUAL;
    }
    if (asked < 1 || asked > Budget.MOST_STEPS) {
      throw new Refusal(ExitCode.USAGE, messages.text("steps.range", asked, Budget.MOST_STEPS));
    }
    return Budget.ofSteps(asked);
  }
}
