package tricksmith.program.expression;

import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Memory;
import tricksmith.program.evaluation.Reads;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.value.Order;
import tricksmith.program.value.Values;

/**
 * The methods that translated code calls, small enough for the JVM to inline. Sets are words here:
 * bit i is element i. Things are encoded as {@link Values} does, {@code kind} being the thing with
 * index 0.
 */
public final class Straight {

  /** The bits above the index of a thing. */
  private static final long KIND_MASK = -1L << 32;

  private Straight() {}

  /** Returns a set as a word; throws {@link TooWide} if it has elements beyond 63. */
  public static long mask(IndexSet set) {
    if (set.words() > 1) {
      throw new TooWide();
    }
    return set.word(0);
  }

  public static long mask(Frame frame, int slot) {
    return mask(frame.set(slot));
  }

  /** Puts a set into a slot. */
  public static void bind(Frame frame, Slot slot, long mask) {
    frame.bind(slot, IndexSet.ofWord(mask));
  }

  public static long zone(Frame frame, int zone) {
    return frame.position().zoneWord(zone);
  }

  /** Returns the cards of a zone; none if the zone is negative because it belongs to nobody. */
  public static long zoneOrNone(Frame frame, int zone) {
    return zone < 0 ? 0 : frame.position().zoneWord(zone);
  }

  /** Returns the cards in the zones of players; {@code first} is the zone of the first player. */
  public static long zones(Frame frame, int first, long players) {
    Position position = frame.position();
    long cards = 0;
    for (long left = players; left != 0; left &= left - 1) {
      cards |= position.zoneWord(first + Long.numberOfTrailingZeros(left));
    }
    return cards;
  }

  /** Returns the number of cards in a zone that may belong to nobody, as a number. */
  public static long size(Frame frame, int zone) {
    return Values.number(zone < 0 ? 0 : frame.position().size(zone));
  }

  /** Returns the number of cards in the zones of players. */
  public static long sizes(Frame frame, int first, long players) {
    Position position = frame.position();
    long size = 0;
    for (long left = players; left != 0; left &= left - 1) {
      size += position.size(first + Long.numberOfTrailingZeros(left));
    }
    return Values.number(size);
  }

  /** Whether a zone has no cards, or belongs to nobody. */
  public static boolean isEmpty(Frame frame, int zone) {
    return zone < 0 || frame.position().size(zone) == 0;
  }

