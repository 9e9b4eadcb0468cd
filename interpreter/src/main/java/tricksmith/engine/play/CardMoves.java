package tricksmith.engine.play;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.Piles;
import tricksmith.program.Step;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** The steps that move and turn cards. Each card takes a step. */
final class CardMoves {

  private static final int[] NO_HANDS = {};
  private static final int[] NO_CARDS = {};
  private static final Planned[] NONE_PLANNED = {};

  private final Board board;
  private final Piles piles;

  /** The hands that are dealt to; used for one deal after another. */
  private int[] hands = NO_HANDS;

  /** Moves at once of as many players; used for one after another. */
  private Planned[] planned = NONE_PLANNED;

  CardMoves(Board board) {
    this.board = board;
    piles = board.piles;
  }

  /** Deals from the top, a turn at a time; deals the whole zone if no count is given. */
  void deal(Step.Deal deal) {
    board.cells.spendOnSecrets();
    int zone = zoneAt(deal.zone());
    int first = Values.indexOrNone(deal.from().word(board.frame));
    int players = board.seats.playersInPlay();
    if (zone < 0 || first < 0 || players == 0) {
      return;
    }
    Node atATime = deal.atATime();
    int packet = atATime == null ? 1 : Math.max(1, Values.whole(atATime.word(board.frame)));
    Node count = deal.count();
    int each =
        count == null ? piles.size(zone) : Math.max(0, Values.whole(count.word(board.frame)));
    if (count != null && (long) each * players > piles.size(zone)) {
      throw new Fault(Fault.Kind.TOO_FEW_CARDS);
    }
    handsFrom(first, players);
    board.frame.spend(Math.min((long) each * hands.length, piles.size(zone)));
    if (!isAmong(zone)) {
      piles.deal(zone, hands, each, packet);
      return;
    }
    for (int dealt = 0; dealt < each && piles.size(zone) > 0; dealt += packet) {
      for (int hand : hands) {
        give(zone, hand, Math.min(packet, each - dealt));
      }
    }
  }

  private boolean isAmong(int zone) {
    for (int hand : hands) {
      if (hand == zone) {
        return true;
      }
    }
    return false;
  }

  /** Finds the hands of the players in play, in turn order from this player. */
  private void handsFrom(int first, int players) {
    if (hands.length != players) {
      hands = new int[players];
    }
    int player = board.inPlayFrom(first);
    for (int i = 0; i < hands.length; i++) {
      hands[i] = board.handOf(player);
      player = board.nextInPlay(player);
    }
  }

  private void give(int zone, int hand, int count) {
    for (int i = 0; i < count && piles.size(zone) > 0; i++) {
      piles.layOnTop(piles.top(zone), hand);
    }
  }

  void draw(Step.Draw draw) {
    long players = draw.players().mask(board.frame);
    int zone = zoneAt(draw.zone());
    if (zone >= 0 && players != 0) {
      draw(players, Values.whole(draw.count().word(board.frame)), zone);
    }
  }

  /** Draws this many cards from the top of a zone into the hand of each of these players. */
  void draw(long players, int count, int zone) {
    for (long left = players; left != 0; left &= left - 1) {
      draw(Long.numberOfTrailingZeros(left), count, zone);
    }
  }

  private void draw(int player, int count, int zone) {
    if (count > piles.size(zone)) {
      throw new Fault(Fault.Kind.TOO_FEW_CARDS);
    }
    board.cells.spendOnSecrets();
    board.frame.spend(Math.max(0, count));
    give(zone, board.handOf(player), count);
  }

  /** A move that has been worked out but not yet performed. */
  private static final class Planned {

    /** The first {@code count} are the cards, in the order in which they lie. */
    private int[] cards = NO_CARDS;

    private int count;
    private int zone;
    private int facing;
    private boolean atTheBottom;

    /** Becomes a move of as many cards as may follow. */
    private void begin(int most) {
      count = 0;
      if (cards.length < most) {
        cards = new int[most];
      }
    }

    private void add(int card) {
      cards[count++] = card;
    }

    private void to(int target, int turned, boolean bottom) {
      zone = target;
      facing = turned;
      atTheBottom = bottom;
    }
  }

  /** Returns the planned move of a number, below the number of players. */
  private Planned planned(int number) {
    if (planned.length == 0) {
      planned = new Planned[board.prepared.players];
      Arrays.setAll(planned, _ -> new Planned());
    }
    return planned[number];
  }

  void move(Step.Move move) {
    Planned one = planned(0);
    if (plan(move, one)) {
      perform(one);
    }
  }

  /**
   * Moves cards of several players together: all moves are worked out before the first card is
   * moved.
   */
  void moveAtOnce(Step.MoveAtOnce moves) {
    int count = 0;
    for (long left = moves.players().mask(board.frame); left != 0; left &= left - 1) {
      int player = Long.numberOfTrailingZeros(left);
      board.frame.bind(moves.player(), Values.of(Values.Kind.PLAYER, player));
      if (plan(moves.move(), planned(count))) {
        count++;
      }
    }
    for (int i = 0; i < count; i++) {
      perform(planned(i));
    }
  }

