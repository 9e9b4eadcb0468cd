package tricksmith.cli.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;

/** Who plays a seat. Its word is the value that {@code --seat} takes. */
public enum SeatKind {
  HUMAN(null),
  RANDOM(Level.RANDOM),
  GREEDY(Level.GREEDY),
  NOVICE(Level.NOVICE),
  GOOD(Level.GOOD),
  STRONG(Level.STRONG),
  MONTE_CARLO(Level.MONTE_CARLO);

  private final @Nullable Level bot;

  SeatKind(@Nullable Level bot) {
    this.bot = bot;
  }

  /** The level of the bot in this seat; empty for a human. */
  Optional<Level> bot() {
    return Optional.ofNullable(bot);
  }

  @Override
  public String toString() {
    return bot == null ? "human" : bot.toString();
  }
}
