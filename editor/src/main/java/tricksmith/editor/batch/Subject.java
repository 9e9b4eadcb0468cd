package tricksmith.editor.batch;

import java.util.Optional;
import tricksmith.editor.session.SessionState;
import tricksmith.script.Game;

/**
 * The game that a batch tries out, and the script to compare it with.
 *
 * @param game the game under the rules in force
 * @param savedText the script as saved, to compare with, or as it was copied if it never was saved;
 *     empty if there is neither
 */
public record Subject(Game game, String savedText) {

  /**
   * Returns the subject of a session; empty if it has no rules.
   *
   * @param copied the game that the script is a copy of; empty if it is none
   */
  public static Optional<Subject> of(SessionState state, Optional<String> copied) {
    String before = state.savedText().isBlank() ? copied.orElse("") : state.savedText();
    return Optional.ofNullable(state.playing()).map(playing -> new Subject(playing.game(), before));
  }

  /** Whether trying out the other would give the same results. */
  boolean isSameAs(Subject other) {
    return game.isSameAs(other.game) && savedText.equals(other.savedText);
  }

  /** Returns the text of the rules in force. */
  String text() {
    return game.script().source().text();
  }
}
