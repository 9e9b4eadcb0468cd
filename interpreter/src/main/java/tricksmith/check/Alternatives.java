package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;

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
      List<Term> keys = constants(table.rows().get(place).keys(), key.type());
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

  /**
   * Each value may tell the type of those after it; {@code none} tells nothing, so it comes last.
   */
  private Values values(List<Expression> written, @Nullable Type hint, Scope scope) {
    Type type = null;
    List<@Nullable Term> terms = new ArrayList<>();
    for (Expression expression : written) {
      if (NoneWord.is(expression)) {
        terms.add(null);
        continue;
      }
      Term term = value(expression, hint, type, scope);
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

  private Term value(
      Expression expression, @Nullable Type hint, @Nullable Type before, Scope scope) {
    Term term = context.expressions.hinted(expression, hint != null ? hint : before, scope);
    Term converted = hint == null ? null : context.conversion.of(term, hint);
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

  Term place(Expression.PlaceInList place, Scope scope) {
    Term subject = context.expressions.infer(place.subject(), scope);
    List<Term> list = constants(place.list(), subject.type());
    return new Term.PlaceInList(place.span(), subject, list);
  }

  private List<Term> constants(List<Item> items, Type type) {
    if (Types.isMistake(type)) {
      return List.of();
    }
    return Items.names(items, context.notes).stream().map(name -> constant(name, type)).toList();
  }

  private Term constant(Name name, Type type) {
    return context.expressions.converted(context.words.constant(name, type), type);
  }

  /** The ranks that are written as the numbers of a range. */
  Term ranks(Span span, long first, long last) {
    List<Item> items = List.of(new Item.NumberRange(span, first, last));
    return new Term.SetOfValues(span, Types.RANKS, constants(items, Type.Basic.RANK));
  }

  /** {@code [suit, switch]}. */
  Term product(Expression.Product product, Scope scope) {
    List<Term> factors = product.factors().stream().map(factor -> factor(factor, scope)).toList();
    List<Type> types = new ArrayList<>();
    for (Term factor : factors) {
      Type element = Types.element(factor.type());
      if (element == null) {
        return Mistake.at(product.span());
      }
      types.add(element);
    }
    Type type = new Type.SetOf(new Type.Product(types));
    return new Term.Combinations(product.span(), type, factors);
  }

  /** The name of a type stands for all its values. */
  private Term factor(Expression factor, Scope scope) {
    if (factor instanceof Expression.Word(Span span, String text)) {
      Type.Labels labels = context.declared.labelTypes().named(text);
      if (labels != null) {
        Span declared = context.declared.labelTypes().declared(text);
        context.notes.use(span, text, NameKind.LABEL_TYPE, declared, labels);
        return all(span, labels, Operator.ALL_LABELS);
      }
      switch (text) {
        case "suit" -> {
          return all(span, Type.Basic.SUIT, Operator.SUITS);
        }
        case "rank" -> {
          return all(span, Type.Basic.RANK, Operator.RANKS);
        }
        case "player" -> {
          return all(span, Type.Basic.PLAYER, Operator.PLAYERS);
        }
        default -> {}
      }
    }
    return context.expressions.set(factor, scope);
  }

  private static Term all(Span span, Type element, Operator operator) {
    return new Term.Operation(span, new Type.SetOf(element), operator, List.of());
  }
}
