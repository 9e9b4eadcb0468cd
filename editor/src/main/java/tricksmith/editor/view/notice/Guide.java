package tricksmith.editor.view.notice;

import java.util.List;
import java.util.Optional;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Table;
import tricksmith.editor.session.SessionState;

/**
 * The guide to the first variation in five steps, on a copy of a game. Each step waits for its
 * action, however the user performs it.
 */
public final class Guide {

  /** What the user does in a step. */
  public enum Step {
    /** The user plays a trick. */
    PLAY,
    /** The user changes a line, so that something comes out differently. */
    CHANGE,
    /** The user looks at what comes out differently, and accepts it. */
    SEE,
    /** The user asks why a trick was won. */
    WHY,
    /** The user saves the game as their own. */
    KEEP
  }

  private static final List<Step> STEPS = List.of(Step.values());

  private final String textAtFirst;
  private int done;

  /**
   * Resumes a guide. Once its script was closed, a difference can no longer be looked at, so
   * another line has to be changed.
   *
   * @param before the number of steps done before
   */
  public Guide(String textAtFirst, int before) {
    this.textAtFirst = textAtFirst;
    done = before == STEPS.indexOf(Step.SEE) ? STEPS.indexOf(Step.CHANGE) : before;
  }

  /** Returns the number of steps. */
  public static int length() {
    return STEPS.size();
  }

  /** Returns the current step; empty if all are done. */
  public Optional<Step> step() {
    return done < STEPS.size() ? Optional.of(STEPS.get(done)) : Optional.empty();
  }

  /** Returns the number of steps done. */
  public int done() {
    return done;
  }

  /** Notes a change in the script or its match; returns whether that completed a step. */
  public boolean follow(SessionState state) {
    return step().filter(each -> isDone(each, state)).isPresent() && next();
  }

  private boolean isDone(Step each, SessionState state) {
    Playtest match = state.playtest();
    return switch (each) {
      case PLAY -> Optional.ofNullable(match.table()).map(Table::lastTrick).isPresent();
      case CHANGE -> match.change() != null && isOtherwise(state);
      case SEE -> match.isJudged() && match.change() == null && isOtherwise(state);
      case WHY, KEEP -> false;
    };
  }

  private boolean isOtherwise(SessionState state) {
    return !state.text().equals(textAtFirst);
  }

  /** Notes that the user has asked why; returns whether that completed a step. */
  public boolean asked() {
    return step().filter(Step.WHY::equals).isPresent() && next();
  }

  /** Notes that the game was saved; returns whether that completed a step. */
  public boolean saved() {
    return step().filter(Step.KEEP::equals).isPresent() && next();
  }

  private boolean next() {
    done++;
    return true;
  }
}
