package tricksmith.editor.branches;

import java.util.List;
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
}
