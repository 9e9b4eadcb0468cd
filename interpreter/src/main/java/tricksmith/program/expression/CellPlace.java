package tricksmith.program.expression;

import java.util.List;
import java.util.function.UnaryOperator;
import tricksmith.program.value.Axis;

/**
 * The place where a variable, or an entry of one, is kept. Value cells and set cells are numbered
 * separately.
 */
public sealed interface CellPlace {

  /** Returns the number of the cell, or -1 if there is no such entry. */
  int cell(Frame frame);

  /** Returns the same place with each of its expressions replaced. */
  default CellPlace rewritten(UnaryOperator<Node> nodes) {
    return switch (this) {
      case Fixed fixed -> fixed;
      case Entry(int first, var axes, List<Node> indices) ->
          new Entry(first, axes, indices.stream().map(nodes).toList());
    };
  }

  record Fixed(int cell) implements CellPlace {
    @Override
    public int cell(Frame frame) {
      return cell;
    }
  }

  /**
   * The entry of an indexed variable; the last index changes fastest.
   *
   * @param first the cell of the first entry
   * @param axes the values of each index
   * @param indices one for each axis
   */
  record Entry(int first, List<Axis> axes, List<Node> indices) implements CellPlace {

    public Entry {
      axes = List.copyOf(axes);
      indices = List.copyOf(indices);
    }

    /** Returns the number of entries, from the first. */
    int count() {
      return axes.stream().mapToInt(Axis::size).reduce(1, Math::multiplyExact);
    }

    @Override
    public int cell(Frame frame) {
      int place = 0;
      for (int i = 0; i < axes.size(); i++) {
        Axis axis = axes.get(i);
        int next = axis.place(indices.get(i).word(frame));
        if (next < 0) {
          return -1;
        }
        place = place * axis.size() + next;
      }
      return first + place;
    }
  }
}
