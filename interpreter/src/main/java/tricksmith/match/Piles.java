package tricksmith.match;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * Where the cards lie: each zone is a pile in order, kept as a linked list, and a set. A card can
 * be taken out and put back at its place in constant time, which is how candidates are tried. The
 * list of a zone is a ring that is closed by the zone itself, so that its ends need no care.
 */
final class Piles {

  static final byte AS_ITS_ZONE = 0;
  static final byte UP = 1;
  static final byte DOWN = 2;

  private static final int NONE = -1;

  private final int cards;
  private final int words;

  /** What lies over each card and, after the cards, over each zone: its bottom card, or itself. */
  private final int[] above;

  /** What lies under each card and each zone: its top card, or itself. */
  private final int[] below;

  private final int[] zoneOf;
  private final byte[] facing;
  private final int[] size;
  private final long[] members;

  /** Sets that somebody has asked for since the zone changed. */
  private final @Nullable IndexSet[] sets;

  /** Piles without cards. */
  Piles(int zones, int cards) {
    this.cards = cards;
    words = Math.max(1, (cards + 63) >> 6);
    above = new int[cards + zones];
    below = new int[cards + zones];
    for (int end = cards; end < cards + zones; end++) {
      above[end] = end;
      below[end] = end;
    }
    zoneOf = new int[cards];
    Arrays.fill(zoneOf, NONE);
    facing = new byte[cards];
    size = new int[zones];
    members = new long[zones * words];
    sets = new IndexSet[zones];
  }

  private Piles(Piles other) {
    cards = other.cards;
    words = other.words;
    above = other.above.clone();
    below = other.below.clone();
    zoneOf = other.zoneOf.clone();
    facing = other.facing.clone();
    size = other.size.clone();
    members = other.members.clone();
    sets = other.sets.clone();
  }

  Piles copy() {
    return new Piles(this);
  }

  /** Whether all cards lie as they do in other piles of the same zones and cards. */
  boolean doLieAs(Piles other) {
    return Arrays.equals(above, other.above) && Arrays.equals(facing, other.facing);
  }

  /** Lets all cards lie as they do in other piles of the same zones and cards. */
  void lieAs(Piles other) {
    System.arraycopy(other.above, 0, above, 0, above.length);
    System.arraycopy(other.below, 0, below, 0, below.length);
    System.arraycopy(other.zoneOf, 0, zoneOf, 0, zoneOf.length);
    System.arraycopy(other.facing, 0, facing, 0, facing.length);
    System.arraycopy(other.size, 0, size, 0, size.length);
    System.arraycopy(other.members, 0, members, 0, members.length);
    System.arraycopy(other.sets, 0, sets, 0, sets.length);
  }

  int zoneOf(int card) {
    return zoneOf[card];
  }

  byte facing(int card) {
    return facing[card];
  }

  void face(int card, byte how) {
    facing[card] = how;
  }

  int top(int zone) {
    return cardOrNone(below[cards + zone]);
  }

  int bottom(int zone) {
    return cardOrNone(above[cards + zone]);
  }

  int size(int zone) {
    return size[zone];
  }

  /** The card under this one, or -1. */
  int below(int card) {
    return cardOrNone(below[card]);
  }

  /** The card on this one, or -1. */
  int above(int card) {
    return cardOrNone(above[card]);
  }

  private int cardOrNone(int place) {
    return place < cards ? place : NONE;
  }

  /** The cards of a zone, as a set. */
  IndexSet cards(int zone) {
    IndexSet set = sets[zone];
    if (set == null) {
      set =
          words == 1
              ? IndexSet.ofWord(members[zone])
              : IndexSet.ofWords(Arrays.copyOfRange(members, zone * words, (zone + 1) * words));
      sets[zone] = set;
    }
    return set;
  }

  /** The cards of a zone, the top first. */
  int[] inOrder(int zone) {
    int[] order = new int[size[zone]];
    int card = below[cards + zone];
    for (int i = 0; i < order.length; i++) {
      order[i] = card;
      card = below[card];
    }
    return order;
  }

  /** Takes a card out of its zone; it lies nowhere until it is put. */
  void take(int card) {
    int zone = zoneOf[card];
    int over = above[card];
    int under = below[card];
    below[over] = under;
    above[under] = over;
    size[zone]--;
    members[zone * words + (card >> 6)] &= ~(1L << card);
    sets[zone] = null;
    zoneOf[card] = NONE;
  }

  /** Puts a card that lies nowhere on top of a zone. */
  void putOnTop(int card, int zone) {
    putBelow(card, zone, cards + zone);
  }

  /** Puts a card that lies nowhere under all others of a zone. */
  void putAtBottom(int card, int zone) {
    putBelow(card, zone, above[cards + zone]);
  }

  /** Puts a card that lies nowhere right under another; -1 is on top. */
  void putUnder(int card, int zone, int over) {
    putBelow(card, zone, over < 0 ? cards + zone : over);
  }

  private void putBelow(int card, int zone, int over) {
    int under = below[over];
    above[card] = over;
    below[card] = under;
    below[over] = card;
    above[under] = card;
    size[zone]++;
    members[zone * words + (card >> 6)] |= 1L << card;
    sets[zone] = null;
    zoneOf[card] = zone;
  }

  /** Puts the cards of a zone into this order, the top first. */
  void arrange(int zone, int[] order) {
    int over = cards + zone;
    for (int card : order) {
      above[card] = over;
      below[over] = card;
      over = card;
    }
    below[over] = cards + zone;
    above[cards + zone] = over;
  }

  /** Lets two cards of different zones lie in each other's place. */
  void swap(int card, int other) {
    int zone = zoneOf[card];
    int over = above[card];
    int otherZone = zoneOf[other];
    int overOther = above[other];
    take(card);
    take(other);
    putBelow(card, otherZone, overOther);
    putBelow(other, zone, over);
  }
}
