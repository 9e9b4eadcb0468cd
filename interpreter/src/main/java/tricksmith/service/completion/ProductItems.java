package tricksmith.service.completion;

import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;
import tricksmith.service.completion.Completion.Item;
import tricksmith.service.script.WordKind;

/** Combinations of values, {@code [number, suit]}, for completion. */
final class ProductItems {
  private ProductItems() {}

  /** A product, and whether all its values are meant. */
  record Wanted(Type.Product product, boolean all) {}

  /** Returns the product expected where this type is expected. */
  static Optional<Wanted> expected(@Nullable Type type) {
    return switch (type) {
      case null -> Optional.empty();
      case Type.Product product -> Optional.of(new Wanted(product, false));
      case Type.Union(_, var members) ->
          members.stream()
              .filter(Type.Product.class::isInstance)
              .findFirst()
              .flatMap(ProductItems::expected);
      case Type.SetOf(Type element) ->
          expected(element).map(wanted -> new Wanted(wanted.product, true));
      case Type.Basic _, Type.Labels _, Type.Nothing _ -> Optional.empty();
    };
  }

  /** Returns the item for a product, with its parts to be filled in. */
  static Item item(Wanted wanted) {
    String parts =
        wanted.product.factors().stream()
            .map(factor -> "${" + example(factor, wanted.all) + "}")
            .collect(Collectors.joining(", ", "[", "]"));
    Snippet snippet = Snippet.of(parts);
    Type type = wanted.all ? new Type.SetOf(wanted.product) : wanted.product;
    return new Item(snippet.text(), WordKind.KEYWORD, "[", Notation.of(type), "", snippet);
  }

  /**
   * Returns an example of a part. The name of a type stands for all its values, but {@code number}
   * does not.
   */
  private static String example(Type factor, boolean all) {
    return all && factor == Type.Basic.NUMBER ? "1..7" : Notation.of(factor);
  }
}
