package tricksmith.check.expressions;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Mismatch;
import tricksmith.check.advice.MissingProperty;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.advice.TypeAdvice;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.symbols.NoneWord;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
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

/** Checks comparisons. Either side can be the hint for the other; the left side is tried first. */
record ComparisonChecker(TypedExpressions expressions, Symbols symbols, CheckLog log) {
  private static final int DEEPEST_READ_AGAIN = 4;
  private static final Pattern MOVES = Pattern.compile("\\bmoves?\\s+(all\\s+)?$");
  private static final Pattern SIGN = Pattern.compile("[=!<>]=?");

  Term compare(Expression.Binary binary, Scope scope) {
    if (isNumberInATrick(binary, scope)) {
      String number = log.written(binary.left());
      String trick = log.written(binary.right());
      return log.error(CheckProblem.NUMBER_IN_A_TRICK, binary, number, trick);
    }
    CheckLog.Attempt<Term> fromTheLeft = log.attempt(() -> compare(binary, true, scope));
    if (fromTheLeft.succeeded() || !canBeReadAgain(binary)) {
      return log.keep(fromTheLeft);
    }
    CheckLog.Attempt<Term> fromTheRight = log.attempt(() -> compare(binary, false, scope));
    return log.keep(fromTheRight.succeeded() ? fromTheRight : fromTheLeft);
  }

  /** {@code winner scores 10 in last trick}. */
  private boolean isNumberInATrick(Expression.Binary binary, Scope scope) {
    return binary.operator() == BinaryOperator.IN
        && binary.right() instanceof Expression.TrickWord
        && !log.isDeepInTrials()
        && log.attempt(() -> expressions.infer(binary.left(), scope)).result().type()
            == Type.Basic.NUMBER;
  }

  /**
   * Whether a hint could change the meaning of the left side. Deeply nested comparisons are not
   * checked twice, because each level would double the work.
   */
  private boolean canBeReadAgain(Expression.Binary binary) {
    Expression left = binary.left();
    boolean mayMeanSeveral =
        left instanceof Expression.Word
            || left instanceof Expression.NumberLiteral
            || left instanceof Expression.Listed;
    return mayMeanSeveral && log.depth() < DEEPEST_READ_AGAIN;
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
    Term called = cardsCalled(binary, scope);
    if (called != null) {
      return called;
    }
    Term element = expressions.infer(binary.left(), scope);
    if (ErrorTerm.is(element)) {
      expressions.infer(binary.right(), null, scope);
      return ErrorTerm.at(binary);
    }
    Term set = expressions.infer(binary.right(), new Type.SetOf(element.type()), scope);
    return membership(binary, element, set, scope);
  }

  private Term setFirst(Expression.Binary binary, Scope scope) {
    Term set = expressions.infer(binary.right(), scope);
    Type type = Types.element(set.type());
    Term element =
        type == null
            ? expressions.infer(binary.left(), scope)
            : expressions.infer(binary.left(), type, scope);
    return membership(binary, element, set, scope);
  }

  private Term membership(Expression.Binary binary, Term element, Term set, Scope scope) {
    if (ErrorTerm.is(element) || ErrorTerm.is(set)) {
      return ErrorTerm.at(binary);
    }
    if (element.type() instanceof Type.SetOf(Type one)) {
      return several(binary, element, one, set);
    }
    boolean trick = set.type() == Type.Basic.TRICK && element.type() == Type.Basic.CARD;
    Term several = trick ? expressions.set(set) : set;
    Term converted = expressions.convertIfPossible(several, new Type.SetOf(element.type()));
    Term among = converted == null ? several : converted;
    if (converted != null && set.type().equals(element.type())) {
      amongOne(binary, set);
    }
    Type type = Types.element(among.type());
    String property = ofCards(set.type()) ? IsChecker.propertyOfCards(element.type()) : null;
    if (property != null) {
      return amongCards(binary, property, log.written(binary.left()), scope);
    }
    if (type == null || !Types.comparable(element.type(), type)) {
      Optional<MissingProperty.Meant> meant =
          type == null ? Optional.empty() : missingProperty().of(element, type);
      return meant.isPresent()
          ? ofProperty(binary, element, set, meant.get())
          : expressions.mismatch(CheckProblem.WRONG_TYPE, new Type.SetOf(element.type()), set);
    }
    return operation(binary, element, among);
  }

