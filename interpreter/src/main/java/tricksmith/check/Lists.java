package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;

/** Lists of constants, and combinations of sets. */
final class Lists {
  /** Types of the language whose name means all that are of it. */
  static final Map<String, Type> ALL =
      Map.of(
          "suit", Type.Basic.SUIT,
          "rank", Type.Basic.RANK,
          "player", Type.Basic.PLAYER,
          "side", Type.Basic.SIDE);

  private final Context context;

  Lists(Context context) {
    this.context = context;
  }

  Term place(Expression.PlaceInList place, Scope scope) {
    Term subject = context.expressions.infer(place.subject(), scope);
    List<Term> list = constants(place.list(), subject.type());
    return new Term.PlaceInList(place.span(), subject, list);
  }

  /** The constants of a list, all of one type. */
  List<Term> constants(List<Item> items, Type type) {
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

  /** {@code [1..7, suit]}: all combinations; {@code [2, H]}, of single values: that one. */
  Term product(Expression.Product product, @Nullable Type hint, Scope scope) {
    List<Term> factors = new ArrayList<>();
    for (Expression factor : product.factors()) {
      Type single = Products.factor(hint, factors.size());
      Type wanted = single != null && hint instanceof Type.SetOf ? new Type.SetOf(single) : single;
      factors.add(factor(factor, wanted, scope));
    }
    if (factors.stream().anyMatch(Mistake::is)) {
      return Mistake.at(product.span());
    }
    if (!Products.canHave(factors.size())) {
      return context.mistake(CheckProblem.PRODUCT_PARTS, product.span());
    }
    List<Type> types = factors.stream().map(Lists::element).toList();
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

  /** The product that is expected, or the only one that the script names, if this is one of it. */
  private Type named(Type.Product type, @Nullable Type hint) {
    Type wanted = hint instanceof Type.SetOf(Type element) ? element : hint;
    Type.Product product = wanted == null ? null : Types.product(wanted);
    if (product != null && Types.fits(type, product)) {
      return product;
    }
    List<Type> fitting =
        context.declared.labelTypes().all().values().stream()
            .filter(Type.Product.class::isInstance)
            .filter(named -> Types.fits(type, named))
            .toList();
    return fitting.size() == 1 ? fitting.getFirst() : type;
  }

  private Term set(Term factor) {
    return factor.type() instanceof Type.SetOf
        ? factor
        : context.expressions.converted(factor, new Type.SetOf(factor.type()));
  }

  /** The name of a type stands for all its values. */
  private Term factor(Expression written, @Nullable Type hint, Scope scope) {
    if (written instanceof Expression.Word(Span span, _)) {
      Type element = hint instanceof Type.SetOf(Type each) ? each : hint;
      context.notes.caret().expect(span, element, () -> context.candidates.factors(element, scope));
    }
    Term factor = all(written);
    if (factor == null) {
      factor = context.expressions.hinted(written, hint, scope);
    }
    Type type = element(factor);
    return Mistake.is(factor) || Products.canBePart(type)
        ? factor
        : context.mistake(CheckProblem.PRODUCT_PART, factor.span(), Notation.of(type));
  }

  private static @Nullable Term all(Expression factor) {
    if (factor instanceof Expression.Word(Span span, String text)) {
      Type type = ALL.get(text);
      return type == null ? null : AllValues.of(type, span);
    }
    return null;
  }
}