  /** Works out a move; returns false if there is nothing to be moved. */
  private boolean plan(Step.Move move, Planned one) {
    one.begin(0);
    if (board.prepared.cardsFitAWord) {
      findInOrder(move.cards().mask(board.frame), one);
    } else {
      findInOrder(move.cards().set(board.frame), one);
    }
    int zone = zoneAt(move.to());
    if (zone < 0 || one.count == 0) {
      return false;
    }
    one.to(zone, facing(move.facing()), move.atTheBottom());
    return true;
  }

  private int facing(Step.@Nullable Facing facing) {
    if (facing == null || !facing.condition().holds(board.frame)) {
      return Piles.AS_ITS_ZONE;
    }
    return facing.up() ? Piles.UP : Piles.DOWN;
  }

  private void perform(Planned one) {
    board.cells.spendOnSecrets();
    board.frame.spend(one.count);
    for (int i = 0; i < one.count; i++) {
      int card = one.cards[one.atTheBottom ? i : one.count - 1 - i];
      piles.lay(card, one.zone, one.atTheBottom, one.facing);
    }
  }

  /** Finds the cards in the order in which they lie: zone by zone, the top first. */
  private void findInOrder(IndexSet cards, Planned one) {
    int size = cards.size();
    one.begin(size);
    if (size == 1) {
      one.add(cards.next(0));
      return;
    }
    for (int zone = 0; zone < board.prepared.zones && one.count < size; zone++) {
      int left = piles.cards(zone).sizeOfIntersection(cards);
      for (int card = piles.top(zone); left > 0; card = piles.below(card)) {
        if (cards.contains(card)) {
          one.add(card);
          left--;
        }
      }
    }
  }

  /** Moves the cards of a word, in the order in which they lie. */
  void move(long cards, int zone, int facing, boolean atTheBottom) {
    int from = piles.zoneOf(Long.numberOfTrailingZeros(cards));
    if ((cards & (cards - 1)) == 0) {
      board.cells.spendOnSecrets();
      board.frame.spend();
      piles.lay(Long.numberOfTrailingZeros(cards), zone, atTheBottom, facing);
    } else if (cards == board.zoneWord(from) && becomesPartOf(from, zone, facing, atTheBottom)) {
      board.cells.spendOnSecrets();
      board.frame.spend(Long.bitCount(cards));
      piles.layOn(from, zone);
    } else {
      Planned one = planned(0);
      findInOrder(cards, one);
      one.to(zone, facing, atTheBottom);
      perform(one);
    }
  }

  /** Whether moving a whole zone is laying it on another as it is. */
  private boolean becomesPartOf(int from, int zone, int facing, boolean atTheBottom) {
    return from != zone && facing == Piles.AS_ITS_ZONE && (!atTheBottom || piles.size(zone) == 0);
  }

  /** The same of cards given as a word. */
  private void findInOrder(long cards, Planned one) {
    int size = Long.bitCount(cards);
    one.begin(size);
    if (size == 0) {
      return;
    }
    int from = piles.zoneOf(Long.numberOfTrailingZeros(cards));
    if ((cards & ~board.zoneWord(from)) == 0) {
      addInOrder(cards, from, one);
      return;
    }
    for (int zone = 0; zone < board.prepared.zones && one.count < size; zone++) {
      addInOrder(board.zoneWord(zone) & cards, zone, one);
    }
  }

  private void addInOrder(long cards, int zone, Planned one) {
    if ((cards & (cards - 1)) == 0) {
      if (cards != 0) {
        one.add(Long.numberOfTrailingZeros(cards));
      }
      return;
    }
    long left = cards;
    for (int card = piles.top(zone); left != 0; card = piles.below(card)) {
      if ((left >>> card & 1) != 0) {
        one.add(card);
        left &= ~(1L << card);
      }
    }
  }

  /** Turns cards up or down where they lie. */
  void turn(Step.Turn turn) {
    IndexSet cards = turn.cards().set(board.frame);
    board.cells.spendOnSecrets();
    board.frame.spend(cards.size());
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      piles.face(card, turn.up() ? Piles.UP : Piles.DOWN);
    }
  }

  void turn(long cards, boolean up) {
    board.cells.spendOnSecrets();
    board.frame.spend(Long.bitCount(cards));
    for (long left = cards; left != 0; left &= left - 1) {
      piles.face(Long.numberOfTrailingZeros(left), up ? Piles.UP : Piles.DOWN);
    }
  }

  /** Returns the zone, or -1 if it belongs to nobody. */
  int zoneAt(ZonePlace place) {
    return board.zoneAt(place);
  }
}
