package tricksmith.engine.state;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;

/**
 * Where the cards lie: each zone is a pile in order, kept as a linked list, and a set. A card can
 * be taken out and put back in its place in constant time, as candidates are. The list of a zone is
 * a ring closed by the zone itself, so that its ends need no special handling.
 */
public final class Piles {

  public static final int AS_ITS_ZONE = 0;
  public static final int UP = 1;
  public static final int DOWN = 2;

  private static final int NONE = -1;

  private static final long[] NONE_DEALT = {};

  /** How many bits tell how a card faces; above them is its zone. */
  private static final int BITS_OF_FACING = 2;

  private static final int FACING = (1 << BITS_OF_FACING) - 1;

  private final State state;
  private final int cards;
  private final int zones;
  private final int above;
  private final int below;
  private final int lying;
  private final int sets;

  /** The cards that each target is dealt; nothing between two deals. */
  private long[] dealt = NONE_DEALT;

  Piles(State state) {
    this.state = state;
    StateLayout layout = state.layout;
    cards = layout.cards;
    zones = layout.zones;
    above = layout.above;
    below = layout.below;
    lying = layout.lying;
    sets = layout.zoneSets;
  }

  /** Removes all cards from all zones, as required before the first is put. */
  void clear() {
    for (int end = cards; end < cards + zones; end++) {
      state.numbers[above + end] = end;
      state.numbers[below + end] = end;
    }
    Arrays.fill(state.numbers, lying, lying + cards, lying(NONE, AS_ITS_ZONE));
  }

  /** How a card lies that faces in a way in a zone. */
  public static int lying(int zone, int facing) {
    return zone << BITS_OF_FACING | facing;
  }

  /** Returns how all cards lie, for comparison. */
  public Object snapshot() {
    return IntBuffer.wrap(Arrays.copyOfRange(state.numbers, above, lying + cards));
  }

  private void note(int card) {
    StepJournal journal = state.journal;
    if (journal != null) {
      int[] numbers = state.numbers;
      journal.ofCard(
          card, zoneOf(card), facing(card), numbers[above + card], numbers[below + card]);
    }
  }

  /**
   * Whether a deal, draw, move or turn under way has changed how cards lie. Known only while {@link
   * Board#watch} says so.
   */
  public boolean haveChanged() {
    StepJournal journal = state.journal;
    for (int place = 0; journal != null && place < journal.cards(); place++) {
      if (!liesAsBefore(journal, journal.card(place))) {
        return true;
      }
    }
    return false;
  }

  /** A card that was touched, with where it lay and how it faced before. */
  public record Touched(int card, int zone, int facing) {}

  /**
   * Returns the cards that a deal, draw, move or turn under way has touched, in that order. Known
   * only while {@link Board#watch} says so.
   */
  public List<Touched> touched() {
    StepJournal journal = state.journal;
    return journal == null
        ? List.of()
        : IntStream.range(0, journal.cards())
            .map(journal::card)
            .mapToObj(card -> new Touched(card, journal.zone(card), journal.facing(card)))
            .toList();
  }

  private boolean liesAsBefore(StepJournal journal, int card) {
    int[] numbers = state.numbers;
    return journal.lay(
        card, zoneOf(card), facing(card), numbers[above + card], numbers[below + card]);
  }

  /** Lays all cards as they lie in a state by the same rules. */
  void lieAs(State other) {
    System.arraycopy(other.numbers, above, state.numbers, above, lying + cards - above);
    state.copyCards(other, sets, zones);
    state.changes.ofZones();
  }

  /** Lays all cards as they lie in a state by the same rules, except for some that stay. */
  void lieAs(State other, IndexSet kept) {
    if (kept.isEmpty()) {
      lieAs(other);
      return;
    }
    int[] before = fromTheBottom(kept);
    int[] zonesBefore = Arrays.stream(before).map(this::zoneOf).toArray();
    int[] facingBefore = Arrays.stream(before).map(this::facing).toArray();
    lieAs(other);
    for (int i = 0; i < before.length; i++) {
      take(before[i]);
      putOnTop(before[i], zonesBefore[i]);
      face(before[i], facingBefore[i]);
    }
  }

