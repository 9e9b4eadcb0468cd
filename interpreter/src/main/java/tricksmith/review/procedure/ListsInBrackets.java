package tricksmith.review.procedure;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds loops over a list in brackets, which is a set: {@code repeat with size in (3, 2, 1)} goes
 * from 1 to 3.
 */
public record ListsInBrackets(Rulebook book, Findings findings) {
  private static final long MOST = 1_000;

  public void review() {
    book.actions(Action.RepeatWith.class)
        .flatMap(loop -> loop.values().stream())
        .filter(Term.SetOfValues.class::isInstance)
        .filter(values -> book.written(values).startsWith("("))
        .filter(this::goesInAnotherOrder)
        .forEach(this::report);
    book.termsUnderReview(Term.Aggregate.class)
        .filter(sum -> sum.aggregation() == Aggregation.SUM)
        .filter(sum -> sum.domain().element().equals(sum.value().head()))
        .forEach(this::added);
  }

  /** Reports a sum of several numbers written one by one, of which equal ones are one element. */
  private void added(Term.Aggregate sum) {
    Term numbers = sum.domain().set();
    if (numbers instanceof Term.SetOfValues
        && numbers.children().size() > 1
        && numbers.children().stream().noneMatch(each -> each.type() instanceof Type.SetOf)
        && numbers.children().stream().anyMatch(each -> !(each instanceof Term.Constant))) {
      String added =
          numbers.children().stream().map(book::written).collect(Collectors.joining(" + "));
      findings.replace(
          ReviewProblem.SUM_OF_A_SET, book.balanced(sum), added, book.written(numbers), added);
    }
  }

  private void report(Term values) {
    String written = book.written(values);
    String list = written.substring(1, written.length() - 1).strip();
    findings.replace(ReviewProblem.LIST_IN_BRACKETS, values, list, written, list);
  }

  private boolean goesInAnotherOrder(Term values) {
    List<List<Long>> places =
        values.children().stream().map(each -> places(each).boxed().toList()).toList();
    if (places.stream().anyMatch(List::isEmpty)) {
      // Players who are not named by their seats have no order that could be meant.
      return values.children().size() > 1 && Type.Basic.PLAYER == Types.element(values.type());
    }
    List<Long> all = places.stream().flatMap(List::stream).toList();
    return !all.equals(all.stream().distinct().sorted().toList());
  }

  /** Returns the places of values in the order of their type; none if that is not known. */
  private LongStream places(Term value) {
    return switch (value) {
      case Term.NumberConstant(_, long number) -> LongStream.of(number);
      case Term.NumberRange(_, Term.NumberConstant(_, long from), Term.NumberConstant(_, long to))
          when to - from < MOST ->
          LongStream.rangeClosed(from, to);
      case Term.SetOfValues set -> set.elements().stream().flatMapToLong(this::places);
      case Term.Constant constant ->
          Stream.of(book.rules().order(constant.type()).indexOf(constant.head()))
              .filter(place -> place >= 0)
              .mapToLong(Integer::longValue);
      default -> LongStream.empty();
    };
  }
}
