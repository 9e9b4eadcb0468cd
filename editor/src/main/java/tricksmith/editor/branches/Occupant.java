package tricksmith.editor.branches;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;

/** The occupant of a seat, who decides for it. */
public enum Occupant {
  HUMAN(null),
  RANDOM_BOT(Level.RANDOM),
  NOVICE_BOT(Level.NOVICE),
  GOOD_BOT(Level.GOOD),
  STRONG_BOT(Level.STRONG),
  MONTE_CARLO_BOT(Level.MONTE_CARLO);

  private final @Nullable Level bot;

  Occupant(@Nullable Level bot) {
    this.bot = bot;
  }

  /** Returns the kind of bot; empty for a human. */
  Optional<Level> bot() {
    return Optional.ofNullable(bot);
  }
}
