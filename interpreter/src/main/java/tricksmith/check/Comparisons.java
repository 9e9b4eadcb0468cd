package tricksmith.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Name;

/**
 * Comparisons. Either side can tell what the words of the other mean: the left side is believed
 * first.
 */
final class Comparisons {
  private static final int DEEPEST_READ_AGAIN = 4;

  private final Context context;

  Comparisons(Context context) {
    this.context = context;
  }

  Term compare(Expression.Binary binary, Scope scope) {
    Notes.Attempt<Term> fromTheLeft = context.notes.attempt(() -> compare(binary, true, scope));

    if (fromTheLeft.succeeded() || !canBeReadAgain(binary)) {
      return context.notes.keep(fromTheLeft);
    }
    Notes.Attempt<Term> fromTheRight = context.notes.attempt(() -> compare(binary, false, scope));
    return context.notes.keep(fromTheRight.succeeded() ? fromTheRight : fromTheLeft);
  }

  /**
   * Whether what is expected could change the meaning of the left side. Comparisons deep inside of
   * others are not read again: each reading would double the work.
   */
  private boolean canBeReadAgain(Expression.Binary binary) {
    Expression left = binary.left();
    boolean mayMeanSeveral =
        left instanceof Expression.Word
            || left instanceof Expression.NumberLiteral
            || left instanceof Expression.Listed;
    return mayMeanSeveral && context.notes.depth() < DEEPEST_READ_AGAIN;
  }

  private Term compare(Expression.Binary binary, boolean leftFirst, Scope scope) {
    return switch (binary.operator()) {
      case IN, NOT_IN -> leftFirst ? elementFirst(binary, scope) : setFirst(binary, scope);
      case EQUAL, UNEQUAL, LESS, AT_MOST, GREATER, AT_LEAST -> sides(binary, leftFirst, scope);
      case OR, AND, EXCEPT, RANGE, PLUS, MINUS, TIMES, DIVIDED_BY ->
          throw new IllegalArgumentException("no comparison: " + binary.operator());
    };
  }

  private Term elementFirst(Expression.Binary binary, Scope scope) {
    Term element = context.expressions.infer(binary.left(), scope);
    if (Mistake.is(element)) {
      context.expressions.hinted(binary.right(), null, scope);
      return Mistake.at(binary.span());
    }
    Term set = context.expressions.hinted(binary.right(), new Type.SetOf(element.type()), scope);
    return membership(binary, element, set);
  }

  private Term setFirst(Expression.Binary binary, Scope scope) {
    Term set = context.expressions.infer(binary.right(), scope);
    Type type = Types.element(set.type());
    Term element =
        type == null
            ? context.expressions.infer(binary.left(), scope)
            : context.expressions.hinted(binary.left(), type, scope);
    return membership(binary, element, set);
  }

  private Term membership(Expression.Binary binary, Term element, Term set) {
    if (Mistake.is(element) || Mistake.is(set)) {
      return Mistake.at(binary.span());
    }
    Term converted = context.conversion.of(set, new Type.SetOf(element.type()));
    Term among = converted == null ? set : converted;
    Type type = Types.element(among.type());
    if (type == null || !Types.comparable(element.type(), type)) {
      Optional<MissingProperty.Meant> meant =
          type == null ? Optional.empty() : context.missingProperty.of(element, type);
      return meant.isPresent()
          ? ofProperty(binary, element, set, meant.get())
          : context.mistake(
              CheckProblem.WRONG_TYPE,
              set.span(),
              Notation.of(new Type.SetOf(element.type())),
              Notation.of(set.type()));
    }
    return operation(binary, element, among);
  }

  /** Both sides, the one that is believed first telling what the words of the other mean. */
  private Term sides(Expression.Binary binary, boolean leftFirst, Scope scope) {
    Expression first = leftFirst ? binary.left() : binary.right();
    Expression second = leftFirst ? binary.right() : binary.left();
    Term told = context.expressions.infer(first, scope);
    Term other = context.expressions.hinted(second, Mistake.is(told) ? null : told.type(), scope);
    if (Mistake.is(told) || Mistake.is(other)) {
      return Mistake.at(binary.span());
    }
    return compared(binary, leftFirst ? told : other, leftFirst ? other : told);
  }

  private Term compared(Expression.Binary binary, Term left, Term right) {
    boolean ordering =
        binary.operator() != BinaryOperator.EQUAL && binary.operator() != BinaryOperator.UNEQUAL;
    boolean counts = ordering || isNumber(left) || isNumber(right);
    Term one = counts ? counted(left) : left;
    Term other = counts ? counted(right) : right;
    if (!Types.comparable(one.type(), other.type())) {
      return different(binary, left, right);
    }
    return ordering ? ordered(binary, one, other) : operation(binary, one, other);
  }

  private Term different(Expression.Binary binary, Term left, Term right) {
    Optional<MissingProperty.Meant> meant =
        context
            .missingProperty
            .of(left, right.type())
            .or(() -> context.missingProperty.of(right, left.type()));
    if (meant.isEmpty() && isOneOf(binary, left, right)) {
      return Mistake.at(binary.span());
    }
    return meant.isPresent()
        ? ofProperty(binary, left, right, meant.get())
        : context.mistake(
            CheckProblem.DIFFERENT_KINDS,
            binary.span(),
            Notation.of(left.type()),
            Notation.of(right.type()));
  }

