package tricksmith.program;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/**
 * What an expression reads of a position, its cells one by one: as long as nothing of it changes,
 * neither does its value.
 */
public final class Reads {

  /**
   * Cells are watched in blocks, as the entries of a variable stand together and are often read by
   * an index that nobody knows before.
   */
  private static final int BLOCK_BITS = 3;

  private final Set<Aspect> aspects;

  /** Whether it hangs on where cards lie. */
  public final boolean zones;

  /** Whether it hangs on what has been played. */
  public final boolean tricks;

  /** Whether it hangs on the first card of the trick. */
  public final boolean led;

  /** Whether it hangs on who is in play, and on which side. */
  public final boolean seats;

  /** Whether it hangs on the scores. */
  public final boolean scores;

  private final int[] values;
  private final int[] groups;

  /**
   * What is read.
   *
   * @param aspects all of them but the cells
   * @param values the value cells
   * @param groups the set cells
   */
  public Reads(Set<Aspect> aspects, Collection<Integer> values, Collection<Integer> groups) {
    this.aspects = EnumSet.noneOf(Aspect.class);
    this.aspects.addAll(aspects);
    this.aspects.remove(Aspect.CELLS);
    zones = has(Aspect.HANDS_AND_TABLE) || has(Aspect.OTHER_ZONES) || has(Aspect.PLAYED);
    tricks = has(Aspect.PLAYED) || has(Aspect.TRICKS);
    led = has(Aspect.LED) || has(Aspect.SUIT_LED);
    seats = has(Aspect.PLAYERS);
    scores = has(Aspect.SCORES);
    this.values = values.stream().mapToInt(Reads::block).distinct().sorted().toArray();
    this.groups = groups.stream().mapToInt(Reads::block).distinct().sorted().toArray();
  }

  private boolean has(Aspect aspect) {
    return aspects.contains(aspect);
  }

  /** The block in which a cell is: from 0, never more than there are cells. */
  public static int block(int cell) {
    return cell >> BLOCK_BITS;
  }

  /** In how many blocks value cells are read. */
  public int valueCount() {
    return values.length;
  }

  /** One of these blocks. */
  public int value(int place) {
    return values[place];
  }

  /** In how many blocks set cells are read. */
  public int groupCount() {
    return groups.length;
  }

  /** One of these blocks. */
  public int group(int place) {
    return groups[place];
  }
}
