package tricksmith.cli.script;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values.Kind;

/** Finds out what kind of things a set holds. Programs do not need to know; readers do. */
final class ElementKinds {

  private final Map<Integer, Kind> byCell = new HashMap<>();

  /** What was found out of each set: definitions that use others share them. */
  private final IdentityHashMap<Node, Optional<Kind>> known = new IdentityHashMap<>();

  ElementKinds(Program program) {
    for (Program.ShownVariable variable : program.cells().shown()) {
      if (variable.group()) {
        byCell.put(variable.cell(), variable.elementKind());
      }
    }
  }

  /** Returns the kind of a set's elements, or null if the set does not tell. */
  @Nullable Kind of(Node set) {
    Optional<Kind> found = known.get(set);
    if (found == null) {
      found = Optional.ofNullable(told(set));
      known.put(set, found);
    }
    return found.orElse(null);
  }

  private @Nullable Kind told(Node set) {
    return switch (set) {
      case ZoneRead _ -> Kind.CARD;
      case Domain.Iteration iteration -> iteration.domain().kind();
      case Leaf.ReadCell(int cell, _) -> byCell.get(cell);
      case Leaf.ReadEntry(var entry, _, _) -> byCell.get(entry.first());
      case Call call -> of(call.function().body());
      case Invoke invoke -> yielded(invoke);
      default -> first(set.operands());
    };
  }

  private @Nullable Kind yielded(Invoke invoke) {
    return switch (invoke.intrinsic()) {
      case PLAYERS, PARTNERS_OF, OPPONENTS_OF, MEMBERS_OF -> Kind.PLAYER;
      case SIDES -> Kind.SIDE;
      case TRICKS, TRICKS_OF -> Kind.TRICK;
      case TABLE, PLAYED, CARDS_OF_TRICK, CARDS_OF_PLAYERS, CARDS_OF_NO_PLAYERS, BEATING, TYING ->
          Kind.CARD;
      default -> first(invoke.operands());
    };
  }

  /** Returns the kind of the elements of an operand, or null if nothing tells. */
  @Nullable Kind ofOperand(Invoke invoke, int place) {
    Intrinsic intrinsic = invoke.intrinsic();
    return switch (intrinsic) {
      case CARDS_OF_PLAYERS, CARDS_OF_NO_PLAYERS -> place == 0 ? Kind.CARD : Kind.PLAYER;
      case TRICKS_OF, NEXT_AMONG, FIRST_FROM, LAST_FROM -> Kind.PLAYER;
      default -> first(invoke.operands());
    };
  }

  /** Returns the kind that the first of some sets tells, or null if none does. */
  @Nullable Kind first(List<Node> nodes) {
    return nodes.stream()
        .filter(node -> node.sort() == Sort.SET)
        .map(this::of)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }
}
