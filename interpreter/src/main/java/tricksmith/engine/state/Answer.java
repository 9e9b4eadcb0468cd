package tricksmith.engine.state;

import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Values;

/**
 * What a player has chosen.
 *
 * @param value {@link Values#NONE} for a pass, or if several things were asked for
 * @param several null if one alternative was asked for, or for a pass
 */
public record Answer(int player, long value, @Nullable Several several) {

  /** Several things of one kind, by their indices. */
  public record Several(Values.Kind kind, IndexSet members) {}

  /** Returns the choice of one alternative. */
  public static Answer one(int player, long value) {
    return new Answer(player, value, null);
  }

  /** Returns the choice of several things. */
  public static Answer several(int player, Values.Kind kind, IndexSet members) {
    return new Answer(player, Values.NONE, new Several(kind, members));
  }

  public static Answer pass(int player) {
    return new Answer(player, Values.NONE, null);
  }

  public boolean isPass() {
    return value == Values.NONE && several == null;
  }

  /** Returns the cards among what was chosen. */
  IndexSet cards() {
    if (several != null) {
      return several.kind() == Values.Kind.CARD ? several.members() : IndexSet.EMPTY;
    }
    return Values.isCard(value) ? IndexSet.of(Values.index(value)) : IndexSet.EMPTY;
  }
}
