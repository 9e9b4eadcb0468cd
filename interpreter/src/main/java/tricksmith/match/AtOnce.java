package tricksmith.match;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/** What has been chosen so far in a decision that all make in secret. Immutable. */
final class AtOnce {

  private final IndexSet players;
  private final IndexSet passed;
  private final IndexSet chosen;
  private final long[] values;
  private final @Nullable IndexSet[] cards;

  private AtOnce(
      IndexSet players,
      IndexSet passed,
      IndexSet chosen,
      long[] values,
      @Nullable IndexSet[] cards) {
    this.players = players;
    this.passed = passed;
    this.chosen = chosen;
    this.values = values;
    this.cards = cards;
  }

  static AtOnce of(IndexSet players, int seats) {
    return new AtOnce(
        players, IndexSet.EMPTY, IndexSet.EMPTY, new long[seats], new @Nullable IndexSet[seats]);
  }

  AtOnce withPass(int player) {
    return new AtOnce(players, passed.with(player), chosen.with(player), values, cards);
  }

  AtOnce withValue(int player, long value) {
    long[] more = values.clone();
    more[player] = value;
    return new AtOnce(players, passed, chosen.with(player), more, cards);
  }

  AtOnce withCards(int player, IndexSet picked) {
    @Nullable IndexSet[] more = Arrays.copyOf(cards, cards.length);
    more[player] = picked;
    return new AtOnce(players, passed, chosen.with(player), values, more);
  }

  /** Who is to choose next, by seat; -1 if all have chosen. */
  int next() {
    return players.without(chosen).next(0);
  }

  /** How many have chosen. */
  int made() {
    return chosen.size();
  }

  IndexSet players() {
    return players;
  }

  IndexSet passed() {
    return passed;
  }

  long value(int player) {
    return values[player];
  }

  /** The cards that a player has chosen; null if one alternative was asked for. */
  @Nullable IndexSet cards(int player) {
    return cards[player];
  }
}
