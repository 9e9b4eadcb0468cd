package tricksmith.bytecode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;
import tricksmith.program.expression.Selection;

/**
 * Decides which expressions become methods of their own, so that methods stay small: the JVM
 * inlines hot ones of up to 325 bytes, and never compiles those above 8,000.
 */
final class Sizes {

  /**
   * The largest estimated size of a method, in bytes. Estimates err on the large side, as an
   * expression may be asked for in ways that cost more.
   */
  private static final int LARGEST = 260;

  /** About how many bytes the call of a method takes. */
  private static final int CALL = 18;

  private final IdentityHashMap<Node, Integer> known = new IdentityHashMap<>();
  private final Set<Node> apart = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Whether an expression inside another is a method of its own. */
  boolean isApart(Node node) {
    of(node);
    return apart.contains(node);
  }

  /** About how many bytes an expression takes inline. */
  private int of(Node node) {
    Integer found = known.get(node);
    if (found == null) {
      found = find(node);
      known.put(node, found);
    }
    return apart.contains(node) ? CALL : found;
  }

  private int find(Node node) {
    int own = own(node);
    if (node instanceof Remembered remembered) {
      of(remembered.body());
      setApart(remembered.body());
      setApart(remembered);
      return own;
    }
    List<Node> inside = new ArrayList<>(node.operands());
    int size = own + inside.stream().mapToInt(this::of).sum();
    inside.sort(Comparator.comparingInt(this::of).reversed());
    for (Node large : inside) {
      int taken = of(large);
      if (size > LARGEST && taken > 2 * CALL) {
        setApart(large);
        size += CALL - taken;
      }
    }
    return size;
  }

  private void setApart(Node node) {
    apart.add(node);
  }

  private static int own(Node node) {
    return switch (node) {
      case Leaf.ReadSlot _ -> 3;
      case Leaf.ReadEntry(var entry, _, _) -> 24 + 24 * entry.axes().size();
      case Leaf _ -> 14;
      case Condition _ -> 24 + 8 * node.operands().size();
      case Selection.Table table -> 48 + 12 * table.operands().size();
      case Selection _ -> 24 + 12 * node.operands().size();
      case Domain.Best _ -> 150;
      case Domain.PlaceAmong place -> 100 + 20 * place.standards().size();
      case Domain.Iteration _ -> 90;
      case Call _ -> 12 + 8 * node.operands().size();
      case Remembered remembered -> 90 + 24 * remembered.keys().size();
      default -> 24;
    };
  }
}
