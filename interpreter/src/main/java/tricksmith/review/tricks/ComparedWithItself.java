package tricksmith.review.tricks;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds obligations that no card can exceed because it counts itself: in {@code must card.rank >
 * highest card.rank over table}, the card to be played is already on the table.
 */
public record ComparedWithItself(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    TrickRules trick = book.trick();
    trick.obligations().stream()
        .flatMap(obligation -> obligation.predicate().all())
        .filter(comparison -> comparison.children().size() == 2)
        .forEach(comparison -> review(comparison));
  }

  private void review(Term comparison) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    Operator operator = comparison.operator();
    if (operator == Operator.PLUS) {
      addedTwice(comparison, left, right);
      addedTwice(comparison, right, left);
    }
    boolean greater = operator == Operator.GREATER;
    if (greater || operator == Operator.LESS) {
      review(comparison, left, right, greater);
      review(comparison, right, left, !greater);
    }
  }

  /** {@code (sum of card.number over table) + card.number}, where the table counts the card. */
  private void addedTwice(Term whole, Term one, Term other) {
    if (one instanceof Term.Aggregate sum
        && sum.aggregation() == Aggregation.SUM
        && sum.domain().condition() == null
        && Rulebook.isPlayed(sum.domain().set())
        && TermEquality.same(
            AnswersItself.about(book.trick().card(), sum.domain().element(), sum.value()), other)) {
      Span added = book.balanced(one);
      String alone = book.written(added);
      findings.add(
          ReviewProblem.ADDED_TWICE,
          whole,
          Fix.replace(book.balanced(whole), alone),
          book.written(sum.domain().set()),
          alone);
    }
  }

  /** Looks at a comparison in which one side is to be beyond the other: greater, or less. */
  private void review(Term comparison, Term one, Term other, boolean greater) {
    Local card = book.trick().card();
    if (one.reads(card)
        && other instanceof Term.Aggregate most
        && isBeyond(most.aggregation(), greater)
        && Rulebook.isPlayed(most.domain().set())
        && !tellsApart(most.domain(), book)) {
      Span set = most.domain().set().span();
      String except = "(" + book.written(set) + " except card)";
      Fix beats = Fix.replace(book.balanced(comparison), "beats(card)");
      Fix before = Fix.replace(set, except);
      findings.add(
          ReviewProblem.COMPARED_WITH_ITSELF,
          comparison,
          most.aggregation() == Aggregation.HIGHEST ? List.of(beats, before) : List.of(before),
          book.written(set),
          except);
    }
  }

  private static boolean isBeyond(Aggregation aggregation, boolean greater) {
    return switch (aggregation) {
      case HIGHEST, SUM -> greater;
      case LOWEST -> !greater;
    };
  }

  /** Whether the condition may leave out the card to be played, or those of its player. */
  static boolean tellsApart(Term.Domain cards, Rulebook book) {
    TrickRules trick = book.trick();
    return Stream.ofNullable(cards.condition())
        .flatMap(Term::all)
        .anyMatch(part -> reads(part, trick.player()) || isDifferent(part, trick.card()));
  }

  private static boolean isDifferent(Term part, Local card) {
    return part.applies(Operator.UNEQUAL, Operator.NOT) && part.reads(card);
  }

  private static boolean reads(Term part, @Nullable Local local) {
    return local != null && part.reads(local);
  }
}
