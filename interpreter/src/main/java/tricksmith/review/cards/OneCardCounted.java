package tricksmith.review.cards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;

/**
 * Finds numbers of cards where there is never more than one, compared with another number: with
 * {@code chooses laid: 1 card from hand}, {@code number of tricks of player == number of laid} asks
 * for one trick, whatever the number of that card is.
 */
public record OneCardCounted(Rulebook book, Findings findings) {
  public void review() {
    if (book.cards().stream().allMatch(card -> card.number() == null)) {
      return;
    }
    book.termsUnderReview()
        .filter(term -> term.applies(Trait.COMPARES))
        .filter(term -> term.children().stream().noneMatch(Term.Constant.class::isInstance))
        .forEach(comparison -> comparison.children().forEach(side -> review(side, comparison)));
  }

  private void review(Term side, Term comparison) {
    String card = onlyCard(side.counted(), comparison);
    if (card != null && !findings.hasAt(side)) {
      String number = "number of " + card;
      findings.add(
          ReviewProblem.ONE_CARD_COUNTED,
          side,
          Fix.replace(side, number),
          book.written(side),
          number);
    }
  }

  /** Returns how to write the only card of a set; null if there may be more. */
  private @Nullable String onlyCard(@Nullable Term set, Term comparison) {
    return switch (set) {
      case Term.VariableValue value when isOne(value.variable()) ->
          "only of " + book.written(value);
      case Term.ZoneCards pile when isOne(pile.zone()) && countsTricks(comparison) ->
          "top of " + book.written(pile);
      case null, default -> null;
    };
  }

  private static boolean countsTricks(Term comparison) {
    return comparison.operator() == Operator.EQUAL
        && comparison.children().stream()
            .map(Term::counted)
            .flatMap(Stream::ofNullable)
            .anyMatch(set -> set.operator() == Operator.TRICKS_OF);
  }

  /** Whether nothing but choices of one card set it. */
  private boolean isOne(Variable variable) {
    List<Action> setting = book.setting(variable);
    return variable.type() instanceof Type.SetOf(Type element)
        && element == Type.Basic.CARD
        && variable.initial() == null
        && !setting.isEmpty()
        && setting.stream()
            .map(Action::choice)
            .allMatch(choice -> choice != null && choice.pass() == null && isOne(choice.amount()));
  }

  private static boolean isOne(Action.@Nullable Amount amount) {
    return amount != null && isOne(amount.least()) && isOne(amount.most());
  }

  private static boolean isOne(Term number) {
    return Long.valueOf(1).equals(number.head());
  }

  /** Whether each player moves a single card there, once in a deal. */
  private boolean isOne(Zone zone) {
    List<Action> filling = book.actions().filter(action -> action.movesTo(zone.name())).toList();
    return zone.perPlayer()
        && filling.size() == 1
        && filling.getFirst().moved() instanceof Term.VariableValue card
        && card.type() == Type.Basic.CARD
        && innermostLoop(filling.getFirst())
            .filter(loop -> book.dealLoops().noneMatch(loop::equals))
            .isEmpty();
  }

  /** Returns the innermost loop around a statement, other than one through the players. */
  private Optional<Action> innermostLoop(Action statement) {
    return book.actions()
        .filter(loop -> loop.repetition() != null && !loop.has(StatementEffect.GOES_ROUND))
        .filter(loop -> Action.all(loop.inside()).anyMatch(statement::equals))
        .reduce((_, inner) -> inner);
  }
}
