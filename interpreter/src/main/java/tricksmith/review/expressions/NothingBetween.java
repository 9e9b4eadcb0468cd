package tricksmith.review.expressions;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.source.Fix;

/** Finds ranges that begin with their larger number, so that there is nothing in them. */
public record NothingBetween(Rulebook book, Findings findings) implements Reviewer {
  /** The most numbers that a mended line lists. */
  private static final long LONGEST_LIST = 30;

  @Override
  public void review() {
    List<Term> overNumbers =
        book.actions()
            .map(Action::repetition)
            .filter(repetition -> repetition != null)
            .flatMap(repetition -> repetition.over().stream())
            .toList();
    book.everyTerm()
        .forEach(
            term -> {
              if (term
                      instanceof
                      Term.NumberRange(
                          _,
                          Term.NumberConstant(_, long from),
                          Term.NumberConstant(_, long to))
                  && from > to
                  && !findings.covers(term.span())) {
                boolean listed = overNumbers.stream().anyMatch(term::equals);
                report(term, from, to, listed);
              }
            });
  }

  private void report(Term range, long from, long to, boolean listed) {
    String meant =
        listed && from - to < LONGEST_LIST
            ? LongStream.rangeClosed(0, from - to)
                .mapToObj(step -> Long.toString(from - step))
                .collect(Collectors.joining(", "))
            : to + ".." + from;
    findings.add(
        ReviewProblem.NOTHING_BETWEEN,
        range.span(),
        Fix.replace(range.span(), meant),
        book.written(range),
        meant);
  }
}