  /** {@code winner == (seat 1, seat 3)}: whether it was explained how one of several is asked. */
  private boolean isOneOf(Expression.Binary binary, Term left, Term right) {
    Type several = Types.element(right.type());
    Type one = Types.element(left.type());
    boolean among = several != null && Types.comparable(left.type(), several);
    boolean only = one != null && Types.comparable(one, right.type());
    if (!among && !only) {
      return false;
    }
    boolean negated = binary.operator() == BinaryOperator.UNEQUAL;
    int end = binary.left().span().end();
    int next = binary.right().span().start();
    String sign = context.notes.written(new Span(end, next));
    String word = sign.replaceFirst("[!=]=", negated ? "not in" : "in");
    Fix fix =
        among
            ? Fix.of(new Edit(new Span(end, next), word))
            : Fix.of(Edit.insert(left.span().start(), "only of "));
    context.notes.problem(
        CheckProblem.ONE_AND_SEVERAL,
        binary.span(),
        fix,
        Notation.of(left.type()),
        Notation.of(right.type()));
    return true;
  }

  private Term ofProperty(
      Expression.Binary binary, Term left, Term right, MissingProperty.Meant meant) {
    context.notes.problem(
        CheckProblem.DIFFERENT_KINDS_PROPERTY,
        binary.span(),
        meant.fix(),
        Notation.of(left.type()),
        Notation.of(right.type()),
        meant.text());
    return Mistake.at(binary.span());
  }

  /** What is larger or smaller is asked of values of one type; of all others neither is so. */
  private Term ordered(Expression.Binary binary, Term left, Term right) {
    Type type = Types.shared(left.type(), right.type());
    return Types.ordered(type)
        ? operation(binary, member(left, type), member(right, type))
        : context.mistake(CheckProblem.NOT_ORDERED, left.span(), Notation.of(type));
  }

  private static Term member(Term term, Type type) {
    return Types.fits(term.type(), type) ? term : new Term.Member(term.span(), type, term);
  }

  private static boolean isNumber(Term term) {
    return term.type() == Type.Basic.NUMBER;
  }

  private Term counted(Term term) {
    return term.type() instanceof Type.SetOf
        ? context.expressions.converted(term, Type.Basic.NUMBER)
        : term;
  }

  private static Term operation(Expression.Binary binary, Term left, Term right) {
    return new Term.Operation(
        binary.span(), Type.Basic.YES_NO, Operators.of(binary.operator()), List.of(left, right));
  }

  /** {@code x is none}, {@code x is wizard}. */
  Term is(Expression.Is is, Scope scope) {
    context.notes.caret().expect(is.what().span(), null, context.candidates::questions);
    Supplier<Term> question =
        switch (is.what().text()) {
          case "none", "nobody" -> () -> missing(is, false, scope);
          case "chosen", "somebody" -> () -> missing(is, true, scope);
          case "empty" -> () -> empty(is, scope);
          default -> () -> kind(is, scope);
        };
    Term term = question.get();
    return is.negated() && !Mistake.is(term) ? not(term) : term;
  }

  private Term missing(Expression.Is is, boolean there, Scope scope) {
    Term subject = context.expressions.infer(is.subject(), scope);
    if (Mistake.is(subject)) {
      return subject;
    }
    if (subject.type() instanceof Type.SetOf) {
      Term empty = yesNo(is.span(), Operator.IS_EMPTY, subject);
      return there ? not(empty) : empty;
    }
    return yesNo(is.span(), there ? Operator.IS_CHOSEN : Operator.IS_NONE, subject);
  }

  private Term empty(Expression.Is is, Scope scope) {
    Term set = context.expressions.set(is.subject(), scope);
    return Mistake.is(set) ? set : yesNo(is.span(), Operator.IS_EMPTY, set);
  }

  private Term kind(Expression.Is is, Scope scope) {
    Span declared = context.declared.constants().kinds().get(is.what().text());
    if (declared == null) {
      Term subject = context.expressions.infer(is.subject(), scope);
      String value = value(is.what(), subject.type(), scope);
      if (value != null) {
        return isForEqual(is, value);
      }
      boolean definition = context.definitions.names().contains(is.what().text());
      return context.mistake(
          definition ? CheckProblem.DEFINITION_AFTER_IS : CheckProblem.UNKNOWN_KIND,
          is.what().span(),
          is.what().text());
    }
    context.notes.use(is.what(), NameKind.KIND, declared, null);
    Term card = context.expressions.check(is.subject(), Type.Basic.CARD, scope);
    return Mistake.is(card) ? card : new Term.KindTest(is.span(), card, is.what().text());
  }

  /** What is called so, or by another name, and could be compared; null if nothing is. */
  private @Nullable String value(Name what, Type type, Scope scope) {
    if (Types.isMistake(type)) {
      return null;
    }
    Constants constants = context.declared.constants();
    String known =
        Vernacular.among(what.text(), constants.names())
            .filter(_ -> !constants.names().contains(what.text()))
            .orElse(what.text());
    return context
            .notes
            .attempt(
                () ->
                    context.expressions.check(new Expression.Word(what.span(), known), type, scope))
            .succeeded()
        ? known
        : null;
  }

  private Term isForEqual(Expression.Is is, String value) {
    Span words = new Span(is.subject().span().end(), is.what().span().end());
    String meant = (is.negated() ? " != " : " == ") + value;
    context.notes.problem(
        CheckProblem.IS_FOR_EQUAL, is.what().span(), Fix.of(new Edit(words, meant)), value);
    return Mistake.at(is.span());
  }

  private static Term not(Term term) {
    return yesNo(term.span(), Operator.NOT, term);
  }

  private static Term yesNo(Span span, Operator operator, Term operand) {
    return new Term.Operation(span, Type.Basic.YES_NO, operator, List.of(operand));
  }
}
