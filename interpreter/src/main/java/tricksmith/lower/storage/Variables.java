package tricksmith.lower.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Axis;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;

/** Where the variables of the script are kept: one cell for each entry. */
public final class Variables {

  private record Region(int first, List<Axis> axes) {
    int entries() {
      return axes.stream().mapToInt(Axis::size).reduce(1, (a, b) -> a * b);
    }
  }

  private final GameConstants constants;
  private final Storage storage;
  private final List<Region> regions = new ArrayList<>();

  public Variables(GameConstants constants, Storage storage) {
    this.constants = constants;
    this.storage = storage;
    constants.rules().variables().forEach(this::place);
  }

  private void place(Variable variable) {
    List<Axis> axes = variable.axes().stream().map(constants::axis).toList();
    int first = newCell(variable);
    Region region = new Region(first, axes);
    for (int entry = 0; entry < region.entries(); entry++) {
      storage.show(shown(variable, axes, entry, entry == 0 ? first : newCell(variable)));
    }
    regions.add(region);
  }

  private int newCell(Variable variable) {
    return Kinds.isSet(variable.type())
        ? storage.group(lifetime(variable))
        : storage.value(lifetime(variable));
  }

  private Program.ShownVariable shown(Variable variable, List<Axis> axes, int entry, int cell) {
    Kind elements = Kinds.ofElements(variable.type());
    return new Program.ShownVariable(
        variable.name(),
        names(axes, entry),
        cell,
        Kinds.isSet(variable.type()),
        elements == null ? Kind.LABEL : elements,
        visibility(variable),
        owner(variable, axes, entry),
        sides(axes, entry),
        card(axes, entry),
        variable.visibility() == null ? List.of() : constants.guesses(variable.type()));
  }

  private static Program.@Nullable Visibility visibility(Variable variable) {
    return switch (variable.visibility()) {
      case null -> null;
      case FACE_UP -> Program.Visibility.EVERYBODY;
      case SEEN_BY_OWNER -> Program.Visibility.OWNER;
      case FACE_DOWN -> Program.Visibility.NOBODY;
    };
  }

  /** Returns the player who owns an entry, or -1. */
  private static int owner(Variable variable, List<Axis> axes, int entry) {
    int place = variable.ownerPlace();
    return place < 0 ? -1 : Values.index(valueOf(axes, entry, place));
  }

  /** Returns the card that is an entry's only index, or -1. */
  private static int card(List<Axis> axes, int entry) {
    long only = axes.size() == 1 ? axes.getFirst().value(entry) : Values.NONE;
    boolean ofCard = only != Values.NONE && !Values.isNumber(only);
    return ofCard && Values.kind(only) == Kind.CARD ? Values.index(only) : -1;
  }

  private static List<Integer> sides(List<Axis> axes, int entry) {
    return IntStream.range(0, axes.size())
        .mapToLong(place -> valueOf(axes, entry, place))
        .filter(value -> !Values.isNumber(value) && Values.kind(value) == Kind.SIDE)
        .mapToObj(Values::index)
        .toList();
  }

  /** Returns the value of one of an entry's indices; the last index changes fastest. */
  private static long valueOf(List<Axis> axes, int entry, int place) {
    int rest = entry;
    for (Axis axis : axes.subList(place + 1, axes.size())) {
      rest /= axis.size();
    }
    return axes.get(place).value(rest % axes.get(place).size());
  }

  private List<String> names(List<Axis> axes, int entry) {
    return IntStream.range(0, axes.size())
        .mapToObj(place -> constants.nameOf(valueOf(axes, entry, place)))
        .toList();
  }

  private static Lifetime lifetime(Variable variable) {
    return switch (variable.lifetime()) {
      case MATCH -> Lifetime.MATCH;
      case DEAL -> Lifetime.DEAL;
      case TRICK -> Lifetime.TRICK;
    };
  }

  /** Returns where a variable, or an entry of it, is kept. */
  public CellPlace place(Variable variable, List<Node> indices) {
    Region region = regions.get(variable.id());
    if (indices.isEmpty()) {
      return new CellPlace.Fixed(region.first());
    }
    CellPlace.Entry entry = new CellPlace.Entry(region.first(), region.axes(), indices);
    boolean known = indices.stream().allMatch(Leaf.Constant.class::isInstance);
    int cell = known ? entry.cell(storage.frame()) : -1;
    return cell < 0 ? entry : new CellPlace.Fixed(cell);
  }

  /** Returns the cells of a variable's entries, from first to last. */
  public List<Integer> cells(Variable variable) {
    Region region = regions.get(variable.id());
    return IntStream.range(region.first(), region.first() + region.entries()).boxed().toList();
  }

  /** Returns the variable of this name that holds a single player, or null if there is none. */
  public @Nullable Variable ofPlayer(String name) {
    return constants.rules().variables().stream()
        .filter(variable -> variable.name().equals(name))
        .filter(variable -> variable.type() == Type.Basic.PLAYER && variable.indices().isEmpty())
        .findFirst()
        .orElse(null);
  }

  public int cell(Variable variable) {
    return regions.get(variable.id()).first();
  }
}
