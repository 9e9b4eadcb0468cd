package tricksmith.match;

import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.Values;

/** The players: who is in play, on which side, who decides for whom, and the scores. */
final class Seats {

  private final Program rules;
  private final int players;
  private final long[] scores;
  private final int[] sideOf;
  private final int[] deciders;
  private IndexSet[] members;
  private IndexSet sidesInPlay = IndexSet.EMPTY;
  private IndexSet inPlay;
  private IndexSet left = IndexSet.EMPTY;

  Seats(Program rules) {
    this.rules = rules;
    players = rules.players();
    scores = new long[players];
    sideOf = new int[players];
    deciders = new int[players];
    members = new IndexSet[0];
    inPlay = rules.everyone();
    beginDeal();
  }

  private Seats(Seats other) {
    rules = other.rules;
    players = other.players;
    scores = other.scores.clone();
    sideOf = other.sideOf.clone();
    deciders = other.deciders.clone();
    members = other.members;
    sidesInPlay = other.sidesInPlay;
    inPlay = other.inPlay;
    left = other.left;
  }

  Seats copy() {
    return new Seats(this);
  }

  /** Sides as at the start, everybody for themselves, those who sat out come back. */
  void beginDeal() {
    for (int player = 0; player < players; player++) {
      sideOf[player] = rules.sides().get(player);
      deciders[player] = player;
    }
    inPlay = rules.everyone().without(left);
    findSides();
  }

  IndexSet inPlay() {
    return inPlay;
  }

  IndexSet sidesInPlay() {
    return sidesInPlay;
  }

  int sideOf(int player) {
    return player < 0 ? -1 : sideOf[player];
  }

  IndexSet membersOf(int side) {
    return side < 0 || side >= members.length ? IndexSet.EMPTY : members[side];
  }

  int decider(int player) {
    return deciders[player];
  }

  void letDecide(int player, int other) {
    deciders[other] = player;
  }

  long score(int player) {
    return player < 0 ? Values.NONE : scores[player];
  }

  void score(int player, long points) {
    scores[player] = Values.plus(scores[player], points);
  }

  void setScore(int player, long score) {
    scores[player] = score;
  }

  long[] scores() {
    return scores.clone();
  }

  int nextInPlay(int player) {
    if (player < 0) {
      return -1;
    }
    int step = rules.clockwise() ? 1 : players - 1;
    int next = player;
    for (int i = 0; i < players; i++) {
      next = (next + step) % players;
      if (inPlay.contains(next)) {
        return next;
      }
    }
    return -1;
  }

  int inPlayFrom(int player) {
    return inPlay.contains(player) ? player : nextInPlay(player);
  }

  void leave(IndexSet leaving, boolean forTheMatch) {
    inPlay = inPlay.without(leaving);
    if (forTheMatch) {
      left = left.union(leaving);
    }
    findSides();
  }

  /**
   * Makes one side of these players. It is called by the smallest number that no other player's
   * side has.
   */
  void formSide(IndexSet together) {
    int side = 0;
    while (someoneElseHas(side, together)) {
      side++;
    }
    for (int player = together.next(0); player >= 0; player = together.next(player + 1)) {
      sideOf[player] = side;
    }
    findSides();
  }

  private boolean someoneElseHas(int side, IndexSet together) {
    for (int player = 0; player < players; player++) {
      if (sideOf[player] == side && !together.contains(player)) {
        return true;
      }
    }
    return false;
  }

  private void findSides() {
    IndexSet[] found = new IndexSet[players];
    for (int side = 0; side < players; side++) {
      found[side] = IndexSet.EMPTY;
    }
    sidesInPlay = IndexSet.EMPTY;
    for (int player = 0; player < players; player++) {
      int side = sideOf[player];
      found[side] = found[side].with(player);
      if (inPlay.contains(player)) {
        sidesInPlay = sidesInPlay.with(side);
      }
    }
    members = found;
  }
}
