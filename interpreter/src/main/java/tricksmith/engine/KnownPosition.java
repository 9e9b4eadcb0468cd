package tricksmith.engine;

import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Secrecy;
import tricksmith.program.evaluation.Reads;
import tricksmith.program.expression.Position;
import tricksmith.program.value.Values;

/**
 * A match as far as one player knows it, with what is supposed of a choice. If an expression asks
 * for anything else, {@link #isKnown} is false afterwards, and the answer means nothing. Tricks and
 * hands are never known. Not thread-safe.
 */
final class KnownPosition implements Position {

  private static final int NONE = -1;

  private Board board;
  private BoardSight sight;
  private int viewer;
  private int about;
  private final Values.@Nullable Kind[] loops;
  private boolean known = true;
  private long changes;

  /** A cell with something supposed in it, a value or a set; -1 for none. */
  private int supposed = NONE;

  private long value;
  private @Nullable IndexSet group;

  /** The zone where supposed cards would lie; -1 for none. */
  private int zone = NONE;

  private IndexSet moved = IndexSet.EMPTY;

  /**
   * Creates a position that is still to be looked at.
   *
   * @param loops by value cell, whether a loop keeps a player there, or a side; null for neither
   */
  KnownPosition(Board board, Values.@Nullable Kind[] loops) {
    this.board = board;
    this.loops = loops;
    sight = BoardSight.of(board, 0);
  }

  /**
   * Looks at a board, without supposing anything.
   *
   * @param viewer who knows
   * @param about the player about whom something is asked: the one whose turn it is in any loop
   */
  void look(Board other, int viewer, int about) {
    board = other;
    sight = BoardSight.of(other, viewer);
    this.viewer = viewer;
    this.about = about;
    known = true;
    supposed = NONE;
    group = null;
    zone = NONE;
    moved = IndexSet.EMPTY;
  }

  void suppose(int cell, long supposedValue) {
    supposed = cell;
    value = supposedValue;
    group = null;
  }

  void suppose(int cell, IndexSet set) {
    supposed = cell;
    group = set;
  }

  /** Supposes that cards which the player sees lie in a zone. */
  void suppose(IndexSet cards, int there) {
    moved = cards;
    zone = there;
  }

  /** Whether the player knows everything that was asked since the board was looked at. */
  boolean isKnown() {
    return known;
  }

  private int unknown() {
    known = false;
    return NONE;
  }

  private IndexSet unknownSet() {
    known = false;
    return IndexSet.EMPTY;
  }

