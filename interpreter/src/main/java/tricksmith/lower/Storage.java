package tricksmith.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Budget;
import tricksmith.program.Frame;
import tricksmith.program.Leaf;
import tricksmith.program.Node;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Slot;
import tricksmith.program.Values;
import tricksmith.rules.Local;

/**
 * Gives out cells and slots. What outlives a decision is in cells, which belong to the position;
 * what only an evaluation needs is in slots. Words and sets are numbered apart.
 */
final class Storage {

  /** Many times what all evaluations before a match of a bundled game take together. */
  private static final long OF_ALL = 3_000_000;

  private final List<Program.InitialValue> values = new ArrayList<>();
  private final List<Program.InitialGroup> groups = new ArrayList<>();
  private final List<Program.ShownVariable> shown = new ArrayList<>();
  private final Map<Integer, Integer> cells = new HashMap<>();
  private final Map<Integer, Slot> slots = new HashMap<>();
  private int words;
  private int sets;

  /** What all that is evaluated before the match may still take. */
  private long left = OF_ALL;

  /** The frame of the evaluation before, and how much it was allowed. */
  private @Nullable Frame last;

  private long allowed;

  /** A value cell. */
  int value(Lifetime lifetime) {
    values.add(new Program.InitialValue(lifetime, null));
    return values.size() - 1;
  }

  /** A set cell. */
  int group(Lifetime lifetime) {
    groups.add(new Program.InitialGroup(lifetime, null));
    return groups.size() - 1;
  }

  /** Says what a value cell begins with. */
  void begin(int cell, Node initial) {
    values.set(cell, new Program.InitialValue(values.get(cell).lifetime(), initial));
  }

  /** Says what a set cell begins with. */
  void beginGroup(int cell, Node initial) {
    groups.set(cell, new Program.InitialGroup(groups.get(cell).lifetime(), initial));
  }

  /** A value cell for what only one statement needs. */
  int value() {
    return value(Lifetime.MATCH);
  }

  /** A set cell, likewise. */
  int group() {
    return group(Lifetime.MATCH);
  }

  /** The cell of a local that a statement binds for the statements inside of it. */
  int cell(Local local) {
    return cells.computeIfAbsent(local.id(), _ -> Kinds.isSet(local.type()) ? group() : value());
  }

  /** The slot of a local that an expression binds. */
  Slot slot(Local local) {
    return slots.computeIfAbsent(
        local.id(),
        _ ->
            Kinds.isSet(local.type())
                ? new Slot(sets++, true, null, local.name())
                : slot(local.name(), Kinds.of(local.type())));
  }

  /** A slot for a word that has no name in the script. */
  Slot slot(String name, Values.@Nullable Kind kind) {
    return new Slot(words++, false, kind, name);
  }

  /** What a local holds: in its cell, if a statement binds it, and otherwise in its slot. */
  Node read(Local local) {
    Integer cell = cells.get(local.id());
    return cell == null
        ? new Leaf.ReadSlot(slot(local))
        : new Leaf.ReadCell(cell, Kinds.isSet(local.type()));
  }

  /** A frame before the match, with all slots that there are now; to be used before the next. */
  Frame frame() {
    return frame(Budget.OF_FOLDING);
  }

  /**
   * The same.
   *
   * @param budget what may be evaluated in it, as long as all evaluations together have not taken
   *     too much
   */
  Frame frame(Budget budget) {
    if (last != null) {
      left = Math.max(0, left - (allowed - last.left()));
    }
    Frame frame = new Frame(null, words, sets);
    allowed = Math.min(budget.steps(), left);
    frame.allow(allowed, budget.values());
    last = frame;
    return frame;
  }

  /** Has a cell shown as a variable. */
  void show(Program.ShownVariable variable) {
    shown.add(variable);
  }

  Program.Cells cells() {
    return new Program.Cells(
        List.copyOf(values), List.copyOf(groups), List.copyOf(shown), words, sets);
  }
}
