package tricksmith.review.expressions;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Quantifier;

/** Finds conditions that do not ask what was meant. */
public record MistakenConditions(Rulebook book, Findings findings) {
  private static final Set<Operator> JOINS = Set.of(Operator.AND, Operator.OR);

  private static final Set<Operator> CALCULATES =
      Set.of(Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.DIVIDED_BY);

  /**
   * Finds conditions inside a {@code no card in … where} that do not mention that card, and may
   * have been meant to apply beside it.
   */
  public void swallowedConditions() {
    book.termsUnderReview(Term.Quantified.class)
        .filter(quantified -> quantified.quantifier() != Quantifier.SOME)
        .forEach(this::swallowedConditions);
  }

  private void swallowedConditions(Term.Quantified quantified) {
    Term.Domain domain = quantified.domain();
    boolean every = quantified.quantifier() == Quantifier.EVERY;
    if (every
        && domain.set() instanceof Term.Filtered(_, Term.Domain those)
        && !book.isBracketed(domain.set())) {
      // Whatever is said of no element is true, also that nothing belongs to them.
      swallowed(quantified, those, " has …");
    }
    if (!every || mayBeSaidOfNone(domain)) {
      swallowed(quantified, domain, "");
    }
  }

  /**
   * Whether it matters that a condition is asked for each of several: {@code every player has A or
   * B} is the same either way, and so is {@code and} where there always are some.
   */
  private static boolean mayBeSaidOfNone(Term.Domain domain) {
    return domain.condition() != null
        && domain.condition().operator() == Operator.AND
        && !domain.set().applies(Operator.PLAYERS, Operator.EVERYONE, Operator.SIDES);
  }

  private void swallowed(Term.Quantified quantified, Term.Domain domain, String rest) {
    Term both = domain.condition();
    if (both == null || both.operator() == null || !both.operator().has(Trait.SHORT_CIRCUITS)) {
      return;
    }
    Term first = both.children().getFirst();
    Term second = both.children().get(1);
    if (!first.reads(domain.element()) || second.reads(domain.element())) {
      return;
    }
    int begin = quantified.span().start();
    if (first.span().start() >= begin) {
      String head = book.written(new Span(begin, first.span().start())).strip();
      findings.add(
          ReviewProblem.SWALLOWED_CONDITION,
          second,
          domain.element().name(),
          head,
          "(" + head + " …" + rest + ") " + (both.operator() == Operator.OR ? "or" : "and") + " …");
    }
  }

  /**
   * Finds answers among questions: {@code doubled == yes or no} is {@code (doubled == yes) or no},
   * and that is {@code doubled == yes}.
   */
  public void answersJoined() {
    book.termsUnderReview()
        .filter(term -> term.applies(JOINS) && term.children().size() == 2)
        .filter(term -> !findings.hasAt(term))
        .forEach(this::answersJoined);
  }

  private void answersJoined(Term joined) {
    Term question = joined.children().getFirst();
    boolean neutral = joined.operator() == Operator.AND;
    if (joined.children().getLast() instanceof Term.YesNoConstant answer
        && answer.value() == neutral
        && question.applies(Trait.COMPARES)) {
      String asked = book.written(book.balanced(question));
      String joiner = neutral ? "and" : "or";
      findings.replace(
          ReviewProblem.ANSWER_JOINED,
          joined,
          asked,
          joiner + " " + book.written(answer),
          asked,
          book.written(answer));
    }
  }

  /**
   * Finds arithmetic swallowed by the condition of a count: {@code number of cards in hand where
   * card.number == 3 + 1}.
   */
  public void sumsInConditions() {
    book.termsUnderReview()
        .filter(term -> !term.binds().isEmpty() && term.type() == Type.Basic.NUMBER)
        .forEach(this::sumsInConditions);
  }

  private void sumsInConditions(Term count) {
    Term condition = count.children().getLast();
    Term sum = condition.type() == Type.Basic.YES_NO ? last(condition) : null;
    if (sum == null || book.isBracketed(sum)) {
      return;
    }
    Span first = first(sum).span();
    boolean closed = book.after(first.end()).startsWith(")");
    Fix outside = closed ? null : Fix.of(Edit.before(count, "("), Edit.after(first, ")"));
    Fix inside = Fix.around(sum, "(", ")");
    findings.add(
        ReviewProblem.SUM_IN_CONDITION,
        sum,
        outside == null ? List.of(inside) : List.of(outside, inside),
        book.written(sum),
        book.written(new Span(count.span().start(), first.end())));
  }

  /** Returns the calculation at the end of a condition; null if there is none. */
  private @Nullable Term last(Term condition) {
    Operator operator = condition.operator();
    if (operator == null || book.isBracketed(condition)) {
      return null;
    }
    Term last = condition.children().getLast();
    if (JOINS.contains(operator)) {
      return last(last);
    }
    boolean calculates = last.applies(CALCULATES);
    return operator.has(Trait.COMPARES) && calculates ? last : null;
  }

  /** Returns the leftmost operand of a calculation. */
  private static Term first(Term sum) {
    Term first = sum.children().getFirst();
    return first.applies(CALCULATES) ? first(first) : first;
  }

  /**
   * Finds questions whether a variable has a value that always has one: {@code bid is none} where
   * it begins as 0, {@code doubled is chosen} where it is yes or no.
   */
  public void alwaysSet() {
    book.termsUnderReview()
        .filter(term -> term.applies(Operator.IS_NONE, Operator.IS_CHOSEN))
        .filter(term -> !findings.hasAt(term))
        .forEach(this::alwaysSet);
  }

