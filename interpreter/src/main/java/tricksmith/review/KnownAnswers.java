package tricksmith.review;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/** Comparisons that always, or never, hold: by what numbers can be, or by what is beside them. */
final class KnownAnswers implements Reviewer {
  private static final Set<Operator> COMPARES =
      EnumSet.of(
          Operator.EQUAL,
          Operator.UNEQUAL,
          Operator.LESS,
          Operator.AT_MOST,
          Operator.GREATER,
          Operator.AT_LEAST);

  @Override
  public void review(Rulebook book, Findings findings) {
    NumberBounds bounds = new NumberBounds(book);
    book.everyTerm()
        .filter(term -> term.operator() != null && !findings.covers(term.span()))
        .forEach(term -> review(term, bounds, book, findings));
  }

  private static void review(Term term, NumberBounds bounds, Rulebook book, Findings findings) {
    if (COMPARES.contains(term.operator())) {
      Boolean answer = answer(term, bounds);
      if (answer != null) {
        findings.add(answer ? ReviewProblem.ALWAYS_HOLDS : ReviewProblem.NEVER_HOLDS, term.span());
      }
    } else if (term.operator() == Operator.AND) {
      together(term, Operator.EQUAL, ReviewProblem.NOT_BOTH, " in (", book, findings);
    } else if (term.operator() == Operator.OR) {
      together(term, Operator.UNEQUAL, ReviewProblem.ONE_OF_BOTH, " not in (", book, findings);
    }
  }

  private static @Nullable Boolean answer(Term comparison, NumberBounds bounds) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    Operator operator = comparison.operator();
    if (TermEquality.same(left, right) && !isConstant(left)) {
      return ofTheSame(operator);
    }
    if (left.type() != Type.Basic.NUMBER || right.type() != Type.Basic.NUMBER) {
      return null;
    }
    NumberBounds.Bounds one = bounds.of(left);
    NumberBounds.Bounds other = bounds.of(right);
    // What both are without a match is found elsewhere.
    if (!one.isKnown() || !other.isKnown() || (isConstant(left) && isConstant(right))) {
      return null;
    }
    return answer(operator, one, other);
  }

  private static @Nullable Boolean answer(
      @Nullable Operator operator, NumberBounds.Bounds one, NumberBounds.Bounds other) {
    boolean sure = one.always() && other.always();
    if (operator == Operator.EQUAL || operator == Operator.UNEQUAL) {
      boolean differ = isBelow(one, other, true) || isBelow(other, one, true);
      return differ ? (Boolean) (operator == Operator.UNEQUAL) : null;
    }
    if (operator == Operator.LESS) {
      return decided(isBelow(one, other, true) && sure, isBelow(other, one, false));
    }
    if (operator == Operator.AT_MOST) {
      return decided(isBelow(one, other, false) && sure, isBelow(other, one, true));
    }
    if (operator == Operator.GREATER) {
      return decided(isBelow(other, one, true) && sure, isBelow(one, other, false));
    }
    return decided(isBelow(other, one, false) && sure, isBelow(one, other, true));
  }

  private static Boolean ofTheSame(@Nullable Operator operator) {
    return operator == Operator.EQUAL
        || operator == Operator.AT_MOST
        || operator == Operator.AT_LEAST;
  }

  private static @Nullable Boolean decided(boolean always, boolean never) {
    return always ? (Boolean) true : never ? (Boolean) false : null;
  }

  /** Whether all of the one is smaller than all of the other, or at most as large. */
  private static boolean isBelow(
      NumberBounds.Bounds one, NumberBounds.Bounds other, boolean strictly) {
    return one.most() != null
        && other.least() != null
        && (strictly ? one.most() < other.least() : one.most() <= other.least());
  }

  private static boolean isConstant(Term term) {
    return term.children().isEmpty() && term.reads().isEmpty();
  }

  /** {@code rank == A and rank == K}, {@code rank != A or rank != K}. */
  private static void together(
      Term whole,
      Operator compares,
      ReviewProblem problem,
      String in,
      Rulebook book,
      Findings findings) {
    List<Term> parts = new ArrayList<>();
    flatten(whole, whole.operator(), parts);
    List<Term> equal =
        parts.stream()
            .filter(part -> part.operator() == compares)
            .filter(part -> isConstant(part.children().getLast()))
            .toList();
    for (Term one : equal) {
      List<Term> others =
          equal.stream().filter(other -> TermEquality.same(subject(one), subject(other))).toList();
      long values =
          others.stream().map(other -> other.children().getLast().head()).distinct().count();
      if (values > 1) {
        boolean all = others.size() == parts.size();
        String subject = book.written(subject(one).span());
        String list =
            others.stream()
                .map(other -> book.written(other.children().getLast().span()))
                .distinct()
                .collect(Collectors.joining(", "));
        String meant = subject + in + list + ")";
        Fix[] fixes = all ? new Fix[] {Fix.of(new Edit(whole.span(), meant))} : new Fix[0];
        findings.add(problem, whole.span(), fixes, subject, meant);
        return;
      }
    }
  }

  private static Term subject(Term comparison) {
    return comparison.children().getFirst();
  }

  private static void flatten(Term term, @Nullable Operator operator, List<Term> parts) {
    if (term.operator() == operator) {
      Stream.of(term.children().getFirst(), term.children().getLast())
          .forEach(part -> flatten(part, operator, parts));
    } else {
      parts.add(term);
    }
  }
}