  /** Returns these cards ordered from the bottom up within each zone. */
  private int[] fromTheBottom(IndexSet some) {
    int[] found = new int[some.size()];
    int count = 0;
    for (int zone = 0; zone < zones; zone++) {
      int[] order = inOrder(zone);
      for (int place = order.length - 1; place >= 0; place--) {
        if (some.contains(order[place])) {
          found[count++] = order[place];
        }
      }
    }
    return found;
  }

  public int zoneOf(int card) {
    return state.numbers[lying + card] >> BITS_OF_FACING;
  }

  public int facing(int card) {
    return state.numbers[lying + card] & FACING;
  }

  public void face(int card, int how) {
    note(card);
    state.numbers[lying + card] = (state.numbers[lying + card] & ~FACING) | how;
  }

  public int top(int zone) {
    return below(cards + zone);
  }

  public int bottom(int zone) {
    return above(cards + zone);
  }

  public int size(int zone) {
    return state.size(sets + zone);
  }

  public int below(int card) {
    return cardOrNone(state.numbers[below + card]);
  }

  /** Returns the card directly above this one, or -1. */
  int above(int card) {
    return cardOrNone(state.numbers[above + card]);
  }

  private int cardOrNone(int place) {
    return place < cards ? place : NONE;
  }

  public IndexSet cards(int zone) {
    return state.set(sets + zone);
  }

  /** Returns the cards of a zone, among the first 64, as a word. */
  public long word(int zone) {
    return state.word(sets + zone);
  }

  /** Returns the cards of a zone, the top first. */
  public int[] inOrder(int zone) {
    int[] order = new int[size(zone)];
    int card = state.numbers[below + cards + zone];
    for (int i = 0; i < order.length; i++) {
      order[i] = card;
      card = state.numbers[below + card];
    }
    return order;
  }

  /** Takes a card out of its zone; it lies nowhere until it is put. */
  public void take(int card) {
    note(card);
    int[] numbers = state.numbers;
    unlink(numbers, card);
    leave(card);
    numbers[lying + card] = lying(NONE, facing(card));
    state.changes.ofZones();
  }

  /** Lays a card on top of a zone, facing as the zone prescribes. */
  public void layOnTop(int card, int target) {
    note(card);
    int[] numbers = state.numbers;
    unlink(numbers, card);
    leave(card);
    link(numbers, card, cards + target);
    arrive(card, target, AS_ITS_ZONE);
    state.changes.ofZones();
  }

  /**
   * Lays a card at the top or the bottom of a zone, which may be its own.
   *
   * @param how it is to face
   */
  public void lay(int card, int target, boolean atTheBottom, int how) {
    note(card);
    int[] numbers = state.numbers;
    unlink(numbers, card);
    leave(card);
    int end = cards + target;
    link(numbers, card, atTheBottom ? numbers[above + end] : end);
    arrive(card, target, how);
    state.changes.ofZones();
  }

  /**
   * Moves a card to another zone, where it faces as before.
   *
   * @param over the card directly above it there; -1 means on top
   */
  void move(int card, int zone, int over) {
    int[] numbers = state.numbers;
    unlink(numbers, card);
    leave(card);
    link(numbers, card, over < 0 ? cards + zone : over);
    arrive(card, zone, facing(card));
    state.changes.ofZones();
  }

  /** Puts a card that lies nowhere on top of a zone. */
  public void putOnTop(int card, int zone) {
    putBelow(card, zone, cards + zone);
  }

  /** Puts a card that lies nowhere at the bottom of a zone. */
  public void putAtBottom(int card, int zone) {
    putBelow(card, zone, state.numbers[above + cards + zone]);
  }

  private void putBelow(int card, int zone, int over) {
    int[] numbers = state.numbers;
    link(numbers, card, over);
    arrive(card, zone, facing(card));
    state.changes.ofZones();
  }

  /** Closes the gap that a card leaves between its neighbours. */
  private void unlink(int[] numbers, int card) {
    int over = numbers[above + card];
    int under = numbers[below + card];
    numbers[below + over] = under;
    numbers[above + under] = over;
  }

  /** Puts a card between another, or the end of a zone, and what lies below that. */
  private void link(int[] numbers, int card, int over) {
    int under = numbers[below + over];
    numbers[above + card] = over;
    numbers[below + card] = under;
    numbers[below + over] = card;
    numbers[above + under] = card;
  }

