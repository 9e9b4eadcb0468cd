package tricksmith.program.evaluation;

import java.util.Collection;
import java.util.Set;

/**
 * The parts of a position that an expression reads, cell by cell: its value stays the same until
 * one of them changes.
 */
public final class Reads {

  // Parts of a position that may change, as bits: first aspects, then blocks of cells.

  /** Where cards lie. */
  public static final long ZONES = 1;

  /** What has been played. */
  public static final long TRICKS = 1 << 1;

  /** The first card of the trick. */
  public static final long LED = 1 << 2;

  /** Who is in play, and on which side. */
  public static final long SEATS = 1 << 3;

  public static final long SCORES = 1 << 4;

  /** How many parts there are at most. */
  public static final int PARTS = 5 + 32 + 16;

  private static final int FIRST_OF_VALUES = 5;
  private static final int FIRST_OF_GROUPS = FIRST_OF_VALUES + 32;

  /**
   * How many bits of a cell's number tell cells of one block apart. Cells are watched in blocks,
   * because the entries of a variable are stored together and often read by an index that is not
   * known in advance. Where there are more blocks than bits, some share theirs.
   */
  private static final int BLOCK_BITS = 3;

  public final long parts;

  /**
   * Creates a description of what is read.
   *
   * @param aspects all aspects; cells are given by the other parameters
   * @param values the value cells
   * @param groups the set cells
   */
  public Reads(Set<Aspect> aspects, Collection<Integer> values, Collection<Integer> groups) {
    long found = 0;
    for (Aspect aspect : aspects) {
      found |=
          switch (aspect) {
            case HANDS_AND_TABLE, OTHER_ZONES -> ZONES;
            case PLAYED -> ZONES | TRICKS;
            case TRICKS -> TRICKS;
            case LED, SUIT_LED -> LED;
            case PLAYERS -> SEATS;
            case SCORES -> SCORES;
            case CELLS, COMPARISON -> 0; // Given one by one; what criteria read is here as well.
          };
    }
    for (int cell : values) {
      found |= ofValue(cell);
    }
    for (int cell : groups) {
      found |= ofGroup(cell);
    }
    parts = found;
  }

  public static long ofValue(int cell) {
    return 1L << (FIRST_OF_VALUES + (cell >> BLOCK_BITS & 31));
  }

  /** Returns the part to which a set cell belongs. */
  public static long ofGroup(int cell) {
    return 1L << (FIRST_OF_GROUPS + (cell >> BLOCK_BITS & 15));
  }
}
