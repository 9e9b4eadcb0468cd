package tricksmith.editor.branches;

import java.util.List;
import tricksmith.engine.Advance;
import tricksmith.engine.Match;
import tricksmith.engine.report.Effect;

/**
 * A match between two choices.
 *
 * @param effects what statements did to scores and variables since the previous choice
 */
public record Moment(Match match, List<Effect> effects) {

  public Moment {
    effects = List.copyOf(effects);
  }

  /** Returns the moment after a choice. */
  public static Moment of(Advance advance) {
    return new Moment(advance.match(), advance.effects());
  }
}
