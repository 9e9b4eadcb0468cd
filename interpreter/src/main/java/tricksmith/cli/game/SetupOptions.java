package tricksmith.cli.game;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.lower.setup.Setup;
import tricksmith.program.evaluation.Budget;

/** The options {@code --players} and {@code --set}, which set up a game. */
public final class SetupOptions {

  @Option(
      names = {"-p", "--players"},
      paramLabel = "P",
      description = "Number of players (default: the fewest that the script allows).")
  private @Nullable Integer players;

  @Option(
      names = "--set",
      paramLabel = "option=value",
      description = {
        "Sets an option of the script. May be repeated.",
        "--set match=S,H is a set, --set match= the empty set."
      })
  private List<String> settings = List.of();

  @Mixin private StepsOption steps = new StepsOption();

  public boolean areGiven() {
    return players != null || !settings.isEmpty();
  }

  /** How much a match may compute. */
  Budget budget(Messages messages) {
    return steps.budget(messages);
  }

  /** The number of players; {@code least}, the fewest that the script allows, unless given. */
  int players(int least) {
    return players == null ? least : players;
  }

  Map<String, List<String>> values(Messages messages) {
    return values(settings, "--set", messages);
  }

  /** The same setup with more options set, for the given number of players. */
  public Setup with(int number, List<String> others, Messages messages) {
    Map<String, List<String>> values = values(messages);
    values.putAll(values(others, "--set-after", messages));
    return new Setup(number, values);
  }

  private static Map<String, List<String>> values(
      List<String> settings, String option, Messages messages) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String setting : settings) {
      int sign = setting.indexOf('=');
      if (sign < 1) {
        throw new Refusal(ExitCode.USAGE, messages.text("set.malformed", option, setting));
      }
      values.put(setting.substring(0, sign).strip(), members(setting.substring(sign + 1)));
    }
    return values;
  }

  /** Returns the members that the value of an option names; none if it is blank. */
  public static List<String> members(String value) {
    return value.isBlank()
        ? List.of()
        : Arrays.stream(value.split(",", -1)).map(String::strip).toList();
  }
}
