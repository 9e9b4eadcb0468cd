package tricksmith.editor.branches;

import java.util.List;
import tricksmith.match.Effect;
import tricksmith.match.Match;

/**
 * A match between two choices.
 *
 * @param match how it stands
 * @param effects what statements have done to scores and variables since the choice before
 */
public record Moment(Match match, List<Effect> effects) {

  public Moment {
    effects = List.copyOf(effects);
  }
}