  private void alwaysSet(Term question) {
    Term asked = question.children().getFirst();
    if (isCounted(asked)) {
      counted(question, asked);
      return;
    }
    Variable variable = asked instanceof Term.VariableValue ? book.variable(asked) : null;
    if (variable == null) {
      return;
    }
    boolean chosen = asksForValue(question);
    if (variable.type() == Type.Basic.YES_NO) {
      String written = book.written(asked);
      String meant = chosen ? written : "not " + written;
      findings.replace(ReviewProblem.YES_OR_NO_ANYHOW, question, meant, written, meant);
    } else if (variable.initial() != null && isAlwaysThere(variable)) {
      findings.add(
          chosen ? ReviewProblem.CHOSEN_FROM_THE_START : ReviewProblem.NEVER_NONE,
          question,
          variable.name(),
          book.written(variable.initial()));
    }
  }

  /** Whether it is a number of things, or a score: 0 where there is nothing. */
  private static boolean isCounted(Term asked) {
    return asked.type() == Type.Basic.NUMBER
        && (asked instanceof Term.Count
            || asked.counted() != null
            || asked.operator() == Operator.SCORE_OF);
  }

  private void counted(Term question, Term asked) {
    String written = book.written(asked);
    String meant = written + (asksForValue(question) ? " != 0" : " == 0");
    findings.replace(ReviewProblem.NUMBER_IS_NEVER_NONE, question, meant, written, meant);
  }

  /** Whether it holds where there is a value: {@code is chosen}, {@code is not none}. */
  private boolean asksForValue(Term question) {
    boolean denied = book.written(question).contains(" not ");
    return (question.operator() == Operator.IS_CHOSEN) != denied;
  }

  /** Whether a variable begins with a value, and no statement takes it away. */
  private boolean isAlwaysThere(Variable variable) {
    return isThere(variable.initial())
        && book.setting(variable).stream()
            .filter(action -> action.choice() == null)
            .allMatch(action -> isThere(action.terms().getLast()));
  }

  private static boolean isThere(@Nullable Term value) {
    return value instanceof Term.Constant
        || (value != null
            && (value.head() instanceof Local
                || value.applies(Trait.CALCULATES)
                || value.counted() != null
                || value instanceof Term.Count));
  }

  /** Finds impossible values: divisions by zero, seats without players, fractions of cards. */
  public void impossible() {
    book.actions()
        .filter(action -> !action.sets().isEmpty() && action.choice() == null)
        .flatMap(action -> action.terms().stream())
        .forEach(this::fractions);
    book.actions().forEach(this::numbers);
    book.termsUnderReview()
        .forEach(
            part -> {
              division(part);
              if (part instanceof Term.Seat seat) {
                seat(seat);
              }
            });
  }

  /**
   * Reports {@code pot = 3 / 2}, from which programmers expect 1. Of {@code 1 / 2} nobody expects
   * 0.
   */
  private void fractions(Term value) {
    if (value.applies(Operator.ROUNDED_DOWN, Operator.ROUNDED_UP)) {
      return;
    }
    boolean written =
        value.operator() == Operator.DIVIDED_BY
            && value.children().stream().allMatch(part -> part instanceof Term.Constant);
    if (written
        && book.certainty().isFraction(value)
        && isMoreThanOne(value)
        && !book.isBracketed(value)) {
      String quotient = book.written(value);
      findings.add(
          ReviewProblem.NOT_ROUNDED,
          value,
          List.of(
              Fix.replace(value, "rounded-down(" + quotient + ")"),
              Fix.replace(value, "(" + quotient + ")")),
          quotient);
    }
    value.children().forEach(this::fractions);
  }

  private static boolean isMoreThanOne(Term quotient) {
    return quotient.children().getFirst().head() instanceof Long dividend
        && quotient.children().get(1).head() instanceof Long divisor
        && Math.abs(dividend) > Math.abs(divisor);
  }

  /** Reviews how often something is done, or how many cards are dealt. */
  private void number(@Nullable Term number) {
    if (number != null && !(number instanceof Term.NumberConstant) && book.isFraction(number)) {
      findings.add(ReviewProblem.NOT_WHOLE, number);
    }
  }

  private void numbers(Action action) {
    Action.Repetition repetition = action.repetition();
    Term count = action.count();
    number(count);
    number(repetition == null ? null : repetition.times());
    if (action.moved() != null && count != null && book.certainty().isAtMost(count, 0)) {
      findings.add(ReviewProblem.NEVER_PERFORMED, count);
    }
  }

  private void division(Term term) {
    if (term.applies(Trait.DIVIDES)) {
      Term divisor = term.children().get(1);
      if (book.certainty().isZero(divisor)) {
        findings.add(ReviewProblem.DIVISION_BY_ZERO, divisor);
      }
    }
  }

  private void seat(Term.Seat seat) {
    if (book.certainty().isFraction(seat.number())) {
      findings.add(
          ReviewProblem.NO_SUCH_SEAT,
          seat,
          book.written(seat.number()),
          Integer.toString(book.rules().mostPlayers()));
    } else if (seat.number() instanceof Term.NumberConstant number
        && (number.value() < 1 || number.value() > book.rules().mostPlayers())) {
      findings.add(
          ReviewProblem.NO_SUCH_SEAT,
          seat,
          Long.toString(number.value()),
          Integer.toString(book.rules().mostPlayers()));
    }
  }
}
