package tricksmith.editor.batch;

import java.util.Optional;
import tricksmith.editor.session.SessionState;
import tricksmith.script.Game;

/**
 * What is tried out.
 *
 * @param game the game under the rules in force
 * @param savedText the script as saved, to compare with; empty if it never was
 */
public record Subject(Game game, String savedText) {

  /** Whether two games are equivalent for batches. */
  static boolean areSame(Game one, Game other) {
    return one.script().source().text().equals(other.script().source().text())
        && one.setup().equals(other.setup());
  }

  /** Returns the subject of a session; empty if it has no rules. */
  public static Optional<Subject> of(SessionState state) {
    return Optional.ofNullable(state.playing())
        .map(playing -> new Subject(playing.game(), state.savedText()));
  }

  /** Whether trying out the other would give the same results. */
  boolean isSameAs(Subject other) {
    return areSame(game, other.game) && savedText.equals(other.savedText);
  }

  /** Returns the text of the rules in force. */
  String text() {
    return game.script().source().text();
  }
}
