package tricksmith.cli.play;

import java.util.Optional;
import tricksmith.engine.report.Pick;

/** A line that a player typed, parsed. */
sealed interface Reply {

  /** One of the options. */
  record Chosen(Pick pick) implements Reply {}

  /** Something that cannot be chosen, with the reason in words. */
  record Refused(String why) implements Reply {}

  /** Asks what may be chosen, and why the rest may not. */
  record Help() implements Reply {}

  /** Asks for the table again. */
  record Table() implements Reply {}

  /** Saves the match, in the file named if one is. */
  record Save(Optional<String> file) implements Reply {}

  /** Stops playing. */
  record Quit() implements Reply {}

  /** An empty line. */
  record Blank() implements Reply {}
}
