package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.syntax.Expression;

/** Expressions with several values of one type: cases, tables, lists. */
final class Alternatives {
  private final Context context;

  Alternatives(Context context) {
    this.context = context;
  }

  /** Values of one type. */
  private record Values(List<Term> terms, Type type) {}

  Term cases(Expression.Cases cases, @Nullable Type hint, Scope scope) {
    List<Expression> written =
        Stream.concat(
                cases.cases().stream().map(Expression.Case::value),
                Stream.ofNullable(cases.otherwise()))
            .toList();
    List<Term> conditions =
        cases.cases().stream()
            .map(each -> context.expressions.condition(each.condition(), scope))
            .toList();
    Values values = values(written, hint, scope);
    List<Term.Case> found = new ArrayList<>();
    for (int place = 0; place < conditions.size(); place++) {
      found.add(new Term.Case(values.terms().get(place), conditions.get(place)));
    }
    Term otherwise = cases.otherwise() == null ? null : values.terms().getLast();
    return new Term.Cases(cases.span(), values.type(), found, otherwise);
  }

  Term table(Expression.Table table, @Nullable Type hint, Scope scope) {
    Term key = context.expressions.infer(table.key(), scope);
    List<Expression> written =
        Stream.concat(
                table.rows().stream().map(Expression.Row::value),
                Stream.ofNullable(table.otherwise()))
            .toList();
    Values values = values(written, hint, scope);
    List<Term.Row> rows = new ArrayList<>();
    for (int place = 0; place < table.rows().size(); place++) {
      List<Term> keys = context.lists.constants(table.rows().get(place).keys(), key.type());
      rows.add(new Term.Row(keys, values.terms().get(place)));
    }
    Term otherwise = table.otherwise() == null ? null : values.terms().getLast();
    return new Term.Table(table.span(), values.type(), key, rows, otherwise);
  }

  Term orElse(Expression.OrElse orElse, @Nullable Type hint, Scope scope) {
    Values values = values(List.of(orElse.value(), orElse.otherwise()), hint, scope);
    return new Term.OrElse(orElse.span(), values.terms().getFirst(), values.terms().getLast());
  }

  Term listed(Expression.Listed listed, @Nullable Type hint, Scope scope) {
    Values values = values(listed.elements(), Types.element(hint), scope);
    return Types.isMistake(values.type())
        ? Mistake.at(listed.span())
        : new Term.SetOfValues(listed.span(), new Type.SetOf(values.type()), values.terms());
  }

  private Values values(List<Expression> written, @Nullable Type hint, Scope scope) {
    List<@Nullable Term> read = read(written, hint, scope);
    return joined(written, read, areElements(read, hint) ? Types.element(hint) : hint, scope);
  }

  /**
   * Each value may tell the type of those after it; {@code none} tells nothing, so it comes last
   * and is left out here.
   */
  private List<@Nullable Term> read(List<Expression> written, @Nullable Type hint, Scope scope) {
    Type before = null;
    List<@Nullable Term> terms = new ArrayList<>();
    for (Expression expression : written) {
      if (NoneWord.is(expression)) {
        terms.add(null);
        continue;
      }
      Term term = context.expressions.hinted(expression, hint != null ? hint : before, scope);
      Type joined = before == null ? term.type() : Types.joined(before, term.type());
      before = joined == null ? before : joined;
      terms.add(term);
    }
    return terms;
  }

  /** Where a set is wanted and each value is an element, one element is chosen among them. */
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
        term = context.expressions.converted(term, type);
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
    Term converted = context.conversion.of(term, hint);
    return converted == null ? term : converted;
  }

  private List<Term> complete(
      List<Expression> written, List<@Nullable Term> terms, @Nullable Type type, Scope scope) {
    List<Term> all = new ArrayList<>();
    for (int place = 0; place < written.size(); place++) {
      Term term = terms.get(place);
      all.add(term != null ? term : context.expressions.hinted(written.get(place), type, scope));
    }
    return all;
  }
}
