package tricksmith.optimize;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Aspect;
import tricksmith.program.Condition;
import tricksmith.program.ExpressionFacts;
import tricksmith.program.Frame;
import tricksmith.program.Grading;
import tricksmith.program.Intrinsic;
import tricksmith.program.Invoke;
import tricksmith.program.Leaf;
import tricksmith.program.Node;
import tricksmith.program.Program;
import tricksmith.program.Selection;
import tricksmith.program.TrickLaw;
import tricksmith.program.Values;
import tricksmith.program.ZonePlace;
import tricksmith.program.ZoneRead;

/**
 * What obligations say of whole hands: {@code must "head" beats(card)} becomes the cards of the
 * hand that beat the table. Only where it makes no difference whether the card that is asked about
 * lies on the table, and nothing can go wrong.
 *
 * @param blank a frame without a position, for the program
 */
record HandObligations(ExpressionFacts facts, Program program, Frame blank) implements Rule {

  @Override
  public Node simplified(Node node) {
    return node;
  }

  @Override
  public TrickLaw.Obligation simplified(
      TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
    if (obligation.sets() != null) {
      return obligation;
    }
    boolean graded = criteria.stream().allMatch(this::isSteady);
    Node fulfilling = where(obligation.predicate(), obligation.lead(), graded);
    Node except = obligation.except();
    Node exempt = except == null ? null : where(except, obligation.lead(), graded);
    if (fulfilling == null || (except != null && exempt == null)) {
      return obligation;
    }
    Node kept = obligation.forbids() ? without(hand(), fulfilling) : fulfilling;
    return obligation.of(new TrickLaw.Sets(kept, exempt));
  }

  /**
   * The cards of the hand, and perhaps others, for which a condition holds; null if each has to be
   * laid on the table.
   *
   * @param graded whether cards of the hand can be compared without laying them on the table
   */
  private @Nullable Node where(Node condition, boolean lead, boolean graded) {
    return switch (condition) {
      case Invoke compared when compared.intrinsic() == Intrinsic.BEATS ->
          graded ? new Invoke(Intrinsic.BEATING, hand()) : null;
      case Invoke compared when compared.intrinsic() == Intrinsic.TIES ->
          graded ? new Invoke(Intrinsic.TYING, hand()) : null;
      case Condition.Not(Invoke compared) when !facts.isTotal(compared) -> {
        Node opposite = where(compared, lead, graded);
        yield opposite == null ? null : without(hand(), opposite);
      }
      case Condition.All all -> {
        Node found = null;
        for (Node each : all.operands()) {
          Node next = where(each, lead, graded);
          if (next == null) {
            yield null;
          }
          found = found == null ? next : new Invoke(Intrinsic.NARROWED_TO, found, next);
        }
        yield found;
      }
      default -> inGeneral(condition, lead);
    };
  }

  private @Nullable Node inGeneral(Node condition, boolean lead) {
    if (!facts.isTotal(condition)) {
      return null;
    }
    TrickLaw law = program.trick();
    IndexSet cards = IndexSet.upTo(program.cards().size());
    Node found =
        new ElementSets(facts, law.card(), Values.Kind.CARD, cards, blank).where(condition);
    return found != null && isSteady(found, lead) ? found : null;
  }

  private static Node without(Node cards, Node excluded) {
    return new Invoke(Intrinsic.EXCEPT, cards, excluded);
  }

  private Node hand() {
    Node player = new Leaf.ReadSlot(program.trick().player());
    return new ZoneRead.ZoneCards(
        new ZonePlace(program.handZone(), Aspect.HANDS_AND_TABLE, player));
  }

  /** Whether a card's being on the table makes no difference to what is found of that card. */
  private boolean isSteady(Node set, boolean lead) {
    if (facts.isInvariant(set, lead)) {
      return true;
    }
    if (set instanceof Selection.Related related && isTable(related.operands().getFirst())) {
      return !related.isReflexive();
    }
    return set.reads().isEmpty()
        && !set.operands().isEmpty()
        && set.operands().stream().allMatch(operand -> isSteady(operand, lead));
  }

  private static boolean isTable(Node node) {
    return node instanceof Invoke invoke && invoke.intrinsic() == Intrinsic.TABLE;
  }

  /** Whether the criterion says the same of all cards when another one is laid on the table. */
  private boolean isSteady(TrickLaw.Criterion criterion) {
    Grading grading = criterion.grading();
    if (grading == null) {
      return false;
    }
    Node better = grading.scale() instanceof Grading.Among(Node cards) ? cards : null;
    Node when = criterion.ofTheCard() ? null : criterion.when();
    return (when == null || facts.isTotal(when))
        && Stream.of(grading.graded(), better, when)
            .allMatch(node -> node == null || facts.isInvariant(node, false));
  }
}
