package tricksmith.editor.branches;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.players.BotKind;

/** Who decides for a seat. */
public enum Occupant {
  HUMAN(null),
  RANDOM_BOT(BotKind.RANDOM),
  MONTE_CARLO_BOT(BotKind.MONTE_CARLO);

  private final @Nullable BotKind bot;

  Occupant(@Nullable BotKind bot) {
    this.bot = bot;
  }

  /** The kind of bot; empty for a human. */
  Optional<BotKind> bot() {
    return Optional.ofNullable(bot);
  }
}
