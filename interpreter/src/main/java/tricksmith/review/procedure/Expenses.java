package tricksmith.review.procedure;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.source.Span;

/** Finds rules that take more steps than a match allows, before anyone plays one. */
public record Expenses(Rulebook book, Findings findings) {
  /** The steps that one statement or question may take by default. */
  static final long OF_A_STATEMENT = 10_000_000;

  /** The steps that a match may take. */
  static final long OF_A_MATCH = 10_000_000;

  /** The values that one statement or question may hold at once. */
  private static final long HELD = 1_000_000;

  /** The largest number of steps to report. */
  private static final double LARGEST = 1e12;

  public void review() {
    Expense expense = new Expense(book);
    List<Term> single =
        Stream.of(
                book.actions().flatMap(action -> action.terms().stream()),
                book.trick().terms(),
                book.rules().ending().terms().stream())
            .flatMap(terms -> terms)
            .filter(term -> expense.of(term) > OF_A_STATEMENT)
            .toList();
    single.forEach(term -> tell(term, expense));
    List<Action> choices =
        book.actions()
            .filter(action -> action.choice() != null && expense.own(action) > OF_A_STATEMENT)
            .filter(action -> action.terms().stream().noneMatch(single::contains))
            .toList();
    choices.forEach(
        action ->
            findings.add(ReviewProblem.STATEMENT_TOO_LONG, action, written(expense.own(action))));
    held(expense);
    if (single.isEmpty() && choices.isEmpty()) {
      match(book.rules().procedure(), expense);
    }
  }

  /** Reports what holds too many values at once. */
  private void held(Expense expense) {
    book.everyTerm()
        .filter(term -> expense.held(term) > HELD)
        .forEach(
            term -> findings.add(ReviewProblem.TOO_MANY_HELD, term, written(expense.held(term))));
    book.actions()
        .filter(action -> expense.own(action) <= OF_A_STATEMENT)
        .filter(action -> expense.alternatives(action) > HELD)
        .forEach(
            action ->
                findings.add(
                    ReviewProblem.TOO_MANY_HELD, action, written(expense.alternatives(action))));
  }

  /** Reports the smallest part that takes too many steps by itself. */
  private void tell(Term term, Expense expense) {
    Term part = term;
    Term next = term;
    while (next != null) {
      part = next;
      next = costly(part, expense);
    }
    findings.add(ReviewProblem.STATEMENT_TOO_LONG, part, written(expense.of(part)));
  }

  private static @Nullable Term costly(Term term, Expense expense) {
    return term.children().stream()
        .filter(child -> expense.of(child) > OF_A_STATEMENT)
        .findFirst()
        .orElse(null);
  }

  private void match(List<Action> procedure, Expense expense) {
    if (expense.of(procedure) <= OF_A_MATCH) {
      return;
    }
    List<Action> around = List.of();
    List<Action> block = procedure;
    while (!block.isEmpty()) {
      List<Action> costly =
          block.stream().filter(action -> expense.of(action) > OF_A_MATCH).limit(1).toList();
      around = costly.isEmpty() ? around : costly;
      block = costly.isEmpty() ? List.of() : costly.getFirst().inside();
    }
    Action action = around.isEmpty() ? procedure.getLast() : around.getFirst();
    double steps = around.isEmpty() ? expense.of(procedure) : expense.of(action);
    findings.add(ReviewProblem.MATCH_TOO_LONG, place(action), written(steps));
  }

  /** Returns the span that determines how often an action is done. */
  private static Span place(Action action) {
    return action.terms().isEmpty() ? action.span() : action.terms().getFirst().span();
  }

  /** Writes an estimate, rounded up to two digits. */
  private static String written(double steps) {
    double most = Math.min(steps, LARGEST);
    double digit = Math.pow(10, Math.floor(Math.log10(most)) - 1);
    return String.format(Locale.ROOT, "%,d", (long) (Math.ceil(most / digit) * digit));
  }
}
