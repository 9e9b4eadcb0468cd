package tricksmith.check.statements;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Problem;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;

/**
 * Finds a condition after a statement that may have been meant for part of it: for the last
 * alternative of a choice, or as a further case of a value.
 */
record TrailingConditions(CheckLog log) {
  private static final Pattern EACH = Pattern.compile("\\beach\\b");
  private static final Pattern ELSE = Pattern.compile("\\belse\\b\\s*+:?\\s*+");
  private static final Pattern SIGN = Pattern.compile("[!=]=");

  /** Reports a condition after a statement that could be read in two ways. */
  void explain(Statement.If branch, Statement statement) {
    Guard guard = new Guard(branch, statement, word(branch, statement));
    if (statement instanceof Statement.LocalDefinition definition) {
      definedAtTimes(guard, definition.definition().name(), definition.definition().body());
    } else if (statement instanceof Statement.Choice choice) {
      choice(guard, choice);
    } else if (statement.value() instanceof Expression.Cases cases && !isBracketed(cases)) {
      report(MisreadingProblem.CASE_OR_STATEMENT, guard, ofValues(guard, cases), guard.word());
    }
  }

  /** Whether cases are in brackets, after which it is clear what a condition belongs to. */
  private boolean isBracketed(Expression.Cases cases) {
    return log.after(cases.span().end()).stripLeading().startsWith(")");
  }

  /** A statement with a condition after it, and the word between them. */
  private record Guard(Statement.If branch, Statement statement, String word) {
    boolean isIf() {
      return word.equals("if");
    }
  }

  private String word(Statement.If branch, Statement statement) {
    String between = log.written(statement.span().gapTo(condition(branch)));
    return between.contains("unless") ? "unless" : "if";
  }

  /**
   * The span of the condition. For {@code unless C} the condition is {@code not C}, in the same
   * place.
   */
  private static Span condition(Statement.If branch) {
    return branch.condition().span();
  }

  private void choice(Guard guard, Statement.Choice choice) {
    Expression where = lastWhere(choice);
    if (where != null) {
      whereOrChoice(guard, where);
      return;
    }
    if (choice.sets().size() < 2 || choice.where() != null || choice.then() != null) {
      return;
    }
    List<Fix> fixes = new ArrayList<>();
    Span last = choice.sets().getLast().span();
    if (last.end() == choice.span().end() && guard.isIf()) {
      fixes.add(Fix.of(Edit.before(last, "("), Edit.after(condition(guard.branch()), ")")));
    }
    fixes.addAll(first(guard).toList());
    report(
        CheckProblem.CHOICE_OR_ALTERNATIVE,
        guard,
        fixes,
        log.written(last),
        log.written(condition(guard.branch())));
  }

  /** The condition after {@code where} with which a choice ends; null if it ends otherwise. */
  private static @Nullable Expression lastWhere(Statement.Choice choice) {
    Statement.Offer instead = choice.instead();
    Expression where = instead == null ? choice.where() : instead.where();
    Statement.Pass pass = choice.pass();
    boolean ends =
        where != null
            && choice.then() == null
            && choice.called() == null
            && (pass == null || pass.span().end() <= where.span().start());
    return ends ? where : null;
  }

  /**
   * Reports {@code chooses bid from 0..5 where it != 3 if player == dealer}, which asks nobody but
   * the dealer.
   */
  private void whereOrChoice(Guard guard, Expression where) {
    Expression condition = guard.branch().condition();
    String exempt = guard.isIf() ? opposite(condition) : either(condition, written(guard));
    String limited = exempt + " or " + either(where, log.written(where));
    List<Fix> fixes = new ArrayList<>();
    if (!log.after(where.span().end()).stripLeading().startsWith(")")) {
      Span both = new Span(where.span().start(), condition(guard.branch()).end());
      fixes.add(Fix.replace(both, limited));
    }
    fixes.addAll(first(guard).toList());
    report(MisreadingProblem.WHERE_OR_CHOICE, guard, fixes, guard.word(), limited, asked(guard));
  }

  /** How a condition is written beside {@code or}. */
  private static String either(Expression condition, String written) {
    Expression asked =
        condition instanceof Expression.Unary(_, _, Expression operand) ? operand : condition;
    return asked instanceof Expression.Binary(_, BinaryOperator operator, _, _)
            && operator == BinaryOperator.AND
        ? "(" + written + ")"
        : written;
  }

  private String opposite(Expression condition) {
    if (condition instanceof Expression.Binary(_, BinaryOperator operator, var left, var right)
        && (operator == BinaryOperator.EQUAL || operator == BinaryOperator.UNEQUAL)) {
      Span between = left.span().gapTo(right);
      String sign = operator == BinaryOperator.EQUAL ? "!=" : "==";
      return log.written(new Span(condition.span().start(), between.start()))
          + SIGN.matcher(log.written(between)).replaceFirst(sign)
          + log.written(new Span(between.end(), condition.span().end()));
    }
    return "not (" + log.written(condition) + ")";
  }

  private void definedAtTimes(Guard guard, Name name, Expression body) {
    List<Fix> fixes = new ArrayList<>();
    if (body instanceof Expression.Cases cases && !isBracketed(cases)) {
      fixes.addAll(asCase(guard, cases).toList());
    } else {
      Span end = new Span(guard.statement().span().end(), condition(guard.branch()).end());
      fixes.add(Fix.replace(end, " if not (" + written(guard) + ")"));
    }
    report(MisreadingProblem.DEFINED_AT_TIMES, guard, fixes, name.text(), guard.word());
  }

  /** Fixes that make the condition a further case, or put it before the statement. */
  private List<Fix> ofValues(Guard guard, Expression.Cases cases) {
    return Stream.concat(asCase(guard, cases), first(guard)).toList();
  }

  private Stream<Fix> asCase(Guard guard, Expression.Cases cases) {
    if (!guard.isIf() || cases.otherwise() == null) {
      return Stream.of();
    }
    Span gap = cases.cases().getLast().condition().span().gapTo(cases.otherwise());
    String between = log.written(gap);
    Matcher found = ELSE.matcher(between);
    if (!found.find()) {
      return Stream.of();
    }
    String before = between.substring(0, found.start()).stripTrailing();
    int start = before.endsWith(",") ? before.length() - 1 : before.length();
    Span otherwise = new Span(gap.start() + start, gap.start() + found.end());
    return Stream.of(Fix.replace(otherwise, ", "));
  }

  /** The fix {@code if C: STATEMENT}; none for what each of several does. */
  private Stream<Fix> first(Guard guard) {
    Span statement = guard.statement().span();
    String before = log.before(statement.start());
    int start = Math.max(before.lastIndexOf('{'), before.lastIndexOf(';')) + 1;
    if (EACH.matcher(before.substring(start)).find()) {
      return Stream.of();
    }
    return Stream.of(
        Fix.of(
            Edit.before(statement, "if " + asked(guard) + ": "),
            Edit.remove(new Span(statement.end(), condition(guard.branch()).end()))));
  }

  /** The condition on which the statement is performed. */
  private String asked(Guard guard) {
    return guard.isIf() ? written(guard) : "not (" + written(guard) + ")";
  }

  private String written(Guard guard) {
    return log.written(condition(guard.branch()));
  }

  private void report(Problem problem, Guard guard, List<Fix> fixes, String... arguments) {
    log.problem(problem, condition(guard.branch()), fixes, arguments);
  }
}
