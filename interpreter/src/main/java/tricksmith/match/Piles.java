package tricksmith.match;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * Where the cards lie: each zone is a pile in order, kept as a linked list, and a set. A card can
 * be taken out and put back at its place in constant time, which is how candidates are tried.
 */
final class Piles {

  static final byte AS_ITS_ZONE = 0;
  static final byte UP = 1;
  static final byte DOWN = 2;

  private static final int NONE = -1;

  private final int words;
  private final int[] above;
  private final int[] below;
  private final int[] zoneOf;
  private final byte[] facing;
  private final int[] top;
  private final int[] bottom;
  private final int[] size;
  private final long[] members;

  /** Sets that somebody has asked for since the zone changed. */
  private final @Nullable IndexSet[] sets;

  /** Piles without cards. */
  Piles(int zones, int cards) {
    words = Math.max(1, (cards + 63) >> 6);
    above = filled(cards);
    below = filled(cards);
    zoneOf = filled(cards);
    facing = new byte[cards];
    top = filled(zones);
    bottom = filled(zones);
    size = new int[zones];
    members = new long[zones * words];
    sets = new IndexSet[zones];
  }

  private Piles(Piles other) {
    words = other.words;
    above = other.above.clone();
    below = other.below.clone();
    zoneOf = other.zoneOf.clone();
    facing = other.facing.clone();
    top = other.top.clone();
    bottom = other.bottom.clone();
    size = other.size.clone();
    members = other.members.clone();
    sets = other.sets.clone();
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, NONE);
    return array;
  }

  Piles copy() {
    return new Piles(this);
  }

  /** Lets all cards lie as they do in other piles of the same zones and cards. */
  void lieAs(Piles other) {
    System.arraycopy(other.above, 0, above, 0, above.length);
    System.arraycopy(other.below, 0, below, 0, below.length);
    System.arraycopy(other.zoneOf, 0, zoneOf, 0, zoneOf.length);
    System.arraycopy(other.facing, 0, facing, 0, facing.length);
    System.arraycopy(other.top, 0, top, 0, top.length);
    System.arraycopy(other.bottom, 0, bottom, 0, bottom.length);
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
    return top[zone];
  }

  int bottom(int zone) {
    return bottom[zone];
  }

  int size(int zone) {
    return size[zone];
  }

  /** The card under this one, or -1. */
  int below(int card) {
    return below[card];
  }

  /** The card on this one, or -1. */
  int above(int card) {
    return above[card];
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
    int card = top[zone];
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
    if (over < 0) {
      top[zone] = under;
    } else {
      below[over] = under;
    }
    if (under < 0) {
      bottom[zone] = over;
    } else {
      above[under] = over;
    }
    size[zone]--;
    members[zone * words + (card >> 6)] &= ~(1L << card);
    sets[zone] = null;
    zoneOf[card] = NONE;
  }

  /** Puts a card that lies nowhere on top of a zone. */
  void putOnTop(int card, int zone) {
    putUnder(card, zone, NONE);
  }

  /** Puts a card that lies nowhere under all others of a zone. */
  void putAtBottom(int card, int zone) {
    putUnder(card, zone, bottom[zone]);
  }

  /** Puts a card that lies nowhere right under another; -1 is on top. */
  void putUnder(int card, int zone, int over) {
    int under = over < 0 ? top[zone] : below[over];
    above[card] = over;
    below[card] = under;
    if (over < 0) {
      top[zone] = card;
    } else {
      below[over] = card;
    }
    if (under < 0) {
      bottom[zone] = card;
    } else {
      above[under] = card;
    }
    size[zone]++;
    members[zone * words + (card >> 6)] |= 1L << card;
    sets[zone] = null;
    zoneOf[card] = zone;
  }

  /** Puts the cards of a zone into this order, the top first. */
  void arrange(int zone, int[] order) {
    int over = NONE;
    for (int card : order) {
      above[card] = over;
      if (over >= 0) {
        below[over] = card;
      }
      over = card;
    }
    if (over >= 0) {
      below[over] = NONE;
      top[zone] = order[0];
      bottom[zone] = over;
    }
  }

  /** Lets two cards of different zones lie in each other's place. */
  void swap(int card, int other) {
    int zone = zoneOf[card];
    int over = above[card];
    int otherZone = zoneOf[other];
    int overOther = above[other];
    take(card);
    take(other);
    putUnder(card, otherZone, overOther);
    putUnder(other, zone, over);
  }
}
