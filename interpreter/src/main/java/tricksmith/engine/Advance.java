package tricksmith.engine;

import java.util.List;
import tricksmith.engine.report.Effect;

/**
 * A match after a choice, or at its beginning, and what has been done since to scores and
 * variables.
 *
 * @param effects in order
 */
public record Advance(Match match, List<Effect> effects) {

  public Advance {
    effects = List.copyOf(effects);
  }
}
