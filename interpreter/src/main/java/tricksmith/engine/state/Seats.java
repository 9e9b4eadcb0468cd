package tricksmith.engine.state;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/**
 * The players: who is in play, on which side, who decides for whom, which way their turns go round,
 * and the scores.
 */
public final class Seats {

  private final Program rules;
  private final State state;
  private final int players;
  private final int scores;
  private final int sides;
  private final int deciders;
  private final int members;
  private final int sidesInPlay;
  private final int inPlay;
  private final int left;

  Seats(Program rules, State state) {
    this.rules = rules;
    this.state = state;
    StateLayout layout = state.layout;
    players = layout.players;
    scores = layout.scores;
    sides = layout.sideOf;
    deciders = layout.deciders;
    members = layout.memberSets;
    sidesInPlay = layout.sidesInPlay;
    inPlay = layout.inPlay;
    left = layout.left;
  }

  /**
   * Resets sides and players for a deal: everybody is on their own side, those who sat out come
   * back, and play goes round as the rules say.
   */
  void beginDeal() {
    state.numbers[StateLayout.REVERSED] = 0;
    for (int player = 0; player < players; player++) {
      state.numbers[sides + player] = rules.sides().get(player);
      state.numbers[deciders + player] = player;
    }
    if (state.isNarrow()) {
      state.put(inPlay, -1L >>> (Long.SIZE - players) & ~state.word(left));
    } else {
      state.put(inPlay, rules.everyone().without(state.set(left)));
    }
    findSides();
  }

  /**
   * Returns who is in play, on which side, who decides for whom, and the direction, for comparison.
   */
  public Object snapshot() {
    IntBuffer sidesAndDeciders =
        IntBuffer.wrap(Arrays.copyOfRange(state.numbers, sides, deciders + players));
    return List.of(state.set(inPlay), state.set(left), sidesAndDeciders, isReversed());
  }

  public IndexSet inPlay() {
    return state.set(inPlay);
  }

  /** Returns who is in play, where sets are words. */
  long inPlayWord() {
    return state.word(inPlay);
  }

  public int playersInPlay() {
    return state.size(inPlay);
  }

  public boolean isInPlay(int player) {
    return state.contains(inPlay, player);
  }

  IndexSet sidesInPlay() {
    return state.set(sidesInPlay);
  }

  long sidesInPlayWord() {
    return state.word(sidesInPlay);
  }

  public int sideOf(int player) {
    return player < 0 ? -1 : state.numbers[sides + player];
  }

  IndexSet membersOf(int side) {
    return side < 0 || side >= players ? IndexSet.EMPTY : state.set(members + side);
  }

  long membersWord(int side) {
    return side < 0 || side >= players ? 0 : state.word(members + side);
  }

  public int decider(int player) {
    return state.numbers[deciders + player];
  }

  public void letDecide(int player, int other) {
    state.numbers[deciders + other] = player;
  }

  public long score(int player) {
    return player < 0 ? Values.NONE : state.words[scores + player];
  }

  public void score(int player, long points) {
    setScore(player, Values.plus(score(player), points));
  }

  /** Gives points to each of some players, given as bits; nothing happens without points. */
  public void scoreEach(long scoring, long points) {
    if (points != Values.NONE) {
      for (long left = scoring; left != 0; left &= left - 1) {
        score(Long.numberOfTrailingZeros(left), points);
      }
    }
  }

  public void setScore(int player, long score) {
    state.words[scores + player] = score;
    state.changes.ofScores();
  }

  public long[] scores() {
    return Arrays.copyOfRange(state.words, scores, scores + players);
  }

  int nextInPlay(int player) {
    if (player < 0) {
      return -1;
    }
    int next = player;
    for (int i = 0; i < players; i++) {
      next = neighbour(next);
      if (isInPlay(next)) {
        return next;
      }
    }
    return -1;
  }

  /** Whether play goes round the other way than the rules say. */
  public boolean isReversed() {
    return state.numbers[StateLayout.REVERSED] != 0;
  }

  /** Turns the direction of play round. */
  public void reverse() {
    state.numbers[StateLayout.REVERSED] = isReversed() ? 0 : 1;
    state.changes.ofSeats();
  }

  /** Returns who sits next in the direction of play, in play or not. */
  int neighbour(int player) {
    if (rules.clockwise() != isReversed()) {
      return player + 1 == players ? 0 : player + 1;
    }
    return player == 0 ? players - 1 : player - 1;
  }

  int inPlayFrom(int player) {
    return isInPlay(player) ? player : nextInPlay(player);
  }

  public void leave(IndexSet leaving, boolean forTheMatch) {
    state.put(inPlay, state.set(inPlay).without(leaving));
    if (forTheMatch) {
      state.put(left, state.set(left).union(leaving));
    }
    findSides();
  }

  /**
   * Makes one side of these players, named by the smallest number that no other player's side has.
   */
  public void formSide(IndexSet together) {
    int side = 0;
    while (someoneElseHas(side, together)) {
      side++;
    }
    for (int player = together.next(0); player >= 0; player = together.next(player + 1)) {
      state.numbers[sides + player] = side;
    }
    findSides();
  }

  private boolean someoneElseHas(int side, IndexSet together) {
    for (int player = 0; player < players; player++) {
      if (state.numbers[sides + player] == side && !together.contains(player)) {
        return true;
      }
    }
    return false;
  }

  private void findSides() {
    for (int side = 0; side < players; side++) {
      state.clear(members + side);
    }
    state.clear(sidesInPlay);
    state.changes.ofSeats();
    for (int player = 0; player < players; player++) {
      int side = state.numbers[sides + player];
      state.add(members + side, player);
      if (isInPlay(player)) {
        state.add(sidesInPlay, side);
      }
    }
  }
}
