package tricksmith.cli.terminal;

import java.util.Locale;
import java.util.Optional;
import tricksmith.players.Policies;

/**
 * The environment that a command runs in. Query it only while the command runs, when the options
 * have been parsed.
 */
public interface Environment {

  /** The terminal to read from and write to. */
  Terminal terminal();

  /** The messages in the current language. */
  Messages messages();

  /** Creates what bots learn of games. It is kept for other commands, if possible. */
  Policies policies();

  /** The language given with {@code --lang}; empty if none was. */
  Optional<Locale> language();
}