  /** {@code hearts in trick}: what players call a suit or a rank; null if it is none. */
  private @Nullable Term cardsCalled(Expression.Binary binary, Scope scope) {
    if (binary.left() instanceof Expression.NumberLiteral) {
      return numberAmongCards(binary, scope);
    }
    if (!(binary.left() instanceof Expression.Word(_, String word))) {
      return null;
    }
    Optional<String> suit = Synonyms.ofTheDeck(word, symbols.constants().suits().keySet());
    Optional<String> one =
        suit.or(() -> Synonyms.ofTheDeck(word, symbols.constants().ranks().keySet()));
    return one.isPresent()
            && !log.isDeepInTrials()
            && !log.attempt(() -> expressions.infer(binary.left(), scope)).succeeded()
            && ofCards(log.attempt(() -> expressions.infer(binary.right(), scope)).result().type())
        ? amongCards(binary, suit.isPresent() ? "suit" : "rank", one.get(), scope)
        : null;
  }

  /** {@code 7 in trick}: a rank, or else the number of a card; null beside anything else. */
  private @Nullable Term numberAmongCards(Expression.Binary binary, Scope scope) {
    if (log.isDeepInTrials()
        || !ofCards(log.attempt(() -> expressions.infer(binary.right(), scope)).result().type())) {
      return null;
    }
    String number = log.written(binary.left());
    boolean rank = symbols.constants().ranks().containsKey(number);
    return amongCards(binary, rank ? "rank" : "number", number, scope);
  }

  private static boolean ofCards(Type set) {
    return set == Type.Basic.TRICK || set.equals(Types.CARDS);
  }

  /** {@code trump in played}: whether some card there is a trump. */
  private Term amongCards(Expression.Binary binary, String property, String one, Scope scope) {
    String card = scope.local("card") == null ? "card" : "other";
    String asked =
        "%s %s in %s where %s.%s == %s"
            .formatted(
                binary.operator() == BinaryOperator.NOT_IN ? "no" : "some",
                card,
                log.written(binary.right()),
                card,
                property,
                one);
    String after = log.after(binary.span().end()).strip();
    boolean ends = after.isEmpty() || "{}:;),".indexOf(after.charAt(0)) >= 0;
    String meant = ends ? asked : "(" + asked + ")";
    return log.replace(
        CheckProblem.PROPERTY_AMONG_CARDS,
        binary,
        meant,
        log.written(binary.left()),
        property,
        meant);
  }

  /** {@code (KH, QH) in hand}; a set beside numbers is how many are in it. */
  private Term several(Expression.Binary binary, Term element, Type one, Term set) {
    if (Type.Basic.NUMBER.equals(Types.element(set.type())) && one != Type.Basic.NUMBER) {
      return operation(binary, expressions.converted(element, Type.Basic.NUMBER), set);
    }
    String written = log.written(element);
    if (element.operator() == Operator.CARDS
        && MOVES.matcher(log.before(binary.span().start())).find()) {
      String there = log.written(set);
      return log.replace(CheckProblem.UNKNOWN_PHRASE, binary, there, log.written(binary), there);
    }
    if (element.applies(Operator.SUITS, Operator.RANKS) && set.type().equals(Types.CARDS)) {
      String property = Notation.of(one);
      String there =
          "(%ss where some card in %s where card.%s == %s)"
              .formatted(property, log.written(set), property, property);
      return log.replace(CheckProblem.UNKNOWN_PHRASE, binary, there, log.written(binary), there);
    }
    Span rest = new Span(binary.left().span().end(), binary.right().span().end());
    String in = log.written(rest);
    String each =
        binary.left() instanceof Expression.Listed(_, List<Expression> elements)
            ? elements.stream()
                .map(single -> log.written(single) + in)
                .collect(Collectors.joining(" and "))
            : "every %1$s in %2$s where %1$s%3$s".formatted(Notation.of(one), written, in);
    return log.replace(CheckProblem.SEVERAL_AMONG, binary, each, written, each);
  }

