package tricksmith.optimize;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * Relates things to others by what is known before a match: {@code some other on table where
 * other.rank == card.rank} becomes what the cards on the table are related to, so that no search
 * for others is needed for each card.
 *
 * @param element the slot that holds the thing
 * @param all all things of its kind
 * @param blank a frame without a position, for the program
 */
record Relations(ExpressionFacts facts, Slot element, Values.Kind kind, IndexSet all, Frame blank) {
  /**
   * Some things, and which of them each element is related to.
   *
   * @param things the same for all elements; null for all things there are
   * @param byElement the things that each element is related to; null for all of them
   */
  private record Relation(@Nullable Node things, @Nullable List<IndexSet> byElement) {

    Relation and(Relation other) {
      Node both = other.things;
      if (things != null) {
        both = both == null ? things : new Invoke(Intrinsic.INTERSECTION, things, both);
      }
      List<IndexSet> common = byElement == null ? other.byElement : byElement;
      if (byElement != null && other.byElement != null) {
        common = new ArrayList<>();
        for (int i = 0; i < byElement.size(); i++) {
          common.add(byElement.get(i).intersection(other.byElement.get(i)));
        }
      }
      return new Relation(both, common);
    }

    /** Returns this relation without what the other has, or null if that cannot be expressed. */
    @Nullable Relation without(Relation other) {
      List<IndexSet> excluded = other.byElement;
      List<IndexSet> included = byElement;
      if (other.things != null || excluded == null || included == null) {
        return null;
      }
      List<IndexSet> left = new ArrayList<>();
      for (int i = 0; i < included.size(); i++) {
        left.add(included.get(i).without(excluded.get(i)));
      }
      return new Relation(things, left);
    }
  }

  /** Returns the elements for which a set is not empty, or null if each has to be tried. */
  @Nullable Node whereSome(Node set) {
    Relation relation = relation(set);
    if (relation == null) {
      return null;
    }
    Node things = relation.things;
    List<IndexSet> byElement = relation.byElement;
    if (things == null || byElement == null) {
      return null;
    }
    return new Selection.Related(things, Selection.Related.inverse(byElement));
  }

  private @Nullable Relation relation(Node set) {
    if (!facts.reads(set, element)) {
      return new Relation(set, null);
    }
    if (element.equals(facts.onlySlot(set))) {
      List<IndexSet> known = tabulated(set);
      return known == null ? null : new Relation(null, known);
    }
    if (!(set instanceof Invoke invoke) || invoke.operands().size() != 2) {
      return null;
    }
    Relation left = relation(invoke.operands().getFirst());
    Relation right = relation(invoke.operands().getLast());
    if (left == null || right == null) {
      return null;
    }
    return switch (invoke.intrinsic()) {
      case NARROWED_TO, INTERSECTION -> left.and(right);
      case EXCEPT -> left.without(right);
      default -> null;
    };
  }

  /** Returns the set for each element, or null if that cannot be found. */
  private @Nullable List<IndexSet> tabulated(Node set) {
    if (set.sort() != Sort.SET || !facts.isTotal(set)) {
      return null;
    }
    List<IndexSet> found = new ArrayList<>();
    try {
      for (int i = 0; i < all.end(); i++) {
        blank.allow(Budget.USUAL);
        blank.bind(element, Values.of(kind, i));
        found.add(set.set(blank));
      }
    } catch (Fault _) {
      return null;
    }
    return found;
  }
}
