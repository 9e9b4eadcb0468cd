package tricksmith.program;

import java.util.List;

/** Where a variable, or an entry of one, is kept: value cells and set cells are numbered apart. */
public sealed interface CellPlace {

  /** The number of the cell, or -1 if an index is none. */
  int cell(Frame frame);

  /** Always the same cell. */
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
   * @param indices as many as the axes
   */
  record Entry(int first, List<Axis> axes, List<Node> indices) implements CellPlace {

    public Entry {
      axes = List.copyOf(axes);
      indices = List.copyOf(indices);
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
