package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.NoneWord;
import tricksmith.check.symbols.Scope;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.BinaryOperator;

/** Checks expressions with several values of one type: cases, tables, lists. */
record AlternativesChecker(TypedExpressions expressions, ListChecker lists) {
  private record Values(List<Term> terms, Type type) {}

  Term infer(Expression.Alternatives expression, @Nullable Type hint, Scope scope) {
    return switch (expression) {
      case Expression.Cases cases -> cases(cases, hint, scope);
      case Expression.Table table -> table(table, hint, scope);
      case Expression.OrElse orElse -> orElse(orElse, hint, scope);
      case Expression.Listed listed -> listed(listed, hint, scope);
    };
  }

  private Term cases(Expression.Cases cases, @Nullable Type hint, Scope scope) {
    List<Expression> written =
        Stream.concat(
                cases.cases().stream().map(Expression.Case::value),
                Stream.ofNullable(cases.otherwise()))
            .toList();
    List<Term> conditions =
        cases.cases().stream().map(each -> expressions.condition(each.condition(), scope)).toList();
    Values values = values(written, hint, scope);
    List<Term.Case> found = new ArrayList<>();
    for (int place = 0; place < conditions.size(); place++) {
      found.add(new Term.Case(values.terms().get(place), conditions.get(place)));
    }
    Term otherwise = cases.otherwise() == null ? null : values.terms().getLast();
    return new Term.Cases(cases.span(), values.type(), found, otherwise);
  }

  private Term table(Expression.Table table, @Nullable Type hint, Scope scope) {
    // A set as a number: no row stands for a set.
    Term key = expressions.counted(expressions.infer(table.key(), scope));
    List<Expression> written =
        Stream.concat(
                table.rows().stream().map(Expression.Row::value),
                Stream.ofNullable(table.otherwise()))
            .toList();
    Values values = values(written, hint, scope);
    List<Term.Row> rows = new ArrayList<>();
    for (int place = 0; place < table.rows().size(); place++) {
      List<Term> keys = lists.constants(table.rows().get(place).keys(), key.type());
      rows.add(new Term.Row(keys, values.terms().get(place)));
    }
    Term otherwise = table.otherwise() == null ? null : values.terms().getLast();
    return new Term.Table(table.span(), values.type(), key, rows, otherwise);
  }

  private Term orElse(Expression.OrElse orElse, @Nullable Type hint, Scope scope) {
    Values values = values(List.of(orElse.value(), orElse.otherwise()), hint, scope);
    return new Term.OrElse(orElse.span(), values.terms().getFirst(), values.terms().getLast());
  }

  private Term listed(Expression.Listed listed, @Nullable Type hint, Scope scope) {
    List<@Nullable Term> read = read(listed.elements(), Types.element(hint), scope);
    Type several = joinSets(read);
    Type wanted = several == null ? Types.element(hint) : several;
    Values values = joined(listed.elements(), read, wanted, scope);
    if (Types.isMistake(values.type())) {
      return ErrorTerm.at(listed);
    }
    // A set among the elements stands for what is in it, also if it comes first.
    Type set = values.type() instanceof Type.SetOf of ? of : new Type.SetOf(values.type());
    return new Term.SetOfValues(listed.span(), set, values.terms());
  }

  /**
   * Returns the type of the set that single values and sets of such values form together; null if
   * there are no sets, or they are of other values. Beside a number, a set would else be its size.
   */
  private static @Nullable Type joinSets(List<@Nullable Term> read) {
    List<Type> types = read.stream().filter(Objects::nonNull).map(Term::type).distinct().toList();
    return types.stream()
        .filter(
            set ->
                set instanceof Type.SetOf(Type one)
                    && types.stream().allMatch(type -> type.equals(set) || type.equals(one)))
        .findFirst()
        .orElse(null);
  }

  private Values values(List<Expression> written, @Nullable Type hint, Scope scope) {
    List<@Nullable Term> read = read(written, hint, scope);
    return joined(written, read, areElements(read, hint) ? Types.element(hint) : hint, scope);
  }

  /**
   * Infers the values. Each is a hint for the next; {@code none} has no type of its own, so it is
   * left out and checked last.
   */
  private List<@Nullable Term> read(List<Expression> written, @Nullable Type hint, Scope scope) {
    Type before = null;
    List<@Nullable Term> terms = new ArrayList<>();
    for (Expression expression : written) {
      if (NoneWord.is(expression)) {
        terms.add(null);
        continue;
      }
      Term term = expressions.infer(expression, hinted(expression, hint, before), scope);
      Type joined = before == null ? term.type() : Types.joined(before, term.type());
      before = joined == null ? before : joined;
      terms.add(term);
    }
    return terms;
  }

  /** Returns what a value is taken for: a range among ranks, {@code (J, 2..6)}, is one of ranks. */
  private static @Nullable Type hinted(
      Expression written, @Nullable Type hint, @Nullable Type before) {
    Type one = hint == null ? before : hint;
    boolean isRange =
        written instanceof Expression.Binary binary && binary.operator() == BinaryOperator.RANGE;
    return isRange && one == Type.Basic.RANK ? new Type.SetOf(one) : one;
  }

  /** Where a set is wanted but every value is an element, one element is chosen. */
  private static boolean areElements(List<@Nullable Term> terms, @Nullable Type wanted) {
    return wanted instanceof Type.SetOf(Type element)
        && terms.stream().anyMatch(Objects::nonNull)
        && terms.stream()
            .filter(Objects::nonNull)
            .allMatch(term -> Types.fits(term.type(), element));
  }

  private Values joined(
      List<Expression> written, List<@Nullable Term> read, @Nullable Type hint, Scope scope) {
    Type type = null;
    List<@Nullable Term> terms = new ArrayList<>();
    for (Term each : read) {
      if (each == null) {
        terms.add(null);
        continue;
      }
      Term term = hint == null ? each : asHinted(each, hint);
      Type joined = type == null ? term.type() : Types.joined(type, term.type());
      if (joined == null && type != null) {
        term = expressions.converted(term, type);
      }
      terms.add(term);
      type = joined == null ? type : joined;
    }
    Type found = hint != null && type != null && Types.fits(type, hint) ? hint : type;
    return new Values(
        complete(written, terms, found == null ? hint : found, scope), typed(found, hint));
  }

  private static Type typed(@Nullable Type found, @Nullable Type hint) {
    if (found != null) {
      return found;
    }
    return hint != null ? hint : Types.MISTAKE;
  }

  private Term asHinted(Term term, Type hint) {
    Term converted = expressions.convertIfPossible(term, hint);
    return converted == null ? term : converted;
  }

  private List<Term> complete(
      List<Expression> written, List<@Nullable Term> terms, @Nullable Type type, Scope scope) {
    List<Term> all = new ArrayList<>();
    for (int place = 0; place < written.size(); place++) {
      Term term = terms.get(place);
      all.add(term != null ? term : expressions.infer(written.get(place), type, scope));
    }
    return all;
  }
}