  /** Reports {@code trump in H}: only one value is possible. */
  private void amongOne(Expression.Binary binary, Term one) {
    Span gap = binary.left().span().gapTo(binary.right());
    boolean negated = binary.operator() == BinaryOperator.NOT_IN;
    String between = log.written(gap);
    if (between.contains("(") || between.contains(")")) {
      return;
    }
    int start = gap.start() + between.length() - between.stripLeading().length();
    Span word = new Span(start, start + between.strip().length());
    String sign = negated ? "!=" : "==";
    log.problem(
        MisreadingProblem.AMONG_ONE,
        binary,
        Fix.replace(word, sign),
        log.written(one),
        sign + " " + log.written(one));
  }

  /** Checks both sides, of which the first is the hint for the other. */
  private Term sides(Expression.Binary binary, boolean leftFirst, Scope scope) {
    if (NoneWord.is(binary.left()) != NoneWord.is(binary.right())) {
      return none(binary, scope);
    }
    Expression first = leftFirst ? binary.left() : binary.right();
    Expression second = leftFirst ? binary.right() : binary.left();
    Term hinting = expressions.infer(first, scope);
    Term other = expressions.infer(second, ErrorTerm.is(hinting) ? null : hinting.type(), scope);
    if (ErrorTerm.is(hinting) || ErrorTerm.is(other)) {
      return ErrorTerm.at(binary);
    }
    return compared(binary, scope, leftFirst ? hinting : other, leftFirst ? other : hinting);
  }

  /** Checks a comparison with none. Nothing equals none, or is larger or smaller. */
  private Term none(Expression.Binary binary, Scope scope) {
    boolean last = NoneWord.is(binary.right());
    expressions.infer(last ? binary.left() : binary.right(), scope);
    String word = log.written((last ? binary.right() : binary.left()).span());
    Span gap = binary.left().span().gapTo(binary.right());
    Matcher sign = SIGN.matcher(log.written(gap));
    if (!sign.find()) {
      return log.error(CheckProblem.NONE_OF_WHAT, binary);
    }
    String meant = binary.operator() == BinaryOperator.UNEQUAL ? "is not" : "is";
    int start = gap.start() + sign.start();
    Edit asked = new Edit(new Span(start, gap.start() + sign.end()), meant);
    Fix fix =
        last
            ? Fix.of(asked)
            : Fix.of(
                new Edit(binary.left().span(), log.written(binary.right())),
                asked,
                new Edit(binary.right().span(), word));
    return log.error(MisreadingProblem.EQUAL_TO_NONE, binary, fix, sign.group(), meant, word);
  }

  private Term compared(Expression.Binary binary, Scope scope, Term left, Term right) {
    boolean ordering =
        binary.operator() != BinaryOperator.EQUAL && binary.operator() != BinaryOperator.UNEQUAL;
    boolean counts = ordering || isNumber(left) || isNumber(right);
    if (counts && (isSeveralNumbers(left) || isSeveralNumbers(right))) {
      return besideNumbers(binary, left, right);
    }
    Term one = counts ? expressions.counted(left) : left;
    Term other = counts ? expressions.counted(right) : right;
    if (!Types.comparable(one.type(), other.type())) {
      return different(binary, left, right);
    }
    new CollectiveWords(log).beside(one, other, scope);
    if (!ordering) {
      new SetsMeantAsCounts(log).beside(binary, one, other);
    }
    return ordering ? ordered(binary, one, other) : operation(binary, one, other);
  }

  private static boolean isSeveralNumbers(Term term) {
    return Type.Basic.NUMBER.equals(Types.element(term.type()));
  }

