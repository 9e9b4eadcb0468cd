package tricksmith.check.statements;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * The first offer of a choice, and the one for when it does not suffice. Each becomes a term that
 * is empty when the other is offered, so nothing after the check needs to know about fallbacks.
 */
final class Fallback {

  /**
   * Sets and single values, and a condition on their elements.
   *
   * @param where the condition, which reads {@code it}; null for all
   */
  record Offered(List<Term> terms, Local it, @Nullable Term where) {}

  private Fallback() {}

  /**
   * The terms of the first offer where they suffice, and of the second where they do not.
   *
   * @param least the number it takes; null for one
   */
  static List<Term> either(Offered first, Offered second, @Nullable Term least) {
    Term suffices = suffices(first, least);
    List<Term> either = new ArrayList<>();
    for (Term set : sets(first)) {
      either.add(cases(set, suffices, none(set)));
    }
    for (Term set : sets(second)) {
      either.add(cases(none(set), suffices, set));
    }
    return either;
  }

  private static Term cases(Term value, Term condition, Term otherwise) {
    List<Term.Case> cases = List.of(new Term.Case(value, condition));
    return new Term.Cases(otherwise.span(), otherwise.type(), cases, otherwise);
  }

  private static Term none(Term set) {
    return new Term.SetOfValues(set.span(), set.type(), List.of());
  }

  private static Term suffices(Offered first, @Nullable Term least) {
    Term all =
        first.terms().stream()
            .<Term>map(
                term ->
                    new Term.Count(
                        term.span(), new Term.Domain(first.it(), asSet(term), first.where())))
            .reduce(
                (one, more) ->
                    operation(one.span().to(more), Type.Basic.NUMBER, Operator.PLUS, one, more))
            .orElseThrow();
    Term needed = least == null ? new Term.NumberConstant(all.span(), 1) : least;
    return operation(all.span(), Type.Basic.YES_NO, Operator.AT_LEAST, all, needed);
  }

  private static Term operation(Span span, Type type, Operator operator, Term one, Term other) {
    return new Term.Operation(span, type, operator, List.of(one, other));
  }

  private static List<Term> sets(Offered offered) {
    Term where = offered.where();
    return offered.terms().stream()
        .map(Fallback::asSet)
        .map(
            set ->
                where == null
                    ? set
                    : new Term.Filtered(set.span(), new Term.Domain(offered.it(), set, where)))
        .toList();
  }

  private static Term asSet(Term term) {
    return term.type() instanceof Type.SetOf
        ? term
        : new Term.SetOfValues(term.span(), new Type.SetOf(term.type()), List.of(term));
  }
}
