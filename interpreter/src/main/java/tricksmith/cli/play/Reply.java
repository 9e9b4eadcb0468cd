package tricksmith.cli.play;

import java.util.Optional;
import tricksmith.match.Pick;

/** What somebody has typed, understood. */
sealed interface Reply {

  /** One of the options. */
  record Chosen(Pick pick) implements Reply {}

  /** Something that cannot be chosen, with the reason in words. */
  record Refused(String why) implements Reply {}

  /** What may be done, and why the rest may not. */
  record Help() implements Reply {}

  /** Shows the table again. */
  record Table() implements Reply {}

  /** Saves the match, in the file named if one is. */
  record Save(Optional<String> file) implements Reply {}

  /** Stops playing. */
  record Quit() implements Reply {}

  /** Nothing. */
  record Blank() implements Reply {}
}
