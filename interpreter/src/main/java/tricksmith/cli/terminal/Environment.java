package tricksmith.cli.terminal;

import java.util.Locale;
import java.util.Optional;

/** What a command runs in. It is to be asked when the command runs: only then are options read. */
public interface Environment {

  /** Where to read and write. */
  Terminal terminal();

  /** The texts of the program, in the language in force. */
  Messages messages();

  /** The language that was asked for; empty if the user has not said. */
  Optional<Locale> language();
}
