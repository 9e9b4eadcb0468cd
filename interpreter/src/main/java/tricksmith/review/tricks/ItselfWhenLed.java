package tricksmith.review.tricks;

import java.util.Map;
import java.util.Objects;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.syntax.Section.Turn;

/**
 * Finds obligations on a lead that compare the card with the one led or winning: {@code must lead
 * card.suit == winning-card.suit}. For the leader there is nothing before it, so that is the card
 * itself.
 */
public record ItselfWhenLed(Rulebook book, Findings findings) implements Reviewer {
  private static final Map<Operator, String> OF_THE_TRICK_BEFORE =
      Map.of(
          Operator.WINNING_CARD, "winning-card of last trick",
          Operator.SUIT_LED, "suit-led of last trick",
          Operator.LED, "first other in cards of last trick");

  @Override
  public void review() {
    TrickRules trick = book.trick();
    trick.obligations().stream()
        .filter(obligation -> obligation.turn() == Turn.LEAD && !trick.hasPlayoff())
        .forEach(this::review);
  }

  private void review(Obligation obligation) {
    obligation
        .predicate()
        .all()
        .filter(this::isTheCard)
        .findFirst()
        .ifPresent(
            part ->
                findings.add(
                    ReviewProblem.ITSELF_WHEN_LED,
                    obligation,
                    book.written(part),
                    Objects.requireNonNull(OF_THE_TRICK_BEFORE.get(part.operator()))));
  }

  private boolean isTheCard(Term part) {
    Operator operator = part.operator();
    return operator != null
        && OF_THE_TRICK_BEFORE.containsKey(operator)
        && (operator != Operator.SUIT_LED || book.trick().suitLed() == null);
  }
}
