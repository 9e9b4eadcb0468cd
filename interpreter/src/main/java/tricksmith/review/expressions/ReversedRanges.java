package tricksmith.review.expressions;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Span;

/** Finds ranges that begin with the larger of their ends and so are empty. */
public record ReversedRanges(Rulebook book, Findings findings) implements Reviewer {
  private static final Pattern RANGE = Pattern.compile("(?<from>[^\\s.]+)\\.\\.(?<to>[^\\s.]+)");

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
                  && !findings.covers(term)) {
                boolean listed = overNumbers.stream().anyMatch(term::equals);
                report(term, from, to, listed);
              } else if (term instanceof Term.Filtered(Span span, Term.Domain values)) {
                between(span, values.condition());
              }
            });
  }

  /** Reports {@code A..J}, where the jack is below the ace. */
  private void between(Span span, @Nullable Term condition) {
    Matcher range = RANGE.matcher(book.written(span));
    if (condition == null || condition.operator() != Operator.AND || !range.matches()) {
      return;
    }
    List<Term> ends = condition.children().stream().map(each -> each.children().getLast()).toList();
    List<String> order = book.rules().order(ends.getFirst().type());
    if (order.indexOf(range.group("from")) > order.indexOf(range.group("to"))
        && ends.stream().allMatch(Term.Constant.class::isInstance)) {
      String meant = range.group("to") + ".." + range.group("from");
      findings.replace(ReviewProblem.NOTHING_BETWEEN, span, meant, book.written(span), meant);
    }
  }

  private void report(Term range, long from, long to, boolean listed) {
    String meant =
        listed && from - to < LONGEST_LIST
            ? LongStream.rangeClosed(0, from - to)
                .mapToObj(step -> Long.toString(from - step))
                .collect(Collectors.joining(", "))
            : to + ".." + from;
    findings.replace(ReviewProblem.NOTHING_BETWEEN, range, meant, book.written(range), meant);
  }
}
