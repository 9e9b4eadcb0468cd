package tricksmith.review.expressions;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Term.Domain;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds numbers that are missing in some ordinary match, or 0 where they divide, without a
 * condition about them.
 */
public record NumbersMissing(Rulebook book, Findings findings) {
  /**
   * Finds divisions by numbers that are 0 in some ordinary match, without a condition about them:
   * tricks that somebody may not have won, or a bid of nothing.
   */
  public void dividedByZero() {
    book.guards().terms((term, asked, _) -> dividedByZero(term, asked));
  }

  private void dividedByZero(Term term, Set<Dependency> asked) {
    if (term.operator() == null || !term.operator().has(Trait.DIVIDES)) {
      return;
    }
    Term divisor = term.children().getLast();
    if (book.missing().canBeZero(divisor)
        && !book.guards().isAsked(divisor, asked)
        && !findings.hasAt(term)) {
      reportDividedByZero(term, divisor);
    }
  }

  private void reportDividedByZero(Term division, Term divisor) {
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

  /**
   * Finds calculations with numbers that are missing in some ordinary match, without a condition
   * about them: the highest of a set that can be empty, the number of a card that has none, the
   * place in a list that leaves something out. What is missing differs from every number, too:
   * {@code highest card.number over won of player != 14}.
   */
  public void calculatedWithNone() {
    book.guards().statements(this::counts);
    book.guards().terms(this::calculates);
  }

  private void counts(Action action, Set<Dependency> asked) {
    Action.Repetition repetition = action.repetition();
    Stream.of(action.count(), repetition == null ? null : repetition.times())
        .flatMap(Stream::ofNullable)
        .forEach(number -> look(number, asked, action));
  }

  private void calculates(Term term, Set<Dependency> asked, @Nullable Action action) {
    boolean calculates = term.applies(Trait.CALCULATES) || term instanceof Term.NumberRange;
    if (calculates) {
      term.children().forEach(operand -> look(operand, asked, action));
    }
    if (term.operator() == Operator.UNEQUAL
        && term.children().getLast() instanceof Term.Constant
        && term.children().getFirst() instanceof Term.Aggregate extreme
        && canBeMissing(extreme, action, 0)
        && !book.guards().isAsked(extreme, asked)
        && !findings.hasAt(term)) {
      String there = book.written(extreme.domain().set()) + " is not empty";
      findings.add(
          ReviewProblem.NONE_DIFFERS,
          term,
          Fix.around(term, "(" + there + " and ", ")"),
          book.written(extreme),
          there);
    }
  }

  private void look(Term number, Set<Dependency> asked, @Nullable Action action) {
    if (canBeMissing(number, action, 0)
        && !book.guards().isAsked(number, asked)
        && !findings.hasAt(number)) {
      reportCalculatedWithNone(number.span());
    }
  }

  private boolean canBeMissing(Term number, @Nullable Action action, int depth) {
    if (number instanceof Term.Aggregate(_, var aggregation, Term value, Domain domain)) {
      return aggregation != Aggregation.SUM
          && (book.missing().canBeEmpty(domain) || isSetHere(value, action));
    }
    if (number instanceof Term.PlaceInList(_, Term subject, var list)) {
      List<Object> ranks = list.stream().map(Term::head).toList();
      return subject.operator() == Operator.RANK_OF
          && isMissing(
              number,
              subject.children().getFirst(),
              card -> card.rank() == null || !ranks.contains(card.rank()));
    }
    if (number.operator() == Operator.NUMBER_OF) {
      Term card = number.children().getFirst();
      return isAnyCard(card) && isMissing(number, card, each -> each.number() == null);
    }
    DefinedTerm called = depth < 20 ? book.called(number) : null;
    return called != null && canBeMissing(called.body(), action, depth + 1);
  }

  /** Whether it is the value that this choice is about to set, and nobody may have one yet. */
  private boolean isSetHere(Term value, @Nullable Action action) {
    Action.Choice choice = action == null ? null : action.choice();
    return choice != null
        && choice.variable().initial() == null
        && value.readsDirectly(choice.variable())
        && book.setting(choice.variable()).size() == 1;
  }

  /** Whether it can be any card of the game, such as the one that wins a trick. */
  private static boolean isAnyCard(Term card) {
    return card.applies(Operator.WINNING_CARD, Operator.LED);
  }

  /** Whether it is asked of some card that has none, which no case before has taken. */
  private boolean isMissing(Term number, Term subject, Predicate<DeckRules.Card> hasNone) {
    List<DeckRules.Card> without = book.cards().stream().filter(hasNone).toList();
    return !without.isEmpty() && new ReachableCases(book).isReached(number, subject, without);
  }

  private void reportCalculatedWithNone(Span span) {
    String written = book.written(span);
    boolean bracketed = book.isBracketed(span);
    String meant = "(" + written + ", or 0)";
    Fix fix = bracketed ? Fix.after(span, ", or 0") : Fix.around(span, "(", ", or 0)");
    findings.add(ReviewProblem.NUMBER_CAN_BE_MISSING, span, fix, written, meant);
  }
}
