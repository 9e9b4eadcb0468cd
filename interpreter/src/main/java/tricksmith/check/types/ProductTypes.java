package tricksmith.check.types;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;

/** Combinations such as {@code [number, suit]}, and their parts, named after their types. */
public final class ProductTypes {
  private static final int FEWEST_PARTS = 2;
  private static final int MOST_PARTS = 3;

  private ProductTypes() {}

  public static boolean canHave(int parts) {
    return parts >= FEWEST_PARTS && parts <= MOST_PARTS;
  }

  public static boolean canBePart(Type type) {
    return switch (type) {
      case Type.Basic basic -> basic != Type.Basic.CARD && basic != Type.Basic.TRICK;
      case Type.Labels _ -> true;
      case Type.Union(_, List<Type> members) -> members.stream().allMatch(ProductTypes::canBePart);
      case Type.Nothing _, Type.Product _, Type.SetOf _ -> false;
    };
  }

  public static boolean hasPart(Type type, String name) {
    return parts(type).containsKey(name);
  }

  /** The names and types of the parts of a type, without duplicates. */
  public static Map<String, Type> parts(Type type) {
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

  /** The parts of a term in order; the term itself if it is not a combination. */
  public static List<Term> parts(Term term) {
    return term.type() instanceof Type.Product(_, List<Type> factors)
        ? IntStream.range(0, factors.size())
            .<Term>mapToObj(place -> new Term.Part(term.span(), factors.get(place), term, place))
            .toList()
        : List.of(term);
  }

  /** The expected type of a factor where a product is expected; null for any. */
  public static @Nullable Type factor(@Nullable Type hint, int place) {
    Type type = hint instanceof Type.SetOf(Type element) ? element : hint;
    Type.Product product = type == null ? null : Types.product(type);
    return product == null || place >= product.factors().size()
        ? null
        : product.factors().get(place);
  }
}
