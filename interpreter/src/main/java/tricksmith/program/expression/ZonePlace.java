package tricksmith.program.expression;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * A zone that all share, the zone of one player, or the zones of several.
 *
 * @param first the zone, or the first player's
 * @param aspect what is read by looking at it
 * @param owner a player, or a set of players; null for a zone that all share
 */
public record ZonePlace(int first, Aspect aspect, @Nullable Node owner) {

  /** Whether it names the zones of a set of players. */
  public boolean isOfSeveral() {
    Node whose = owner;
    return whose != null && whose.sort() == Sort.SET;
  }

  /** Returns the zone, or -1 if its owner is none. */
  public int zone(Frame frame) {
    Node whose = owner;
    if (whose == null) {
      return first;
    }
    long player = whose.word(frame);
    return player == Values.NONE ? -1 : first + Values.index(player);
  }

  /** Returns the composition of a node that looks at it, whose operand is its owner, if any. */
  Composition composition(Function<ZonePlace, Node> at) {
    NodeFacts facts = NodeFacts.reading(aspect);
    return Composition.pure(
            owner == null ? List.of() : List.of(owner), owners -> at.apply(of(owners)))
        .with(isOfSeveral() ? facts.through(NodeFacts.Extent.ZONES) : facts);
  }

  /** Returns the same zone of the given owner, or this one if the list is empty. */
  ZonePlace of(List<Node> owners) {
    return owners.isEmpty() ? this : new ZonePlace(first, aspect, owners.getFirst());
  }

  /** Returns the same place with its owner replaced. */
  public ZonePlace rewritten(UnaryOperator<Node> nodes) {
    return owner == null ? this : new ZonePlace(first, aspect, nodes.apply(owner));
  }

  IndexSet owners(Frame frame) {
    Node whose = owner;
    return whose == null ? IndexSet.EMPTY : whose.set(frame);
  }
}
