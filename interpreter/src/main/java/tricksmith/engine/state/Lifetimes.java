package tricksmith.engine.state;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.expression.Node;

/** Which cells are reset together, and to what. Immutable: nobody writes to the arrays. */
final class Lifetimes {

  static final class Cells {

    /** The numbers of value cells. */
    final int[] values;

    /** What each of them holds after a reset; null for none. */
    final @Nullable Node[] initialValues;

    /** The numbers of set cells. */
    final int[] groups;

    /** What each of them holds after a reset; null for nothing. */
    final @Nullable Node[] initialGroups;

    private Cells(Program.Cells cells, Program.Lifetime lifetime) {
      values = numbers(cells.values(), Program.InitialValue::lifetime, lifetime);
      initialValues = new Node[values.length];
      Arrays.setAll(initialValues, i -> cells.values().get(values[i]).initial());
      groups = numbers(cells.groups(), Program.InitialGroup::lifetime, lifetime);
      initialGroups = new Node[groups.length];
      Arrays.setAll(initialGroups, i -> cells.groups().get(groups[i]).initial());
    }
  }

  private final Cells match;
  private final Cells deal;
  private final Cells trick;

  Lifetimes(Program.Cells cells) {
    match = new Cells(cells, Program.Lifetime.MATCH);
    deal = new Cells(cells, Program.Lifetime.DEAL);
    trick = new Cells(cells, Program.Lifetime.TRICK);
  }

  private static <T> int[] numbers(
      List<T> all, Function<T, Program.Lifetime> lifetimeOf, Program.Lifetime lifetime) {
    int[] found = new int[all.size()];
    int count = 0;
    for (int cell = 0; cell < found.length; cell++) {
      if (lifetimeOf.apply(all.get(cell)) == lifetime) {
        found[count++] = cell;
      }
    }
    return Arrays.copyOf(found, count);
  }

  Cells of(Program.Lifetime lifetime) {
    return switch (lifetime) {
      case MATCH -> match;
      case DEAL -> deal;
      case TRICK -> trick;
    };
  }
}
