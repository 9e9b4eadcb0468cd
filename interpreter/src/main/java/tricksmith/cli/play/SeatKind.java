package tricksmith.cli.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.players.BotKind;

/** Who sits somewhere; its word is what {@code --seat} takes. */
public enum SeatKind {
  HUMAN(null),
  RANDOM(BotKind.RANDOM),
  MONTE_CARLO(BotKind.MONTE_CARLO);

  private final @Nullable BotKind bot;

  SeatKind(@Nullable BotKind bot) {
    this.bot = bot;
  }

  /** The bot that sits there; empty for a human. */
  Optional<BotKind> bot() {
    return Optional.ofNullable(bot);
  }

  @Override
  public String toString() {
    return bot == null ? "human" : bot.toString();
  }
}
