package tricksmith.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/**
 * Values that are put together of others, {@code [number, suit]}, and their parts, which are called
 * after the parts' types.
 */
final class Products {
  private static final int FEWEST_PARTS = 2;
  private static final int MOST_PARTS = 3;

  private Products() {}

  /** Whether a product can have so many parts. */
  static boolean canHave(int parts) {
    return parts >= FEWEST_PARTS && parts <= MOST_PARTS;
  }

  /** Whether values of a type can be parts of a product. */
  static boolean canBePart(Type type) {
    return switch (type) {
      case Type.Basic basic -> basic != Type.Basic.CARD && basic != Type.Basic.TRICK;
      case Type.Labels _ -> true;
      case Type.Union(_, List<Type> members) -> members.stream().allMatch(Products::canBePart);
      case Type.Nothing _, Type.Product _, Type.SetOf _ -> false;
    };
  }

  /** Whether values of a type have a part of this name. */
  static boolean hasPart(Type type, String name) {
    return parts(type).containsKey(name);
  }

  /** The names and types of all parts that values of a type have; each once. */
  static Map<String, Type> parts(Type type) {
    Map<String, Type> parts = new LinkedHashMap<>();
    if (type instanceof Type.Union(_, List<Type> members)) {
      members.forEach(member -> addPart(member, parts));
    }
    Type.Product product = Types.product(type);
    if (product != null) {
      product.factors().forEach(factor -> addPart(factor, parts));
    }
    return parts;
  }

  private static void addPart(Type part, Map<String, Type> parts) {
    String name = Types.name(part);
    if (name != null) {
      parts.putIfAbsent(name, part);
    }
  }

  /**
   * The part of a value that is of the type of this name: of a combination the part, of a union the
   * value itself, if it is of that type.
   */
  static Term part(Term of, Name name, Span span, Context context) {
    Span declared = context.declared.labelTypes().declared(name.text());
    NameKind kind = declared == null ? NameKind.WORD : NameKind.LABEL_TYPE;
    context.notes.use(name, kind, declared, parts(of.type()).get(name.text()));
    if (of.type() instanceof Type.Union(_, List<Type> members)) {
      for (Type member : members) {
        if (name.text().equals(Types.name(member))) {
          return new Term.Member(span, member, of);
        }
      }
    }
    Type.Product product = Types.product(of.type());
    if (product == null) {
      throw new IllegalArgumentException("no part " + name + " of " + of.type());
    }
    Term combination = of.type() instanceof Type.Union ? new Term.Member(span, product, of) : of;
    return part(combination, product, name, span, context);
  }

  private static Term part(Term of, Type.Product product, Name name, Span span, Context context) {
    List<Type> factors = product.factors();
    List<Integer> places =
        IntStream.range(0, factors.size())
            .filter(place -> name.text().equals(Types.name(factors.get(place))))
            .boxed()
            .toList();
    return places.size() > 1
        ? context.mistake(CheckProblem.SEVERAL_PARTS, name.span(), name.text())
        : new Term.Part(span, factors.get(places.getFirst()), of, places.getFirst());
  }

  /** All parts of a term in order; the term itself, if it is no combination. */
  static List<Term> parts(Term term) {
    return term.type() instanceof Type.Product(_, List<Type> factors)
        ? IntStream.range(0, factors.size())
            .<Term>mapToObj(place -> new Term.Part(term.span(), factors.get(place), term, place))
            .toList()
        : List.of(term);
  }

  /**
   * The type that a factor must have where a product of these is expected; null if it may be any.
   */
  static @Nullable Type factor(@Nullable Type hint, int place) {
    Type type = hint instanceof Type.SetOf(Type element) ? element : hint;
    Type.Product product = type == null ? null : Types.product(type);
    return product == null || place >= product.factors().size()
        ? null
        : product.factors().get(place);
  }
}