  /**
   * Reports {@code bid == 3..5} and {@code bid > (1, 3)}, which would compare with how many numbers
   * there are.
   */
  private Term besideNumbers(Expression.Binary binary, Term left, Term right) {
    boolean last = isSeveralNumbers(right);
    String numbers = log.written((last ? right : left).span());
    String one = log.written((last ? left : right).span());
    String meant =
        switch (binary.operator()) {
          case EQUAL -> one + " in " + numbers;
          case UNEQUAL -> one + " not in " + numbers;
          case LESS, AT_MOST, GREATER, AT_LEAST -> besideTheOutermost(binary, left, right);
          case IN, NOT_IN, OR, AND, EXCEPT, RANGE, PLUS, MINUS, TIMES, DIVIDED_BY ->
              throw new IllegalArgumentException("not by number: " + binary.operator());
        };
    return log.replace(CheckProblem.NUMBER_AND_NUMBERS, binary, meant, numbers, meant);
  }

  /** {@code bid > (highest number over number in (1, 3))}. */
  private String besideTheOutermost(Expression.Binary binary, Term left, Term right) {
    boolean largerLeft =
        binary.operator() == BinaryOperator.GREATER || binary.operator() == BinaryOperator.AT_LEAST;
    return outermost(left, !largerLeft)
        + log.written(left.span().gapTo(right))
        + outermost(right, largerLeft);
  }

  /** A number, or the one among several that a number must exceed to exceed them all. */
  private String outermost(Term term, boolean highest) {
    String written = log.written(term);
    return isSeveralNumbers(term)
        ? "(" + (highest ? "highest" : "lowest") + " number over number in " + written + ")"
        : written;
  }

  private Term different(Expression.Binary binary, Term left, Term right) {
    Optional<MissingProperty.Meant> meant =
        missingProperty().of(left, right.type()).or(() -> missingProperty().of(right, left.type()));
    if (TypeAdvice.combines(right, left.type())) {
      return oneOfThese(binary, left, right);
    }
    if (meant.isEmpty() && isOneOf(binary, left, right)) {
      return ErrorTerm.at(binary);
    }
    if (meant.isEmpty() && (isSeat(left, right) || isSeat(right, left))) {
      Term number = left.type() == Type.Basic.NUMBER ? left : right;
      String seat = "seat " + log.written(number);
      return log.replace(
          CheckProblem.UNKNOWN_PHRASE, number.span(), seat, log.written(number), seat);
    }
    Optional<List<String>> labels =
        ofTheirOwn(left.type(), right.type()).or(() -> ofTheirOwn(right.type(), left.type()));
    if (labels.isPresent()) {
      return log.error(
          CheckProblem.LABELS_OF_THEIR_OWN, binary, labels.get().toArray(String[]::new));
    }
    return meant.isPresent()
        ? ofProperty(binary, left, right, meant.get())
        : log.error(
            CheckProblem.DIFFERENT_KINDS,
            binary,
            Notation.of(left.type()),
            Notation.of(right.type()));
  }

  /**
   * Labels that are written like the suits or ranks of the deck: their type, the type of the other
   * value, and the type as a union of both; empty for others.
   */
  private Optional<List<String>> ofTheirOwn(Type labels, Type other) {
    if (!(labels instanceof Type.Labels(String name, List<String> all)) || name == null) {
      return Optional.empty();
    }
    Set<String> ofTheDeck =
        other == Type.Basic.SUIT
            ? symbols.constants().suits().keySet()
            : other == Type.Basic.RANK ? symbols.constants().ranks().keySet() : Set.of();
    List<String> rest = all.stream().filter(label -> !ofTheDeck.contains(label)).toList();
    String basic = Notation.of(other);
    return rest.size() == all.size()
        ? Optional.empty()
        : Optional.of(
            List.of(
                name,
                basic,
                "a "
                    + name
                    + " is "
                    + Stream.concat(Stream.of(basic), rest.stream())
                        .collect(Collectors.joining(" | "))));
  }

  /** Whether a player is compared with a plain number, as in {@code winner == 1}. */
  private static boolean isSeat(Term player, Term number) {
    return player.type() == Type.Basic.PLAYER && number.head() instanceof Long;
  }

