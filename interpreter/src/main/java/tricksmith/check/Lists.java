package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;

/** Lists of constants, and combinations of sets. */
final class Lists {
  /** What the name of a type means there: all that are of it. */
  private static final Map<String, BuiltInWord> ALL =
      Map.of(
          "suit", new BuiltInWord("suits", Types.SUITS, Operator.SUITS),
          "rank", new BuiltInWord("ranks", Types.RANKS, Operator.RANKS),
          "player", new BuiltInWord("players", Types.PLAYERS, Operator.PLAYERS),
          "side", new BuiltInWord("sides", Types.SIDES, Operator.SIDES));

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
        return new Term.Operation(span, new Type.SetOf(labels), Operator.ALL_LABELS, List.of());
      }
      BuiltInWord all = ALL.get(text);
      if (all != null) {
        return all.at(span);
      }
    }
    return context.expressions.set(factor, scope);
  }
}
