package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.declarations.ItemNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.AllValues;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;

/** Checks lists of constants, and products of sets. */
public record ListChecker(
    TypedExpressions expressions, Symbols symbols, CheckLog log, WordChecker words) {

  Term infer(Expression.OfList expression, @Nullable Type hint, Scope scope) {
    return switch (expression) {
      case Expression.PlaceInList place -> place(place, scope);
      case Expression.Product product -> product(product, hint, scope);
    };
  }

  private Term place(Expression.PlaceInList place, Scope scope) {
    Term subject = expressions.infer(place.subject(), scope);
    List<Term> list = constants(place.list(), subject.type());
    return new Term.PlaceInList(place.span(), subject, list);
  }

  List<Term> constants(List<Item> items, Type type) {
    if (Types.isMistake(type)) {
      return List.of();
    }
    return ItemNames.names(items, log).stream().map(name -> constant(name, type)).toList();
  }

  private Term constant(Name name, Type type) {
    return expressions.converted(words.constant(name, type), type);
  }

  /** The ranks with the numbers of a range as their names. */
  Term ranks(Span span, long first, long last) {
    List<Item> items = List.of(new Item.NumberRange(span, first, last));
    return new Term.SetOfValues(span, Types.RANKS, constants(items, Type.Basic.RANK));
  }

  /** A product: {@code [1..7, suit]} means all combinations, {@code [2, H]} a single one. */
  Term product(Expression.Product product, @Nullable Type hint, Scope scope) {
    List<Term> factors = new ArrayList<>();
    for (Expression factor : product.factors()) {
      Type single = ProductTypes.factor(hint, factors.size());
      Type wanted = single != null && hint instanceof Type.SetOf ? new Type.SetOf(single) : single;
      factors.add(factor(factor, wanted, scope));
    }
    if (factors.stream().anyMatch(ErrorTerm::is)) {
      return ErrorTerm.at(product);
    }
    if (!ProductTypes.canHave(factors.size())) {
      return log.error(CheckProblem.PRODUCT_PARTS, product);
    }
    List<Type> types = factors.stream().map(ListChecker::element).toList();
    Type type = named(new Type.Product(null, types), hint);
    return factors.stream().noneMatch(factor -> factor.type() instanceof Type.SetOf)
        ? new Term.Combination(product.span(), type, factors)
        : new Term.Combinations(
            product.span(), new Type.SetOf(type), factors.stream().map(this::set).toList());
  }

  private static Type element(Term factor) {
    Type element = Types.element(factor.type());
    return element == null ? factor.type() : element;
  }

  /** The expected product type, or the only named one that fits. */
  private Type named(Type.Product type, @Nullable Type hint) {
    Type wanted = hint instanceof Type.SetOf(Type element) ? element : hint;
    Type.Product product = wanted == null ? null : Types.product(wanted);
    if (product != null && Types.fits(type, product)) {
      return product;
    }
    List<Type> fitting =
        symbols.labelTypes().all().values().stream()
            .filter(Type.Product.class::isInstance)
            .filter(named -> Types.fits(type, named))
            .toList();
    return fitting.size() == 1 ? fitting.getFirst() : type;
  }

  private Term set(Term factor) {
    return factor.type() instanceof Type.SetOf
        ? factor
        : expressions.converted(factor, new Type.SetOf(factor.type()));
  }

  /** A factor, in which the name of a type means all its values. */
  private Term factor(Expression written, @Nullable Type hint, Scope scope) {
    if (written instanceof Expression.Word(Span span, _)) {
      Type element = hint instanceof Type.SetOf(Type each) ? each : hint;
      log.caret().expect(span, element, () -> new Candidates(symbols).factors(element, scope));
    }
    Term factor = all(written);
    if (factor == null) {
      factor = expressions.infer(written, hint, scope);
    }
    Type type = element(factor);
    return ErrorTerm.is(factor) || ProductTypes.canBePart(type)
        ? factor
        : log.error(CheckProblem.PRODUCT_PART, factor, Notation.of(type));
  }

  private static @Nullable Term all(Expression factor) {
    if (factor instanceof Expression.Word(Span span, String text)) {
      Type type = AllValues.BY_TYPE_NAME.get(text);
      return type == null ? null : AllValues.of(type, span);
    }
    return null;
  }
}
