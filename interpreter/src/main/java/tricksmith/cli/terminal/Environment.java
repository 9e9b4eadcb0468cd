package tricksmith.cli.terminal;

import java.util.Locale;
import java.util.Optional;

/** What a command runs in. Ask it only when the command runs: the options are parsed by then. */
public interface Environment {

  /** Where to read and write. */
  Terminal terminal();

  /** The texts of the program, in the language in force. */
  Messages messages();

  /** The language that the user chose with {@code --lang}; empty unless given. */
  Optional<Locale> language();
}
