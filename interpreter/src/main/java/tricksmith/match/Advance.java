package tricksmith.match;

import java.util.List;

/**
 * A match after a choice, or at its beginning, with what has been done since to scores and
 * variables.
 *
 * @param effects in order
 */
public record Advance(Match match, List<Effect> effects) {

  public Advance {
    effects = List.copyOf(effects);
  }
}
