package tricksmith.optimize;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Grading;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;

/**
 * What must hold on the table so that an obligation can be evaluated for a whole hand: where it
 * holds, the result does not depend on whether the card in question lies on the table. The first
 * card on the table, if there is one, stays the first when another is laid. Where cards count that
 * match others, those that match one on the table have to be laid apart.
 */
final class Premises {

  private final ExpressionFacts facts;
  private final Slot card;
  private final boolean lead;
  private final boolean onlyPlays;

  /** The sets that must be empty, or must not be, each with the premise that says so. */
  private final Map<Node, Node> all = new LinkedHashMap<>();

  /** What counts for the cards on the table by a relation that another card may enter. */
  private final Set<Match> matches = new LinkedHashSet<>();

  /**
   * A relation that counts for some cards on the table.
   *
   * @param some those for which it counts, on the table or not; null for all
   */
  private record Match(List<IndexSet> relation, @Nullable Node some) {}

  /**
   * Creates premises without any conditions yet.
   *
   * @param card the slot of the card in question
   * @param lead whether that card may be the first of its trick
   * @param onlyPlays whether only cards that are played lie on the table
   */
  Premises(ExpressionFacts facts, Slot card, boolean lead, boolean onlyPlays) {
    this.facts = facts;
    this.card = card;
    this.lead = lead;
    this.onlyPlays = onlyPlays;
  }

  /** Returns all premises together, or null if there are none. */
  @Nullable Node all() {
    return all.isEmpty() ? null : Condition.all(List.copyOf(all.values()));
  }

  /**
   * Returns the cards that have to be laid on the table in spite of the premises, or null if there
   * are none.
   */
  @Nullable Node apart() {
    return matches.stream()
        .map(Premises::changing)
        .reduce((one, other) -> new Invoke(Intrinsic.UNION, one, other))
        .orElse(null);
  }

  /** The cards to which one of those on the table is related for which that counts. */
  private static Node changing(Match match) {
    Node table = new Invoke(Intrinsic.TABLE);
    Node some = match.some;
    Node counting = some == null ? table : new Invoke(Intrinsic.NARROWED_TO, table, some);
    return new Selection.Related(counting, Selection.Related.inverse(match.relation));
  }

  /**
   * Whether a set says of the card itself what it would say if the card lay on the table, perhaps
   * under premises, which are added.
   */
  boolean allow(Node set) {
    if (facts.isInvariant(set, lead) || isFirstOnTable(set)) {
      return true;
    }
    if (set instanceof Selection.Related related && isTable(related.operands().getFirst())) {
      return !related.isReflexive();
    }
    return set.facts().readsByOperandsOnly()
        && !set.operands().isEmpty()
        && set.operands().stream().allMatch(this::allow);
  }

  /**
   * Whether cards of the hand can be compared without laying them on the table, perhaps under
   * premises, which are added.
   */
  boolean allowComparing(List<TrickLaw.Criterion> criteria) {
    return criteria.stream().allMatch(this::allow);
  }

  /** Whether the criterion says the same of all cards after another one is laid on the table. */
  private boolean allow(TrickLaw.Criterion criterion) {
    Grading grading = criterion.grading();
    if (grading == null) {
      return false;
    }
    Node better = grading.scale() instanceof Grading.Among(Node cards) ? cards : null;
    Node when = criterion.ofTheCard() ? null : criterion.when();
    return (when == null || (facts.isTotal(when) && facts.isInvariant(when, false)))
        && Stream.of(grading.graded(), better)
            .allMatch(node -> node == null || allowOfCompared(node));
  }

  /**
   * Whether a set says the same of the cards on the table, and of one that is laid there, before
   * and after; perhaps except for cards that are laid apart.
   */
  private boolean allowOfCompared(Node set) {
    if (facts.isInvariant(set, false)) {
      return true;
    }
    if (isOnTable(set)) {
      return layApart(set, null);
    }
    if (!(set instanceof Invoke invoke)) {
      return allowOfAll(set);
    }
    List<Node> operands = invoke.operands();
    if (invoke.intrinsic() == Intrinsic.NARROWED_TO && isKnownBefore(operands.getFirst())) {
      return isOnTable(operands.getLast())
          ? layApart(operands.getLast(), operands.getFirst())
          : allowOfAll(set);
    }
    return switch (invoke.intrinsic()) {
      case NARROWED_TO, INTERSECTION, UNION, EXCEPT ->
          operands.stream().allMatch(this::allowOfCompared);
      default -> allowOfAll(set);
    };
  }

  /** Whether a set is of what is related to others on the table, as no card is to itself. */
  private static boolean isOnTable(Node set) {
    return set instanceof Selection.Related related
        && !related.isReflexive()
        && isTable(related.operands().getFirst());
  }

  /** Lays cards apart to which one on the table is related; no other changes what counts there. */
  private boolean layApart(Node set, @Nullable Node some) {
    if (set instanceof Selection.Related related) {
      matches.add(new Match(related.sets(), some));
    }
    return true;
  }

  /** Whether a set says the same of all cards after another one is laid on the table. */
  private boolean allowOfAll(Node set) {
    if (facts.isInvariant(set, false)) {
      return true;
    }
    if (set instanceof Invoke invoke
        && invoke.intrinsic() == Intrinsic.NARROWED_TO
        && isKnownBefore(invoke.operands().getFirst())) {
      Node some = invoke.operands().getFirst();
      all.put(some, new Invoke(Intrinsic.IS_EMPTY, some));
      return true;
    }
    return set.facts().readsByOperandsOnly()
        && !set.operands().isEmpty()
        && set.operands().stream().allMatch(this::allowOfAll);
  }

  /**
   * Whether a node is the first of the cards on the table, or of some of them. If so, adds the
   * premise that there is one: it then stays the first, unless it was not played.
   */
  private boolean isFirstOnTable(Node node) {
    if (!onlyPlays
        || !(node instanceof Domain.Fold fold)
        || fold.aggregation() != Domain.Aggregation.FIRST
        || !fold.goesByPlay()
        || fold.domain().where() != null
        || !fold.value().equals(new Leaf.ReadSlot(fold.domain().element()))) {
      return false;
    }
    Node cards = fold.domain().elements();
    if (!isTable(cards) && !isSomeOfTable(cards)) {
      return false;
    }
    all.put(cards, new Condition.Not(new Invoke(Intrinsic.IS_EMPTY, cards)));
    return true;
  }

  private boolean isSomeOfTable(Node cards) {
    return cards instanceof Invoke invoke
        && invoke.intrinsic() == Intrinsic.NARROWED_TO
        && isTable(invoke.operands().getFirst())
        && isKnownBefore(invoke.operands().getLast());
  }

  /**
   * Whether a set can be evaluated before a card is laid on the table, with the same result
   * afterwards.
   */
  private boolean isKnownBefore(Node set) {
    return facts.isTotal(set) && facts.isInvariant(set, lead) && !facts.reads(set, card);
  }

  private static boolean isTable(Node node) {
    return node instanceof Invoke invoke && invoke.intrinsic() == Intrinsic.TABLE;
  }
}
