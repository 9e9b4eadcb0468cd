package tricksmith.engine;

import java.util.List;
import tricksmith.engine.report.Effect;

/**
 * A match after a choice, or at its beginning, with the changes of scores and variables since then.
 *
 * @param effects in order
 */
public record Advance(Match match, List<Effect> effects) {

  public Advance {
    effects = List.copyOf(effects);
  }
}
