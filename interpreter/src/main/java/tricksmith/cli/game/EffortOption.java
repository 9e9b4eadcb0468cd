package tricksmith.cli.game;

import java.util.Collection;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.players.Level;

/** The option {@code --effort}, which says how much bots try out. */
public final class EffortOption {

  /** Enough to wait for seconds at each choice. */
  private static final int MOST = 1_000_000;

  @Option(
      names = "--effort",
      paramLabel = "N",
      description = {
        "About how many choices bots that search try out before they play a card, up to 1000000"
            + " (default: good 2000, strong 30000, monte-carlo 5000, open-hands 50000)."
      })
  private @Nullable Integer effort;

  /**
   * The effort of all bots that search; empty for the usual one of each level.
   *
   * @param levels those that play
   * @throws Refusal if it is out of range, or none of these levels searches
   */
  public OptionalInt value(Collection<Level> levels, Messages messages) {
    Integer asked = effort;
    if (asked == null) {
      return OptionalInt.empty();
    }
    if (asked < 1 || asked > MOST) {
      throw new Refusal(ExitCode.USAGE, messages.text("effort.range", "" + asked, "" + MOST));
    }
    if (levels.stream().noneMatch(Level::searches)) {
      throw new Refusal(ExitCode.USAGE, messages.text("effort.unused", "" + asked));
    }
    return OptionalInt.of(asked);
  }
}
