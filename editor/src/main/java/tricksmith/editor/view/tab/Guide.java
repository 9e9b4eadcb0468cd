package tricksmith.editor.view.tab;

import java.util.List;
import java.util.Optional;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Table;
import tricksmith.editor.session.SessionState;

/**
 * The first variation in five steps, on a copy of a game. Each step waits for the deed itself,
 * however it is done.
 */
final class Guide {

  /** What is to be done. */
  enum Step {
    /** A trick is played. */
    PLAY,
    /** A line is changed, so that something comes out differently. */
    CHANGE,
    /** What comes out differently is looked at, and taken note of. */
    SEE,
    /** Somebody asks why a trick was won. */
    WHY,
    /** The game is saved as one's own. */
    KEEP
  }

  /** In the order in which they are done. */
  private static final List<Step> STEPS = List.of(Step.values());

  private final String textAtFirst;
  private int done;

  /**
   * Goes on where it was left. What came out otherwise cannot be looked at any more, once its
   * script was closed: for that another line is changed.
   *
   * @param before how many steps were done before
   */
  Guide(String textAtFirst, int before) {
    this.textAtFirst = textAtFirst;
    done = before == STEPS.indexOf(Step.SEE) ? STEPS.indexOf(Step.CHANGE) : before;
  }

  /** How many steps there are. */
  static int length() {
    return STEPS.size();
  }

  /** What is to be done now; empty if all is done. */
  Optional<Step> step() {
    return done < STEPS.size() ? Optional.of(STEPS.get(done)) : Optional.empty();
  }

  /** How many steps are done. */
  int done() {
    return done;
  }

  /** Something has changed in the script or in its match; returns whether that was the deed. */
  boolean follow(SessionState state) {
    return step().filter(each -> isDone(each, state)).isPresent() && next();
  }

  private boolean isDone(Step each, SessionState state) {
    Playtest match = state.playtest();
    return switch (each) {
      case PLAY -> Optional.ofNullable(match.table()).map(Table::lastTrick).isPresent();
      case CHANGE -> match.change() != null && isOtherwise(state);
      case SEE -> match.change() == null && isOtherwise(state);
      case WHY, KEEP -> false;
    };
  }

  private boolean isOtherwise(SessionState state) {
    return !state.text().equals(textAtFirst);
  }

  /** Somebody has asked why; returns whether that was the deed. */
  boolean asked() {
    return step().filter(Step.WHY::equals).isPresent() && next();
  }

  /** The game was saved; returns whether that was the deed. */
  boolean saved() {
    return step().filter(Step.KEEP::equals).isPresent() && next();
  }

  private boolean next() {
    done++;
    return true;
  }
}
