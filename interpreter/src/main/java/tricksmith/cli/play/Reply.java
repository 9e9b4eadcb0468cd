package tricksmith.cli.play;

import java.util.Optional;
import tricksmith.engine.report.Pick;

/** A line typed by a player, parsed. */
sealed interface Reply {

  /** A valid choice. */
  record Chosen(Pick pick) implements Reply {}

  /** An invalid choice, with the reason. */
  record Refused(String why) implements Reply {}

  /** Asks what may be chosen, and why the rest may not. */
  record Help() implements Reply {}

  /** Asks to see the table again. */
  record Table() implements Reply {}

  /** Asks to save the match, possibly to a named file. */
  record Save(Optional<String> file) implements Reply {}

  /** Asks to stop playing. */
  record Quit() implements Reply {}

  /** An empty line. */
  record Blank() implements Reply {}
}
