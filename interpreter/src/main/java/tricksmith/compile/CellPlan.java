package tricksmith.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tricksmith.match.Group;
import tricksmith.match.Rules;
import tricksmith.match.Rules.Lifetime;
import tricksmith.match.Value;
import tricksmith.rules.Local;

/** Gives out cells: value cells and set cells are numbered apart. */
final class CellPlan {

  private final List<Rules.InitialValue> values = new ArrayList<>();
  private final List<Rules.InitialGroup> groups = new ArrayList<>();
  private final List<Rules.ShownVariable> shown = new ArrayList<>();
  private final Map<Integer, Integer> locals = new HashMap<>();

  /** A value cell. */
  int value(Lifetime lifetime) {
    values.add(new Rules.InitialValue(lifetime, null));
    return values.size() - 1;
  }

  /** A set cell. */
  int group(Lifetime lifetime) {
    groups.add(new Rules.InitialGroup(lifetime, null));
    return groups.size() - 1;
  }

  /** Says what a value cell begins with. */
  void begin(int cell, Value initial) {
    values.set(cell, new Rules.InitialValue(values.get(cell).lifetime(), initial));
  }

  /** Says what a set cell begins with. */
  void beginGroup(int cell, Group initial) {
    groups.set(cell, new Rules.InitialGroup(groups.get(cell).lifetime(), initial));
  }

  /** A value cell for what only one statement or expression needs. */
  int value() {
    return value(Lifetime.MATCH);
  }

  /** A set cell, likewise. */
  int group() {
    return group(Lifetime.MATCH);
  }

  /** The cell of a local: a set cell if it is a set. Each local has one. */
  int local(Local local) {
    return locals.computeIfAbsent(local.id(), _ -> Kinds.isSet(local.type()) ? group() : value());
  }

  /** Has a cell shown as a variable. */
  void show(Rules.ShownVariable variable) {
    shown.add(variable);
  }

  Rules.Cells cells() {
    return new Rules.Cells(List.copyOf(values), List.copyOf(groups), List.copyOf(shown));
  }
}
