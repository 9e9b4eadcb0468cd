package tricksmith.engine.play;

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

  private final Board board;
  private final Piles piles;

  /** The hands that are dealt to; used for one deal after another. */
  private int[] hands = NO_HANDS;

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

  /** Draws cards from the top into hands. */
  void draw(Step.Draw draw) {
    IndexSet players = draw.players().set(board.frame);
    int zone = zoneAt(draw.zone());
    if (zone < 0 || players.isEmpty()) {
      return;
    }
    draw(players, Values.whole(draw.count().word(board.frame)), zone);
  }

  private void draw(IndexSet players, int count, int zone) {
    for (int player = players.next(0); player >= 0; player = players.next(player + 1)) {
      draw(player, count, zone);
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
    final int[] cards;
    final int zone;
    final int facing;
    final boolean atTheBottom;

    Planned(int[] cards, int zone, int facing, boolean atTheBottom) {
      this.cards = cards;
      this.zone = zone;
      this.facing = facing;
      this.atTheBottom = atTheBottom;
    }
  }

  void move(Step.Move move) {
    Planned planned = plan(move);
    if (planned != null) {
      perform(planned);
    }
  }

  /**
   * Moves cards of several players together: all moves are worked out before the first card is
   * moved.
   */
  void moveAtOnce(Step.MoveAtOnce moves) {
    IndexSet players = moves.players().set(board.frame);
    Planned[] all = new Planned[players.size()];
    int count = 0;
    for (int player = players.next(0); player >= 0; player = players.next(player + 1)) {
      board.frame.bind(moves.player(), Values.of(Values.Kind.PLAYER, player));
      Planned planned = plan(moves.move());
      if (planned != null) {
        all[count++] = planned;
      }
    }
    for (int i = 0; i < count; i++) {
      perform(all[i]);
    }
  }

  private @Nullable Planned plan(Step.Move move) {
    IndexSet cards = move.cards().set(board.frame);
    int zone = zoneAt(move.to());
    if (zone < 0 || cards.isEmpty()) {
      return null;
    }
    int[] order =
        board.prepared.cardsFitAWord && cards.words() == 1
            ? inOrder(cards.word(0))
            : inOrder(cards);
    return new Planned(order, zone, facing(move.facing()), move.atTheBottom());
  }

  private int facing(Step.@Nullable Facing facing) {
    if (facing == null || !facing.condition().holds(board.frame)) {
      return Piles.AS_ITS_ZONE;
    }
    return facing.up() ? Piles.UP : Piles.DOWN;
  }

  private void perform(Planned planned) {
    board.cells.spendOnSecrets();
    int[] cards = planned.cards;
    board.frame.spend(cards.length);
    for (int i = 0; i < cards.length; i++) {
      int card = planned.atTheBottom ? cards[i] : cards[cards.length - 1 - i];
      piles.lay(card, planned.zone, planned.atTheBottom, planned.facing);
    }
  }

  /** Returns the cards in the order in which they lie: zone by zone, the top first. */
  private int[] inOrder(IndexSet cards) {
    int[] order = new int[cards.size()];
    if (order.length == 1) {
      order[0] = cards.next(0);
      return order;
    }
    int count = 0;
    for (int zone = 0; zone < board.prepared.zones && count < order.length; zone++) {
      int left = piles.cards(zone).countOf(cards);
      for (int card = piles.top(zone); left > 0; card = piles.below(card)) {
        if (cards.contains(card)) {
          order[count++] = card;
          left--;
        }
      }
    }
    return order;
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
      perform(new Planned(inOrder(cards), zone, facing, atTheBottom));
    }
  }

  /** Whether moving a whole zone is laying it on another as it is. */
  private boolean becomesPartOf(int from, int zone, int facing, boolean atTheBottom) {
    return from != zone && facing == Piles.AS_ITS_ZONE && (!atTheBottom || piles.size(zone) == 0);
  }

  /** The same as {@link #inOrder(IndexSet)}, of cards given as a word. */
  private int[] inOrder(long cards) {
    int[] order = new int[Long.bitCount(cards)];
    int from = piles.zoneOf(Long.numberOfTrailingZeros(cards));
    if ((cards & ~board.zoneWord(from)) == 0) {
      putInOrder(cards, from, order, 0);
      return order;
    }
    int count = 0;
    for (int zone = 0; zone < board.prepared.zones && count < order.length; zone++) {
      count = putInOrder(board.zoneWord(zone) & cards, zone, order, count);
    }
    return order;
  }

  /** Puts cards of a zone into an array, from this place on, and returns the place after them. */
  private int putInOrder(long cards, int zone, int[] order, int first) {
    if ((cards & (cards - 1)) == 0) {
      if (cards == 0) {
        return first;
      }
      order[first] = Long.numberOfTrailingZeros(cards);
      return first + 1;
    }
    int count = first;
    long left = cards;
    for (int card = piles.top(zone); left != 0; card = piles.below(card)) {
      if ((left >>> card & 1) != 0) {
        order[count++] = card;
        left &= ~(1L << card);
      }
    }
    return count;
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

  /** Turns the cards of a word where they lie. */
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
