package tricksmith.review.expressions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds {@code everyone except players with lowest score}, in which {@code with} applies to all of
 * {@code everyone except players}: that is nobody.
 */
public record ExceptEverything(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.everyTerm()
        .filter(term -> !term.binds().isEmpty())
        .forEach(term -> report(narrowed(term), term.span().end()));
    book.actions(Action.Each.class)
        .filter(each -> each.where() != null && isEmpty(each.set()))
        .forEach(each -> report(each.set(), each.where().span().end()));
  }

  /** The set without anything that a condition or a comparison is to narrow down; null if none. */
  private static @Nullable Term narrowed(Term term) {
    List<Term> parts = term.children();
    return parts.subList(0, parts.size() - 1).stream()
        .filter(ExceptEverything::isEmpty)
        .findFirst()
        .orElse(null);
  }

  private static boolean isEmpty(Term set) {
    if (set.operator() != Operator.EXCEPT) {
      return false;
    }
    Term leftOut = set.children().getLast();
    return leftOut.applies(Trait.EVERYTHING)
        || TermEquality.same(set.children().getFirst(), leftOut);
  }

  private void report(@Nullable Term set, int end) {
    if (set == null || book.isBracketed(set)) {
      return;
    }
    int start = set.children().getLast().span().start();
    String rest = book.written(new Span(set.span().end(), end)).strip();
    String meant = "(" + book.written(new Span(start, end)) + ")";
    findings.add(
        ReviewProblem.EXCEPT_EVERYTHING,
        new Span(set.span().start(), end),
        Fix.replace(new Span(start, end), meant),
        book.written(set),
        rest,
        book.written(new Span(set.span().start(), start)) + meant);
  }
}