  /**
   * Explains how to compare a single value with several, as in {@code winner == (seat 1, seat 3)}.
   *
   * @return whether it was explained
   */
  private boolean isOneOf(Expression.Binary binary, Term left, Term right) {
    Type several = Types.element(right.type());
    Type one = Types.element(left.type());
    boolean among = several != null && Types.comparable(left.type(), several);
    boolean only = one != null && Types.comparable(one, right.type());
    if (!among && !only) {
      return false;
    }
    boolean negated = binary.operator() == BinaryOperator.UNEQUAL;
    Term single = among ? left : right;
    Term set = among ? right : left;
    Edit onlyOne = Mismatch.onlyOne(set, log);
    String in = negated ? " not in " : " in ";
    String oneOf = log.words(single) + in + log.words(log.bracketed(set));
    String theOnlyOne =
        among
            ? log.words(left) + (negated ? " != " : " == ") + onlyOne.text()
            : onlyOne.text() + (negated ? " != " : " == ") + log.words(right);
    Fix isOneOf = Fix.replace(binary, oneOf);
    Fix isTheOnlyOne = Fix.of(onlyOne);
    log.problem(
        CheckProblem.ONE_AND_SEVERAL,
        binary,
        among ? List.of(isOneOf, isTheOnlyOne) : List.of(isTheOnlyOne, isOneOf),
        Notation.of(left.type()),
        Notation.of(right.type()),
        oneOf,
        theOnlyOne);
    return true;
  }

  /** {@code card.suit == [C, S]}. */
  private Term oneOfThese(Expression.Binary binary, Term left, Term right) {
    String in = binary.operator() == BinaryOperator.UNEQUAL ? " not in " : " in ";
    String set = TypeAdvice.inRound(log.written(right));
    Span rest = new Span(left.span().end(), right.span().end());
    return log.error(
        CheckProblem.SQUARE_BRACKETS,
        binary,
        Fix.replace(rest, in + set),
        log.written(right),
        in.strip() + " " + set);
  }

  private Term ofProperty(
      Expression.Binary binary, Term left, Term right, MissingProperty.Meant meant) {
    return log.error(
        CheckProblem.DIFFERENT_KINDS_PROPERTY,
        binary,
        meant.fix(),
        Notation.of(left.type()),
        Notation.of(right.type()),
        meant.text());
  }

  /**
   * Compares by order. Values are ordered within one type; a value of another type is neither
   * larger nor smaller.
   */
  private Term ordered(Expression.Binary binary, Term left, Term right) {
    Type type = Types.shared(left.type(), right.type());
    return Types.ordered(type)
        ? operation(binary, member(left, type), member(right, type))
        : CardOrder.missing(log, type, "rank", left, right);
  }

  private static Term member(Term term, Type type) {
    return Types.fits(term.type(), type) ? term : new Term.Member(term.span(), type, term);
  }

  private static boolean isNumber(Term term) {
    return term.type() == Type.Basic.NUMBER;
  }

  private static Term operation(Expression.Binary binary, Term left, Term right) {
    return new Term.Operation(
        binary.span(), Type.Basic.YES_NO, operator(binary.operator()), List.of(left, right));
  }

  private static Operator operator(BinaryOperator written) {
    return switch (written) {
      case EQUAL -> Operator.EQUAL;
      case UNEQUAL -> Operator.UNEQUAL;
      case LESS -> Operator.LESS;
      case AT_MOST -> Operator.AT_MOST;
      case GREATER -> Operator.GREATER;
      case AT_LEAST -> Operator.AT_LEAST;
      case IN -> Operator.IN;
      case NOT_IN -> Operator.NOT_IN;
      case OR, AND, EXCEPT, RANGE, PLUS, MINUS, TIMES, DIVIDED_BY ->
          throw new IllegalArgumentException("no comparison: " + written);
    };
  }

  private MissingProperty missingProperty() {
    return new MissingProperty(log);
  }
}
