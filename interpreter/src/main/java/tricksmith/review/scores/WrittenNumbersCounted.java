package tricksmith.review.scores;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;

/**
 * Finds several numbers written where one is meant, of which only their count matters: {@code
 * winner scores 5..8} is 4 points.
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
                    ReviewProblem.WRITTEN_NUMBERS_COUNTED,
                    term.span(),
                    book.written(book.balanced(term.span())));
              }
            });
  }

  private static boolean areWritten(Term numbers) {
    return Types.element(numbers.type()) == Type.Basic.NUMBER
        && numbers.all().skip(1).allMatch(part -> part instanceof Term.Constant);
  }
}
