package tricksmith.program;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/**
 * What an expression reads of a position, its cells one by one: as long as nothing of it changes,
 * neither does its value.
 */
public final class Reads {

  private final Set<Aspect> aspects;
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
    this.values = values.stream().mapToInt(Integer::intValue).sorted().toArray();
    this.groups = groups.stream().mapToInt(Integer::intValue).sorted().toArray();
  }

  /** Whether an aspect is read. */
  public boolean has(Aspect aspect) {
    return aspects.contains(aspect);
  }

  /** How many value cells are read. */
  public int valueCount() {
    return values.length;
  }

  /** One of the value cells. */
  public int value(int place) {
    return values[place];
  }

  /** How many set cells are read. */
  public int groupCount() {
    return groups.length;
  }

  /** One of the set cells. */
  public int group(int place) {
    return groups[place];
  }
}
