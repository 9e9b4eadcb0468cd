package tricksmith.engine.state;

import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Values;

/**
 * What somebody has chosen.
 *
 * @param value {@link Values#NONE} for a pass, or if several cards were asked for
 * @param cards null if one alternative was asked for, or for a pass
 */
public record Answer(int player, long value, @Nullable IndexSet cards) {

  public boolean isPass() {
    return value == Values.NONE && cards == null;
  }
}
