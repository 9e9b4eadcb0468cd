package tricksmith.review.scores;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;

/**
 * Finds several values written where one number is meant, of which only their count matters: {@code
 * winner scores 5..8} is 4 points, and {@code declarer scores opponents of declarer} is 3.
 */
public record WrittenNumbersCounted(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.everyTerm()
        .filter(term -> term.type() == Type.Basic.NUMBER)
        .forEach(
            term -> {
              Term counted = term.counted();
              if (counted != null && areWritten(counted) && term.span().equals(counted.span())) {
                findings.add(
                    ReviewProblem.WRITTEN_NUMBERS_COUNTED, term, book.written(book.balanced(term)));
              }
            });
    book.actions()
        .filter(action -> action.repetition() == null)
        .flatMap(action -> action.terms().stream())
        .forEach(this::asAmount);
  }

  /** Reports {@code winner scores suits}, where {@code number of} is not written. */
  private void asAmount(Term amount) {
    Term counted = amount.type() == Type.Basic.NUMBER ? amount.counted() : null;
    if (counted != null
        && (counted.applies(Trait.EVERYTHING) || counted.operator() == Operator.OPPONENTS_OF)
        && amount.span().equals(counted.span())
        && !findings.hasAt(amount)) {
      String meant = "number of " + book.written(amount);
      findings.replace(ReviewProblem.ONLY_COUNTED, amount, meant, book.written(amount), meant);
    }
  }

  private static boolean areWritten(Term numbers) {
    return Types.element(numbers.type()) == Type.Basic.NUMBER
        && numbers.all().skip(1).allMatch(part -> part instanceof Term.Constant);
  }
}
