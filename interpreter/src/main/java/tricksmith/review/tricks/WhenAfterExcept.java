package tricksmith.review.tricks;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds conditions that seem to belong to the exception before them, but apply to the whole line:
 * {@code must card.suit == led.suit except card.rank == A when first trick}.
 */
public record WhenAfterExcept(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    var trick = book.trick();
    trick.obligations().forEach(each -> review(each.except(), each.when()));
    trick.criteria().forEach(each -> review(each.except(), each.when()));
  }

  private void review(@Nullable Term except, @Nullable Term when) {
    if (except == null || when == null || when.span().start() < except.span().end()) {
      return;
    }
    int end = book.balanced(when).end();
    String gap = book.written(except.span().gapTo(when));
    int word = gap.indexOf("when") >= 0 ? gap.indexOf("when") : gap.indexOf("unless");
    if (word < 0) {
      return;
    }
    Span clause = new Span(except.span().end() + word, end);
    Span exception = book.balanced(except);
    String condition = book.written(new Span(when.span().start(), end));
    boolean denied = gap.startsWith("unless", word);
    String both =
        bracketed(book.written(exception), except.operator() == Operator.OR)
            + (denied ? " and not " : " and ")
            + bracketed(condition, denied || when.operator() == Operator.OR);
    String before = book.written(clause) + " except " + book.written(exception);
    int start = exceptBefore(exception.start());
    Span whole = new Span(start, end);
    findings.add(
        ReviewProblem.EXCEPTION_AT_TIMES,
        clause,
        List.of(Fix.replace(whole, "except " + both), Fix.replace(whole, before)),
        book.written(clause),
        "except " + both,
        before);
  }

  private int exceptBefore(int offset) {
    String before = book.before(offset);
    return offset - before.length() + before.lastIndexOf("except");
  }

  private static String bracketed(String text, boolean needed) {
    return needed ? "(" + text + ")" : text;
  }
}
