package tricksmith.lower.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Values;
import tricksmith.rules.Local;

/**
 * Allocates cells and slots. What outlives a decision is kept in cells, which belong to the
 * position; what only an evaluation needs is kept in slots. Words and sets are numbered separately.
 */
public final class Storage {

  /**
   * What all evaluations before a match may take together: many times the need of any bundled game.
   */
  private static final long OF_ALL = 3_000_000;

  private final List<Program.InitialValue> values = new ArrayList<>();
  private final List<Program.InitialGroup> groups = new ArrayList<>();
  private final List<Program.ShownVariable> shown = new ArrayList<>();
  private final Map<Integer, Integer> cells = new HashMap<>();
  private final Map<Integer, Slot> slots = new HashMap<>();
  private int words;
  private int sets;

  /** How much all evaluations before the match may still take together. */
  private long left = OF_ALL;

  /** The frame of the previous evaluation; {@code allowed} is how much it was allowed. */
  private @Nullable Frame last;

  private long allowed;

  /** Allocates a value cell. */
  public int value(Lifetime lifetime) {
    values.add(new Program.InitialValue(lifetime, null));
    return values.size() - 1;
  }

  /** Allocates a set cell. */
  public int group(Lifetime lifetime) {
    groups.add(new Program.InitialGroup(lifetime, null));
    return groups.size() - 1;
  }

  /** Sets the initial value of a value cell. */
  public void begin(int cell, Node initial) {
    values.set(cell, new Program.InitialValue(values.get(cell).lifetime(), initial));
  }

  /** Sets the initial value of a set cell. */
  public void beginGroup(int cell, Node initial) {
    groups.set(cell, new Program.InitialGroup(groups.get(cell).lifetime(), initial));
  }

  /** Allocates a value cell for something that only one statement needs. */
  public int value() {
    return value(Lifetime.MATCH);
  }

  /** Allocates a set cell for something that only one statement needs. */
  public int group() {
    return group(Lifetime.MATCH);
  }

  /** Returns the cell of a local that a statement binds for the statements inside it. */
  public int cell(Local local) {
    return cells.computeIfAbsent(local.id(), _ -> Kinds.isSet(local.type()) ? group() : value());
  }

  public Slot slot(Local local) {
    return slots.computeIfAbsent(
        local.id(),
        _ ->
            Kinds.isSet(local.type())
                ? new Slot(sets++, true, null, local.name())
                : slot(local.name(), Kinds.of(local.type())));
  }

  /** Allocates a slot for a word that has no name in the script. */
  public Slot slot(String name, Values.@Nullable Kind kind) {
    return new Slot(words++, false, kind, name);
  }

  /** Returns a read of a local: of its cell if a statement binds it, and otherwise of its slot. */
  public Node read(Local local) {
    Integer cell = cells.get(local.id());
    return cell == null
        ? new Leaf.ReadSlot(slot(local))
        : new Leaf.ReadCell(cell, Kinds.isSet(local.type()));
  }

  /**
   * Returns a frame for evaluation before the match, with all slots allocated so far. It must be
   * used before the next one is requested.
   */
  public Frame frame() {
    return frame(Budget.OF_FOLDING);
  }

  /**
   * Returns such a frame with its own budget.
   *
   * @param budget what may be evaluated in it, as long as all evaluations together have not taken
   *     too much
   */
  public Frame frame(Budget budget) {
    if (last != null) {
      left = Math.max(0, left - (allowed - last.left()));
    }
    Frame frame = new Frame(null, words, sets);
    allowed = Math.min(budget.steps(), left);
    frame.allow(allowed, budget.values());
    last = frame;
    return frame;
  }

  void show(Program.ShownVariable variable) {
    shown.add(variable);
  }

  public Program.Cells cells() {
    return new Program.Cells(
        List.copyOf(values), List.copyOf(groups), List.copyOf(shown), words, sets);
  }
}
