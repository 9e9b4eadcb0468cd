package tricksmith.compile;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.match.Cell;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/** What is in cells: variables, their entries, and locals. */
final class CellNodes {

  private CellNodes() {}

  /** Always the same cell. */
  record FixedCell(int cell) implements Cell {
    @Override
    public int of(Position position) {
      return cell;
    }
  }

  /** The entry of an indexed variable whose first cell is {@code first}. */
  static final class EntryCell implements Cell {
    private final int first;
    private final Axis[] axes;
    private final Value[] indices;

    EntryCell(int first, List<Axis> axes, List<Value> indices) {
      this.first = first;
      this.axes = axes.toArray(Axis[]::new);
      this.indices = indices.toArray(Value[]::new);
    }

    @Override
    public int of(Position position) {
      int place = 0;
      for (int i = 0; i < axes.length; i++) {
        int next = axes[i].place(indices[i].of(position));
        if (next < 0) {
          return -1;
        }
        place = place * axes[i].size() + next;
      }
      return first + place;
    }
  }

  /** The entry of a variable with one index. */
  record OneIndexCell(int first, Axis axis, Value index) implements Cell {
    @Override
    public int of(Position position) {
      int place = axis.place(index.of(position));
      return place < 0 ? -1 : first + place;
    }
  }

  /** The value in a cell. */
  record CellValue(int cell) implements Value {
    @Override
    public long of(Position position) {
      return position.value(cell);
    }
  }

  /** The value of an entry, or {@code missing} where there is no such entry. */
  record EntryValue(Cell cell, long missing) implements Value {
    @Override
    public long of(Position position) {
      int found = cell.of(position);
      return found < 0 ? missing : position.value(found);
    }
  }

  /** Whether a cell holds yes. */
  record CellCondition(int cell) implements Condition {
    @Override
    public boolean holds(Position position) {
      return position.value(cell) == Values.YES;
    }
  }

  /** The set in a set cell. */
  record CellGroup(int cell) implements Group {
    @Override
    public IndexSet of(Position position) {
      return position.group(cell);
    }
  }

  /** The set of an entry; empty where there is no such entry. */
  record EntryGroup(Cell cell) implements Group {
    @Override
    public IndexSet of(Position position) {
      int found = cell.of(position);
      return found < 0 ? IndexSet.EMPTY : position.group(found);
    }
  }
}
