package tricksmith.program.evaluation;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/**
 * What an expression reads of a position, its cells one by one: its value stays the same until
 * something among these changes.
 */
public final class Reads {

  /**
   * How many bits of a cell's number tell cells of one block apart. Cells are watched in blocks,
   * because the entries of a variable are stored together and often read by an index that is not
   * known in advance.
   */
  private static final int BLOCK_BITS = 3;

  private final Set<Aspect> aspects;

  /** Whether it depends on where cards lie. */
  public final boolean zones;

  /** Whether it depends on what has been played. */
  public final boolean tricks;

  /** Whether it depends on the first card of the trick. */
  public final boolean led;

  /** Whether it depends on who is in play, and on which side. */
  public final boolean seats;

  /** Whether it depends on the scores. */
  public final boolean scores;

  private final int[] values;
  private final int[] groups;

  /**
   * Creates a description of what is read.
   *
   * @param aspects all aspects; cells are given by the other parameters
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

  /** Returns the block of a cell: from 0, with never more blocks than cells. */
  public static int block(int cell) {
    return cell >> BLOCK_BITS;
  }

  /** Returns the number of blocks in which value cells are read. */
  public int valueCount() {
    return values.length;
  }

  /** Returns one of the blocks in which value cells are read. */
  public int value(int place) {
    return values[place];
  }

  /** Returns the number of blocks in which set cells are read. */
  public int groupCount() {
    return groups.length;
  }

  /** Returns one of the blocks in which set cells are read. */
  public int group(int place) {
    return groups[place];
  }
}
