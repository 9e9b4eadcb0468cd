package tricksmith.review.expressions;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Guards;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds divisions by numbers that are 0 in some ordinary match, without a condition about them:
 * tricks that somebody may not have won, or a bid of nothing.
 */
public record DividedByZero(Rulebook book, Findings findings) implements Guards.Visitor {
  public void review() {
    book.guards().visit(this);
  }

  @Override
  public void term(Term term, Set<Object> asked, @Nullable Action action) {
    if (term.operator() == null || !term.operator().has(Trait.DIVIDES)) {
      return;
    }
    Term divisor = term.children().getLast();
    if (book.missing().canBeZero(divisor)
        && !book.guards().isAsked(divisor, asked)
        && !findings.hasAt(term)) {
      report(term, divisor);
    }
  }

  private void report(Term division, Term divisor) {
    Span span = book.balanced(division);
    String written = book.written(divisor);
    boolean plain = !written.contains(" ") || written.startsWith("number ");
    boolean bracketed = !plain || (written.contains(" where ") && !written.endsWith(")"));
    String condition = (bracketed ? "(" + written + ")" : written) + " != 0";
    String meant = "(" + book.written(span) + " if " + condition + ", else 0)";
    findings.add(
        ReviewProblem.DIVISOR_CAN_BE_ZERO,
        division,
        Fix.around(span, "(", " if " + condition + ", else 0)"),
        written,
        meant);
  }
}
