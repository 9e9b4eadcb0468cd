package tricksmith.engine.knowledge;

import java.util.Arrays;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/** An exchange of cards. Immutable. */
final class Exchange {

  private final int[] zones;
  private final int[] places;

  /**
   * Creates an exchange.
   *
   * @param zones for each card, the card that takes its place where only the zone matters, as in
   *     hands; must not be modified
   * @param places for each card, the card that lies exactly in its place; must not be modified
   */
  Exchange(int[] zones, int[] places) {
    this.zones = zones;
    this.places = places;
  }

  /** Lays the cards of a board so that each zone holds the right cards, in any order. */
  void layOn(Board board) {
    lay(board, zones);
  }

  /** Lays the cards of a board so that each lies exactly in its place. */
  void layExactlyOn(Board board) {
    lay(board, places);
  }

  private static void lay(Board board, int[] instead) {
    int cards = instead.length;
    int[] facing = new int[cards];
    IndexSet touched = IndexSet.EMPTY;
    for (int card = 0; card < cards; card++) {
      facing[card] = board.piles.facing(card);
      if (instead[card] != card) {
        touched = touched.with(board.piles.zoneOf(card));
      }
    }
    int[][] orders = new int[board.prepared.zones][];
    for (int zone : touched.toArray()) {
      orders[zone] = board.piles.inOrder(zone);
      for (int card : orders[zone]) {
        board.piles.take(card);
      }
    }
    for (int zone : touched.toArray()) {
      for (int card : orders[zone]) {
        board.piles.putAtBottom(instead[card], zone);
        board.piles.face(instead[card], facing[card]);
      }
    }
  }

  /**
   * Replaces each card held by a cell that the player does not see with the card that lies in its
   * place.
   *
   * @param sight what the player saw before the exchange
   */
  void carryCellsOn(Board board, BoardSight sight) {
    IndexSet readable = seen(board, sight, false);
    for (int cell = 0; cell < board.cells.valueCount(); cell++) {
      long value = board.cells.value(cell);
      if (value != Values.NONE && Values.isCard(value) && !readable.contains(cell)) {
        board.cells.putValue(cell, Values.of(Values.Kind.CARD, places[Values.index(value)]));
      }
    }
    IndexSet readableSets = seen(board, sight, true);
    for (int cell = 0; cell < board.cells.groupCount(); cell++) {
      if (board.prepared.holdsCards[cell] && !readableSets.contains(cell)) {
        board.cells.putGroup(cell, carried(board.cells.group(cell)));
      }
    }
  }

  /**
   * Returns the cells of the variables that the player sees: either those that are sets, or the
   * others.
   */
  private static IndexSet seen(Board board, BoardSight sight, boolean sets) {
    IndexSet.Builder seen = new IndexSet.Builder();
    for (Program.ShownVariable variable : board.prepared.rules.cells().shown()) {
      boolean visible =
          sets
              ? variable.group() && sight.seesGroup(variable.cell())
              : !variable.group() && sight.seesValue(variable.cell());
      if (visible) {
        seen.add(variable.cell());
      }
    }
    return seen.build();
  }

  private IndexSet carried(IndexSet cards) {
    IndexSet.Builder carried = new IndexSet.Builder();
    Arrays.stream(cards.toArray()).forEach(card -> carried.add(places[card]));
    return carried.build();
  }
}