  private void leave(int card) {
    state.remove(sets + zoneOf(card), card);
  }

  private void arrive(int card, int zone, int facing) {
    state.numbers[lying + card] = lying(zone, facing);
    state.add(sets + zone, card);
  }

  /**
   * Deals from the top of a zone, in turns, until every target has its cards or none are left. The
   * cards face as their new zones prescribe.
   *
   * @param targets the zones that get cards, in turn order; {@code zone} is not among them
   * @param each how many cards each of them gets
   * @param packet how many of them at a time
   */
  public void deal(int zone, int[] targets, int each, int packet) {
    if (packet == 1 && state.isNarrow()) {
      dealOneByOne(zone, targets, each);
      return;
    }
    int[] numbers = state.numbers;
    int end = cards + zone;
    int card = numbers[below + end];
    for (int dealt = 0; dealt < each && card != end; dealt += packet) {
      int now = Math.min(packet, each - dealt);
      for (int target : targets) {
        for (int i = 0; i < now && card != end; i++) {
          int next = numbers[below + card];
          note(card);
          leave(card);
          link(numbers, card, cards + target);
          arrive(card, target, AS_ITS_ZONE);
          card = next;
        }
      }
    }
    numbers[below + end] = card;
    numbers[above + card] = end;
    state.changes.ofZones();
  }

  /** The same, a card at a time, of cards whose sets are words: what adds up is added up once. */
  private void dealOneByOne(int zone, int[] targets, int each) {
    int[] numbers = state.numbers;
    int count = Math.min(size(zone), each * targets.length);
    int card = numbers[below + cards + zone];
    if (dealt.length < targets.length) {
      dealt = new long[targets.length];
    }
    int turn = 0;
    for (int left = count; left > 0; left--) {
      int next = numbers[below + card];
      int target = targets[turn];
      note(card);
      link(numbers, card, cards + target);
      numbers[lying + card] = lying(target, AS_ITS_ZONE);
      dealt[turn] |= 1L << card;
      turn = turn + 1 == targets.length ? 0 : turn + 1;
      card = next;
    }
    numbers[below + cards + zone] = card;
    numbers[above + card] = cards + zone;
    for (int i = 0; i < targets.length; i++) {
      state.move(sets + zone, sets + targets[i], dealt[i]);
      dealt[i] = 0;
    }
    state.changes.ofZones();
  }

  /** Puts the cards of a zone into this order, the top first, facing as the zone prescribes. */
  public void arrange(int zone, int[] order) {
    int[] numbers = state.numbers;
    int over = cards + zone;
    for (int card : order) {
      numbers[above + card] = over;
      numbers[below + over] = card;
      numbers[lying + card] = lying(zone, AS_ITS_ZONE);
      over = card;
    }
    numbers[below + over] = cards + zone;
    numbers[above + cards + zone] = over;
    state.changes.ofZones();
  }

  /** Lays all cards of a zone on top of another in their order, facing as that zone prescribes. */
  public void layOn(int from, int target) {
    int[] numbers = state.numbers;
    int end = cards + from;
    int top = numbers[below + end];
    if (top == end) {
      return;
    }
    int bottom = numbers[above + end];
    int targetEnd = cards + target;
    int under = numbers[below + targetEnd];
    for (int card = top; card != end; card = numbers[below + card]) {
      note(card);
      numbers[lying + card] = lying(target, AS_ITS_ZONE);
    }
    numbers[below + targetEnd] = top;
    numbers[above + top] = targetEnd;
    numbers[below + bottom] = under;
    numbers[above + under] = bottom;
    numbers[below + end] = end;
    numbers[above + end] = end;
    state.pourInto(sets + from, sets + target);
    state.changes.ofZones();
  }

  /** Swaps the places of two cards in different zones. */
  public void swap(int card, int other) {
    int zone = zoneOf(card);
    int over = state.numbers[above + card];
    int otherZone = zoneOf(other);
    int overOther = state.numbers[above + other];
    take(card);
    take(other);
    putBelow(card, otherZone, overOther);
    putBelow(other, zone, over);
  }
}
