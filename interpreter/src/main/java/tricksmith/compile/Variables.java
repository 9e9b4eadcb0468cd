package tricksmith.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Cell;
import tricksmith.match.Rules;
import tricksmith.match.Rules.Lifetime;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;

/** Where the variables of the script are kept: one cell for each entry. */
final class Variables {

  private record Place(int first, List<Axis> axes) {
    int entries() {
      return axes.stream().mapToInt(Axis::size).reduce(1, (a, b) -> a * b);
    }
  }

  private final Facts facts;
  private final CellPlan cells;
  private final List<Place> places = new ArrayList<>();

  Variables(Facts facts, CellPlan cells) {
    this.facts = facts;
    this.cells = cells;
    facts.rules().variables().forEach(this::place);
  }

  private void place(Variable variable) {
    List<Axis> axes = variable.indices().stream().map(facts::axis).toList();
    int first = newCell(variable);
    Place place = new Place(first, axes);
    cells.show(shown(variable, axes, 0, first));
    for (int entry = 1; entry < place.entries(); entry++) {
      cells.show(shown(variable, axes, entry, newCell(variable)));
    }
    places.add(place);
  }

  private int newCell(Variable variable) {
    return Kinds.isSet(variable.type())
        ? cells.group(lifetime(variable))
        : cells.value(lifetime(variable));
  }

  private Rules.ShownVariable shown(Variable variable, List<Axis> axes, int entry, int cell) {
    Kind elements = Kinds.ofElements(variable.type());
    return new Rules.ShownVariable(
        variable.name(),
        names(axes, entry),
        cell,
        Kinds.isSet(variable.type()),
        elements == null ? Kind.LABEL : elements,
        visibility(variable),
        owner(variable, axes, entry),
        sides(axes, entry),
        variable.visibility() == null ? List.of() : facts.guesses(variable.type()));
  }

  private static Rules.@Nullable Visibility visibility(Variable variable) {
    return switch (variable.visibility()) {
      case null -> null;
      case FACE_UP -> Rules.Visibility.EVERYBODY;
      case SEEN_BY_OWNER -> Rules.Visibility.OWNER;
      case FACE_DOWN -> Rules.Visibility.NOBODY;
    };
  }

  /** The player whose entry it is, or -1. */
  private static int owner(Variable variable, List<Axis> axes, int entry) {
    int place = variable.ownerPlace();
    return place < 0 ? -1 : Values.index(valueOf(axes, entry, place));
  }

  private static List<Integer> sides(List<Axis> axes, int entry) {
    return IntStream.range(0, axes.size())
        .mapToLong(place -> valueOf(axes, entry, place))
        .filter(value -> Values.kind(value) == Kind.SIDE)
        .mapToObj(Values::index)
        .toList();
  }

  /** The value of one of an entry's indices; the last index changes fastest. */
  private static long valueOf(List<Axis> axes, int entry, int place) {
    int rest = entry;
    for (Axis axis : axes.subList(place + 1, axes.size())) {
      rest /= axis.size();
    }
    return axes.get(place).value(rest % axes.get(place).size());
  }

  /** The names of an entry's indices. */
  private List<String> names(List<Axis> axes, int entry) {
    return IntStream.range(0, axes.size())
        .mapToObj(place -> facts.nameOf(valueOf(axes, entry, place)))
        .toList();
  }

  private static Lifetime lifetime(Variable variable) {
    return switch (variable.lifetime()) {
      case MATCH -> Lifetime.MATCH;
      case DEAL -> Lifetime.DEAL;
      case TRICK -> Lifetime.TRICK;
    };
  }

  /** The cell of a variable, or of an entry of it. */
  Cell cell(Variable variable, List<Value> indices) {
    Place place = places.get(variable.id());
    if (indices.isEmpty()) {
      return new CellNodes.FixedCell(place.first());
    }
    Cell entry =
        indices.size() == 1
            ? new CellNodes.OneIndexCell(place.first(), place.axes().getFirst(), indices.getFirst())
            : new CellNodes.EntryCell(place.first(), place.axes(), indices);
    boolean known = indices.stream().allMatch(Constants.Fixed.class::isInstance);
    int cell = known ? entry.of(new Beforehand()) : -1;
    return cell < 0 ? entry : new CellNodes.FixedCell(cell);
  }

  /** Says what the variables begin with. */
  void begin(Expressions expressions) {
    for (Variable variable : facts.rules().variables()) {
      Place place = places.get(variable.id());
      for (int cell = place.first(); cell < place.first() + place.entries(); cell++) {
        begin(variable, cell, expressions);
      }
    }
  }

  private void begin(Variable variable, int cell, Expressions expressions) {
    Term initial = variable.initial();
    if (initial != null && Kinds.isSet(variable.type())) {
      cells.beginGroup(cell, expressions.members(initial));
    } else if (initial != null) {
      cells.begin(cell, expressions.value(initial));
    } else if (Kinds.isYesNo(variable.type())) {
      cells.begin(cell, new Constants.Fixed(Values.NO));
    }
  }

  /** The variable of this name that holds one player, if there is one. */
  @Nullable Variable ofPlayer(String name) {
    return facts.rules().variables().stream()
        .filter(variable -> variable.name().equals(name))
        .filter(variable -> variable.type() == Type.Basic.PLAYER && variable.indices().isEmpty())
        .findFirst()
        .orElse(null);
  }

  /** The cell of a variable without indices. */
  int cell(Variable variable) {
    return places.get(variable.id()).first();
  }
}