  /** Whether the zones of players have no cards. */
  public static boolean areEmpty(Frame frame, int first, long players) {
    Position position = frame.position();
    for (long left = players; left != 0; left &= left - 1) {
      if (position.size(first + Long.numberOfTrailingZeros(left)) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the zone of a player; -1 for nobody. */
  public static int zoneOf(int first, long player) {
    return player == Values.NONE ? -1 : first + Values.index(player);
  }

  public static long top(Frame frame, int zone) {
    return zone < 0 ? Values.NONE : Values.ofOrNone(Values.Kind.CARD, frame.position().top(zone));
  }

  public static long bottom(Frame frame, int zone) {
    return zone < 0
        ? Values.NONE
        : Values.ofOrNone(Values.Kind.CARD, frame.position().bottom(zone));
  }

  /** Returns a thing; none for a negative index. */
  public static long thing(int index, long kind) {
    return index < 0 ? Values.NONE : kind | index;
  }

  /** Returns the index of a thing of a kind if it is below {@code count}; otherwise -1. */
  public static int index(long thing, long kind, int count) {
    int index = (int) thing;
    return (thing & KIND_MASK) == kind && index < count ? index : -1;
  }

  /** Whether a thing of a kind is among the elements of a set. */
  public static boolean isIn(long thing, long kind, long mask) {
    int index = (int) thing;
    return (thing & KIND_MASK) == kind && index < Long.SIZE && (mask & (1L << index)) != 0;
  }

  public static boolean isOf(long thing, long kind) {
    return (thing & KIND_MASK) == kind;
  }

  /** Returns the entry of a table for a thing. */
  public static long lookUp(long thing, long ofNone, long[] byIndex) {
    return thing == Values.NONE ? ofNone : byIndex[(int) thing];
  }

  /** Returns the set with one thing; the empty set for none. */
  public static long setOf(long thing) {
    if (thing == Values.NONE) {
      return 0;
    }
    int index = Values.index(thing);
    if (index >= Long.SIZE) {
      throw new TooWide();
    }
    return 1L << index;
  }

  /** Returns the things related to at least one of these. */
  public static long related(long others, long[] byOther) {
    long related = 0;
    for (long left = others; left != 0; left &= left - 1) {
      int other = Long.numberOfTrailingZeros(left);
      related |= other < byOther.length ? byOther[other] : 0;
    }
    return related;
  }

  /** Returns the sum of a table's whole numbers for these elements; none counts as nothing. */
  public static long sum(long elements, long[] byIndex) {
    long sum = Values.number(0);
    for (long left = elements; left != 0; left &= left - 1) {
      long each = byIndex[Long.numberOfTrailingZeros(left)];
      sum += each == Values.NONE ? 0 : each;
    }
    return sum;
  }

  /** Returns the only element of a set, or none. */
  public static long only(long mask, long kind) {
    return mask != 0 && (mask & (mask - 1)) == 0
        ? kind | Long.numberOfTrailingZeros(mask)
        : Values.NONE;
  }

  /** Returns the number of elements of a set, as a number. */
  public static long size(long mask) {
    return Values.number(Long.bitCount(mask));
  }

  /** Whether one word is less than another; false if either is none. */
  public static boolean isLess(long small, long large) {
    return small != Values.NONE && large != Values.NONE && Values.compare(small, large) < 0;
  }

  /** Whether one word is at most another; false if either is none. */
  public static boolean isAtMost(long small, long large) {
    return small != Values.NONE && large != Values.NONE && Values.compare(small, large) <= 0;
  }

  /** Whether a word is in a range; false if either end is none. */
  public static boolean isBetween(long value, long low, long high) {
    return value != Values.NONE
        && low != Values.NONE
        && high != Values.NONE
        && Values.isWhole(value)
        && Values.compare(low, value) <= 0
        && Values.compare(value, high) <= 0;
  }

  /** Returns the sum, none counting as nothing. */
  public static long plusIfAny(long found, long next) {
    return next == Values.NONE ? found : Values.plus(found, next);
  }

  /** Returns the better of two words by an order; none is worse than any other. */
  public static long better(long found, long next, Order order, int sign) {
    if (next == Values.NONE) {
      return found;
    }
    return found == Values.NONE || sign * order.compare(next, found) > 0 ? next : found;
  }

  /**
   * Compares measures of two elements, either of which may have none: positive if the first is
   * better.
   *
   * @param most whether more is better
   */
  public static int compare(long first, long second, boolean most) {
    return Domain.Standard.compare(first, second, most);
  }

  /** Returns the better of two measures; the second if they are equal. */
  public static long betterMeasure(long next, long measure, boolean most) {
    return compare(next, measure, most) > 0 ? next : measure;
  }

  /**
   * Returns the best elements so far, with another one: those that are worse are not kept any more.
   *
   * @param measure that of the best, none before the first
   */
  public static long withBest(
      Frame frame, long best, long element, long next, long measure, boolean most) {
    int comparison = compare(next, measure, most);
    if (comparison < 0) {
      return best;
    }
    long others = best;
    if (comparison > 0) {
      frame.release(Long.bitCount(best));
      others = 0;
    }
    frame.keep();
    return others | 1L << Values.index(element);
  }

  /**
   * Returns whichever of two words comes first; if {@code byPlay}, they are cards, compared by when
   * they were played.
   */
  public static long earlier(Frame frame, long found, long next, boolean byPlay) {
    return found == Values.NONE || (byPlay && compareByPlay(frame, next, found) < 0) ? next : found;
  }

  /**
   * Returns whichever of two words comes last; if {@code byPlay}, they are cards, compared by when
   * they were played.
   */
  public static long later(Frame frame, long found, long next, boolean byPlay) {
    return found == Values.NONE || !byPlay || compareByPlay(frame, next, found) >= 0 ? next : found;
  }

  private static int compareByPlay(Frame frame, long one, long other) {
    Position position = frame.position();
    return Integer.compare(
        position.playOrder(Values.index(one)), position.playOrder(Values.index(other)));
  }

  /** Returns those of some cards whose player is among these. */
  public static long cardsOf(Frame frame, long players, long cards) {
    Position position = frame.position();
    long found = 0;
    for (long left = cards; left != 0; left &= left - 1) {
      int player = position.playerOf(Long.numberOfTrailingZeros(left));
      if (player >= 0 && player < Long.SIZE && (players & (1L << player)) != 0) {
        found |= Long.lowestOneBit(left);
      }
    }
    return found;
  }

  /** Returns the result of an intrinsic of the position and one word. */
  public static long of(Intrinsic intrinsic, Frame frame, long thing) {
    return intrinsic.of(frame.position(), thing);
  }

  /** Returns the set that an intrinsic of the position and at most one word yields. */
  public static long setOf(Intrinsic intrinsic, Frame frame, long thing) {
    return intrinsic.wordOf(frame.position(), thing);
  }

  public static long tricksOf(Frame frame, long players) {
    Intrinsic.spendOnTricks(frame);
    return frame.position().tricksWord(players);
  }

  public static long beating(Frame frame, long cards) {
    return frame.position().beatingWord(cards);
  }

  /** Returns the cards that would tie with the best on the table. */
  public static long tying(Frame frame, long cards) {
    return frame.position().tyingWord(cards);
  }

  public static long seat(long number, long players) {
    return Intrinsic.seat(number, players);
  }

  /**
   * Returns the player a number of seats to the left, or to the right if {@code direction} is -1.
   */
  public static long neighbour(long from, long steps, long players, int direction) {
    return Intrinsic.neighbour(from, steps, players, direction);
  }

  public static long nextAmong(Frame frame, long player, long players) {
    return Intrinsic.nextAmong(frame.position(), player, players);
  }

  /** Returns the only other element of a set. */
  public static long otherOf(long one, long all) {
    long others = all & ~setOf(one);
    return only(others, one & KIND_MASK);
  }

  // What is remembered.

  /** Returns the place of a thing in a key; none comes last, and -1 means that it has no place. */
  public static int keyOfThing(long thing, long kind, int count) {
    if (thing == Values.NONE) {
      return count;
    }
    return index(thing, kind, count);
  }

  /** Returns the place of a set in a key; -1 means that it has no place. */
  public static int keyOfSet(long mask, int count) {
    return mask >= 0 && mask < count ? (int) mask : -1;
  }

  public static Memory memory(Frame frame, int number, int size) {
    return frame.memory(number, size);
  }

  public static long lastChange(Frame frame, Reads reads) {
    return frame.position().lastChange(reads);
  }

  public static long rememberedSet(Memory memory, int place) {
    if (!memory.isAWord(place)) {
      throw new TooWide();
    }
    return memory.word(place);
  }

  /** Caches a set. */
  public static void keep(Memory memory, int place, long change, long taken, long mask) {
    memory.keepSet(place, change, taken, mask);
  }
}
