package tricksmith.optimize;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Values;

/**
 * Evaluates obligations for whole hands: {@code must "head" beats(card)} becomes the cards of the
 * hand that beat the table. Only where nothing can go wrong, and where it makes no difference,
 * perhaps under a premise ({@link Premises}), whether the card in question lies on the table.
 *
 * @param blank a frame without a position, for the program
 */
record HandObligations(ExpressionFacts facts, Program program, Frame blank) implements Rule {

  @Override
  public TrickLaw.Obligation simplified(
      TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
    if (obligation.sets() != null) {
      return obligation;
    }
    Premises premises =
        new Premises(facts, program.trick().card(), obligation.lead(), onlyPlaysAreOnTable());
    Node fulfilling = where(obligation.predicate(), criteria, premises);
    Node except = obligation.except();
    Node exempt = except == null ? null : where(except, criteria, premises);
    if (fulfilling == null || (except != null && exempt == null)) {
      return obligation;
    }
    Node kept = obligation.forbids() ? without(hand(), fulfilling) : fulfilling;
    return obligation.of(new TrickLaw.Sets(kept, exempt, premises.all(), premises.apart()));
  }

  private boolean onlyPlaysAreOnTable() {
    return program.procedure().steps().stream()
        .noneMatch(step -> step.movesTo(program.tableZone()));
  }

  /**
   * Returns the cards of the hand, and perhaps others, for which a condition holds; null if each
   * has to be laid on the table.
   *
   * @param premises receives what this presupposes
   */
  private @Nullable Node where(
      Node condition, List<TrickLaw.Criterion> criteria, Premises premises) {
    return switch (condition) {
      case Invoke compared when compared.intrinsic() == Intrinsic.BEATS ->
          premises.allowComparing(criteria) ? new Invoke(Intrinsic.BEATING, hand()) : null;
      case Invoke compared when compared.intrinsic() == Intrinsic.TIES ->
          premises.allowComparing(criteria) ? new Invoke(Intrinsic.TYING, hand()) : null;
      case Condition.Not(Invoke compared) when !facts.isTotal(compared) -> {
        Node opposite = where(compared, criteria, premises);
        yield opposite == null ? null : without(hand(), opposite);
      }
      case Condition.All all -> {
        Node found = null;
        for (Node each : all.operands()) {
          Node next = where(each, criteria, premises);
          if (next == null) {
            yield null;
          }
          found = found == null ? next : new Invoke(Intrinsic.NARROWED_TO, found, next);
        }
        yield found;
      }
      default -> inGeneral(condition, premises);
    };
  }

  private @Nullable Node inGeneral(Node condition, Premises premises) {
    if (!facts.isTotal(condition)) {
      return null;
    }
    TrickLaw law = program.trick();
    IndexSet cards = IndexSet.upTo(program.cards().size());
    Node found =
        new ElementSets(facts, law.card(), Values.Kind.CARD, cards, blank).where(condition);
    return found != null && premises.allow(found) ? found : null;
  }

  private static Node without(Node cards, Node excluded) {
    return new Invoke(Intrinsic.EXCEPT, cards, excluded);
  }

  private Node hand() {
    Node player = new Leaf.ReadSlot(program.trick().player());
    return new ZoneRead.ZoneCards(
        new ZonePlace(program.handZone(), Aspect.HANDS_AND_TABLE, player));
  }
}