  private IndexSet ifSeen(IndexSet cards) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      if (!sight.sees(card)) {
        return unknownSet();
      }
    }
    return cards;
  }

  private boolean isOpenTo(Secrecy secrecy, long content) {
    return switch (secrecy) {
      case Secrecy.Open _ -> true;
      case Secrecy.SeenBy(IndexSet players) -> players.contains(viewer);
      case Secrecy.OfCards _ ->
          content == Values.NONE
              || Values.isNumber(content)
              || switch (Values.kind(content)) {
                case CARD -> sight.sees(Values.index(content));
                case COMBINATION -> false;
                case YES_NO, SUIT, RANK, PLAYER, SIDE, TRICK, LABEL -> true;
              };
    };
  }

  // Cells.

  @Override
  public long value(int cell) {
    if (cell == supposed && group == null) {
      return value;
    }
    Values.Kind kept = loops[cell];
    if (kept != null) {
      return Outlook.ofKind(kept, about, board);
    }
    long content = board.value(cell);
    if (!isOpenTo(board.prepared.secrecyOfValues[cell], content)) {
      known = false;
      return Values.NONE;
    }
    return content;
  }

  @Override
  public IndexSet group(int cell) {
    IndexSet set = group;
    if (cell == supposed && set != null) {
      return set;
    }
    IndexSet content = board.group(cell);
    return switch (board.prepared.secrecyOfGroups[cell]) {
      case Secrecy.Open _ -> content;
      case Secrecy.SeenBy(IndexSet players) -> players.contains(viewer) ? content : unknownSet();
      case Secrecy.OfCards _ -> board.prepared.holdsCards[cell] ? ifSeen(content) : content;
    };
  }

  /** Never the same: nothing is remembered from one question to the next. */
  @Override
  public long lastChange(Reads reads) {
    return ++changes;
  }

  // Cards and zones.

  @Override
  public IndexSet zone(int asked) {
    IndexSet cards = ifSeen(board.zone(asked).without(moved));
    return asked == zone ? cards.union(moved) : cards;
  }

  @Override
  public int size(int asked) {
    int lying = board.zone(asked).without(moved).size();
    return asked == zone ? lying + moved.size() : lying;
  }

  @Override
  public int top(int asked) {
    return end(asked, board.top(asked));
  }

  @Override
  public int bottom(int asked) {
    return end(asked, board.bottom(asked));
  }

  /**
   * Returns the card at an end of a zone. Where cards are supposed to lie on others, or to be
   * taken, nothing is known of its order.
   *
   * @param card the one at the end before anything is supposed; -1 for none
   */
  private int end(int asked, int card) {
    if (asked == zone) {
      return card < 0 && moved.size() == 1 ? moved.next(0) : unknown();
    }
    return card < 0 || (sight.sees(card) && !moved.contains(card)) ? card : unknown();
  }

  @Override
  public IndexSet topOf(int asked, int count) {
    return unknownSet();
  }

  @Override
  public IndexSet bottomOf(int asked, int count) {
    return unknownSet();
  }

  @Override
  public int[] inOrder(int asked) {
    return zone(asked).toArray();
  }

  @Override
  public int zoneOf(int card) {
    return unknown();
  }

  @Override
  public int playerOf(int card) {
    return unknown();
  }

  @Override
  public IndexSet cardsOf(IndexSet players, IndexSet cards) {
    return unknownSet();
  }

  @Override
  public int playOrder(int card) {
    return unknown();
  }

  @Override
  public int trickOf(int card) {
    return unknown();
  }

  @Override
  public int holderOf(int card) {
    return unknown();
  }

  // Players.

  @Override
  public IndexSet playersInPlay() {
    return board.playersInPlay();
  }

  @Override
  public int nextInPlay(int player) {
    return board.nextInPlay(player);
  }

  @Override
  public int neighbour(int player) {
    return board.neighbour(player);
  }

  @Override
  public int inPlayFrom(int player) {
    return board.inPlayFrom(player);
  }

  @Override
  public int sideOf(int player) {
    return board.sideOf(player);
  }

  @Override
  public IndexSet membersOf(int side) {
    return board.membersOf(side);
  }

  @Override
  public IndexSet sidesInPlay() {
    return board.sidesInPlay();
  }

  @Override
  public long score(int player) {
    return board.score(player);
  }

  // Tricks.

  @Override
  public int tricksBegun() {
    return unknown();
  }

  @Override
  public int tricksFinished() {
    return unknown();
  }

  @Override
  public IndexSet table() {
    return unknownSet();
  }

  @Override
  public int led() {
    return unknown();
  }

  @Override
  public long suitLed() {
    known = false;
    return Values.NONE;
  }

  @Override
  public int stage() {
    return unknown();
  }

  @Override
  public int winner() {
    return unknown();
  }

  @Override
  public int winningCard() {
    return unknown();
  }

  @Override
  public int loser() {
    return unknown();
  }

  @Override
  public boolean beats() {
    known = false;
    return false;
  }

  @Override
  public boolean ties() {
    known = false;
    return false;
  }

  @Override
  public IndexSet beating(IndexSet cards) {
    return unknownSet();
  }

  @Override
  public IndexSet tying(IndexSet cards) {
    return unknownSet();
  }

  @Override
  public IndexSet played() {
    return unknownSet();
  }

  @Override
  public int winnerOf(int trick) {
    return unknown();
  }

  @Override
  public int leaderOf(int trick) {
    return unknown();
  }

  @Override
  public int winningCardOf(int trick) {
    return unknown();
  }

  @Override
  public long suitLedOf(int trick) {
    known = false;
    return Values.NONE;
  }

  @Override
  public IndexSet cardsOf(int trick) {
    return unknownSet();
  }

  @Override
  public IndexSet tricksOf(IndexSet players) {
    return unknownSet();
  }

  @Override
  public long tricksWord(long players) {
    known = false;
    return 0;
  }
}
