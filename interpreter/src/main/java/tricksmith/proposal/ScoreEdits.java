package tricksmith.proposal;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values;
import tricksmith.proposal.SmallEdit.Kind;
import tricksmith.proposal.Vocabulary.Condition;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement;

/**
 * Edits of scores. Numbers are set to give the score wished for: two trials show how the score
 * changes with a number.
 */
record ScoreEdits(
    PointedScript script,
    Vocabulary vocabulary,
    Wish.Scores wish,
    Trial trial,
    Consumer<SmallEdit> found) {
  /** Finds what a seat would score after edits; null if that cannot be determined. */
  interface Trial {
    @Nullable Long score(List<Edit> edits);
  }

  /** Hands over all edits, the plainest kinds first. */
  void find() {
    new ValueEdits(script, vocabulary).ofOptions().forEach(found);
    scores().map(Statement::span).map(this::statementOf).forEach(this::removed);
    script.expressions().forEach(this::summands);
    numbers(script.terms());
    script.definitions().forEach(this::definition);
    scores().map(Statement.Scores::value).forEach(this::times);
    scores().map(Statement.Scores::value).forEach(this::value);
    script.definitions().map(Definition::body).forEach(this::value);
    new ValueEdits(script, vocabulary).of(null, null).forEach(found);
  }

  private Stream<Statement.Scores> scores() {
    return script.statements(Statement.Scores.class);
  }

  private void removed(Span statement) {
    found.accept(
        SmallEdit.of(
            Kind.REMOVED_STATEMENT,
            4,
            List.of(script.removed(statement)),
            new Description.StatementRemoved(script.text(statement))));
  }

  /** Returns the whole statement that ends in an inner one: {@code each side scores 1 if C}. */
  private Span statementOf(Span inner) {
    return script
        .statements()
        .filter(each -> each instanceof Statement.Each || each instanceof Statement.If)
        .filter(each -> each.span().contains(inner.start()) && each.span().contains(inner.end()))
        .filter(
            each -> each.blocks().stream().mapToInt(block -> block.statements().size()).sum() == 1)
        .map(Statement::span)
        .filter(span -> !script.text(span).contains("{"))
        .reduce(inner, Span::to);
  }

  private void definition(Definition definition) {
    if (script.isOfType(definition, Type.Basic.NUMBER)) {
      solved(
          definition.body().span(),
          Kind.VALUE,
          7,
          value -> new Description.Assigned(definition.name().text(), value));
    }
  }

  private void summands(Expression expression) {
    if (expression instanceof Expression.Binary binary
        && (binary.operator() == Expression.BinaryOperator.PLUS
            || binary.operator() == Expression.BinaryOperator.MINUS)) {
      summands(binary);
    }
  }

  private void summands(Expression.Binary binary) {
    String sign = binary.operator() == Expression.BinaryOperator.PLUS ? "+" : "-";
    Span between = binary.left().span().gapTo(binary.right());
    int at = script.text(between).indexOf(" " + sign + " ");
    if (at < 0) {
      at = script.text(between).indexOf(sign);
    }
    int operator = between.start() + at;
    Span right = new Span(endOfText(operator), binary.span().end());
    if (ValueEdits.balanced(script.text(right))) {
      found.accept(
          SmallEdit.of(
              Kind.REMOVED_SUMMAND,
              4,
              List.of(Edit.remove(right)),
              new Description.SummandRemoved(script.text(binary.right().span()))));
    }
    int after = script.source().text().indexOf(sign, operator) + 1;
    Span left = new Span(binary.span().start(), after);
    if (ValueEdits.balanced(script.text(left))) {
      String kept = sign.equals("-") ? "-" : "";
      found.accept(
          SmallEdit.of(
              Kind.REMOVED_SUMMAND,
              5,
              List.of(new Edit(left, kept)),
              new Description.SummandRemoved(script.text(binary.left().span()))));
    }
  }

  private int endOfText(int offset) {
    String text = script.source().text();
    int end = offset;
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** Sets the numbers on which the score depends. A number that is 0 did not make it. */
  private void numbers(Stream<Term> terms) {
    Long now = trial.score(List.of());
    if (now != null) {
      Set<Span> seen = new LinkedHashSet<>();
      terms
          .filter(Term.NumberConstant.class::isInstance)
          .filter(term -> seen.add(term.span()))
          .forEach(term -> number((Term.NumberConstant) term, now));
    }
  }

  private void number(Term.NumberConstant constant, long now) {
    Long next = trial.score(List.of(new Edit(constant.span(), written(constant.value() + 1))));
    if (next == null || next == now) {
      return;
    }
    long slope = Values.minus(next, now);
    long steps = Values.dividedBy(Values.minus(wish.score(), now), slope);
    if (Values.isWhole(steps)) {
      long value = constant.value() + Values.whole(steps);
      found.accept(
          SmallEdit.of(
              Kind.NUMBER,
              constant.value() == 0 ? 6 : 4,
              List.of(new Edit(constant.span(), written(value))),
              new Description.Replaced(
                  written(constant.value()), written(value), script.partWith(constant.span()))));
    }
  }

  private static String written(long value) {
    return String.valueOf(value);
  }

  /** Adds an edit that counts a value several times; a number in it can change by itself. */
  private void times(Expression value) {
    String text = script.text(value.span());
    if (text.chars().noneMatch(Character::isDigit)) {
      boolean binds = value instanceof Expression.Call || value instanceof Expression.Word;
      String factor = binds ? text : "(" + text + ")";
      solved(
          value.span(),
          "%s * " + factor,
          Kind.VALUE,
          5,
          number -> replaced(value, number + " * " + factor));
    }
  }

  /** Adds edits that replace the parts of an independent value with a number or something known. */
  private void value(Expression value) {
    if (value instanceof Expression.Cases(var span, var cases, @Nullable Expression otherwise)) {
      for (Expression.Case each : cases) {
        instead(each.value());
        number(each);
      }
      if (otherwise == null) {
        otherwise(span);
      } else {
        instead(otherwise);
      }
      before(cases);
    } else {
      cases(value);
    }
  }

  private void number(Expression.Case each) {
    for (Condition condition : vocabulary.ofPlayer(wish.seat())) {
      String text = script.text(each.value().span());
      solved(
          each.value().span(),
          "(%s if " + condition.text() + ", else " + text + ")",
          Kind.ADDED_CASE,
          5 + condition.cost(),
          written -> new Description.CaseAdded(condition.said(), written));
    }
  }

  private void instead(Expression value) {
    if (!(value instanceof Expression.NumberLiteral)) {
      solved(value.span(), Kind.VALUE, 5, written -> replaced(value, written));
    }
    for (String known : numbers()) {
      for (String sign : List.of("", "-")) {
        String text = sign + (known.contains(" ") && !sign.isEmpty() ? "(" + known + ")" : known);
        found.accept(
            SmallEdit.of(
                Kind.VALUE, 6, List.of(new Edit(value.span(), text)), replaced(value, text)));
      }
    }
  }

  private void otherwise(Span cases) {
    solved(
        new Span(cases.end(), cases.end()),
        ", else %s",
        Kind.ADDED_CASE,
        5,
        written -> new Description.CaseAdded(new Circumstance.Otherwise(), written));
    for (String known : numbers()) {
      for (String sign : List.of("", "-")) {
        String text = ", else " + sign + known;
        found.accept(
            SmallEdit.of(
                Kind.ADDED_CASE,
                6,
                List.of(Edit.after(cases, text)),
                new Description.CaseAdded(new Circumstance.Otherwise(), sign + known)));
      }
    }
  }

  /**
   * Adds a case before the others, with a condition of its own or with the first one's and one
   * more.
   */
  private void before(List<Expression.Case> cases) {
    Expression.Case first = cases.getFirst();
    Span at = new Span(first.value().span().start(), first.value().span().start());
    for (Condition condition : vocabulary.ofPlayer(wish.seat())) {
      String known = script.text(first.condition().span());
      boolean simple = !known.contains(" or ");
      solved(
          at,
          "%s if " + condition.text() + ", ",
          Kind.ADDED_CASE,
          4 + condition.cost(),
          written -> new Description.CaseAdded(condition.said(), written));
      if (simple) {
        solved(
            at,
            "%s if " + known + " and " + condition.text() + ", ",
            Kind.ADDED_CASE,
            4 + condition.cost(),
            written ->
                new Description.CaseAdded(new Circumstance.Both(known, condition.said()), written));
      }
    }
  }

  private void cases(Expression value) {
    String text = script.text(value.span());
    for (Condition condition : vocabulary.ofPlayer(wish.seat())) {
      solved(
          value.span(),
          "(%s if " + condition.text() + ", else " + text + ")",
          Kind.ADDED_CASE,
          4 + condition.cost(),
          written -> new Description.CaseAdded(condition.said(), written));
    }
  }

  /**
   * Returns amounts that the script already implies: the differences between the two sides of its
   * comparisons.
   */
  private Set<String> numbers() {
    Set<String> found = new LinkedHashSet<>();
    script
        .expressions(Expression.Binary.class)
        .filter(each -> each.operator() == Expression.BinaryOperator.EQUAL)
        .filter(each -> script.text(each.span()).contains("player"))
        .filter(each -> !script.text(each.span()).contains("card"))
        .forEach(
            each ->
                found.add(
                    "difference(%s, %s)"
                        .formatted(
                            script.text(each.left().span()), script.text(each.right().span()))));
    return found;
  }

  private Description replaced(Expression value, String by) {
    return new Description.Replaced(script.text(value.span()), by, script.partWith(value.span()));
  }

  private void solved(Span span, Kind kind, int cost, Function<String, Description> said) {
    solved(span, "%s", kind, cost, said);
  }

  /** Inserts the number that gives the score wished for, if there is one. */
  private void solved(
      Span span, String pattern, Kind kind, int cost, Function<String, Description> said) {
    Long zero = trial.score(List.of(new Edit(span, pattern.formatted("0"))));
    if (zero == null) {
      return;
    }
    if (zero == wish.score()) {
      put(span, pattern, 0, kind, cost, said);
      return;
    }
    Long one = trial.score(List.of(new Edit(span, pattern.formatted("1"))));
    if (one == null || one.equals(zero)) {
      return;
    }
    long value = Values.dividedBy(Values.minus(wish.score(), zero), Values.minus(one, zero));
    if (Values.isWhole(value)) {
      put(span, pattern, Values.whole(value), kind, cost, said);
    }
  }

  private void put(
      Span span,
      String pattern,
      int value,
      Kind kind,
      int cost,
      Function<String, Description> said) {
    found.accept(
        SmallEdit.of(
            kind,
            cost,
            List.of(new Edit(span, pattern.formatted(String.valueOf(value)))),
            said.apply(String.valueOf(value))));
  }
}
