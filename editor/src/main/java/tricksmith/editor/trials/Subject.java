package tricksmith.editor.trials;

import java.util.Optional;
import tricksmith.editor.session.SessionState;
import tricksmith.script.Game;

/**
 * What is tried out.
 *
 * @param game by the rules in force
 * @param savedText the script as it was saved, with which it is compared; empty if it never was
 */
public record Subject(Game game, String savedText) {

  /** Whether two games are the same, as far as trying them out goes. */
  static boolean areSame(Game one, Game other) {
    return one.script().source().text().equals(other.script().source().text())
        && one.setup().equals(other.setup());
  }

  /** What there is to try out in a session; empty if there are no rules. */
  public static Optional<Subject> of(SessionState state) {
    return Optional.ofNullable(state.playing())
        .map(playing -> new Subject(playing.game(), state.savedText()));
  }

  /** Whether the same would come of trying out the other. */
  boolean isSameAs(Subject other) {
    return areSame(game, other.game) && savedText.equals(other.savedText);
  }

  /** The text of the rules in force. */
  String text() {
    return game.script().source().text();
  }
}
