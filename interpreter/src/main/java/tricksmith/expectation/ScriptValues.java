package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;

/** Writes displayed values in the syntax of scripts. */
public final class ScriptValues {

  private ScriptValues() {}

  /**
   * Writes a value of a type, given its labels; empty if the syntax has no form for it.
   *
   * @param set whether the value is a set
   */
  public static Optional<String> write(Type type, List<String> labels, boolean set) {
    Type element = type instanceof Type.SetOf(Type of) ? of : type;
    List<String> written = new ArrayList<>();
    for (String label : labels) {
      Optional<String> one = write(element, label);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      written.add(one.get());
    }
    return Optional.of(
        set && written.size() != 1
            ? "(" + String.join(", ", written) + ")"
            : String.join(" ", written));
  }

  /**
   * Writes a variable, or its entry for these indices; empty if the syntax has no form for an
   * index.
   */
  public static Optional<String> name(Variable declared, List<String> indices) {
    List<String> written = new ArrayList<>();
    for (int i = 0; i < indices.size(); i++) {
      Optional<String> index = write(declared.indices().get(i), indices.get(i));
      if (index.isEmpty()) {
        return Optional.empty();
      }
      written.add(index.get());
    }
    return Optional.of(
        declared.name() + (written.isEmpty() ? "" : "[" + String.join(", ", written) + "]"));
  }

  /** Writes a single value of a type; empty if the syntax has no form for it. */
  public static Optional<String> write(Type type, String label) {
    return switch (type) {
      case Type.Basic.PLAYER -> Optional.of("seat " + label);
      case Type.Basic.SIDE, Type.Basic.TRICK -> Optional.empty();
      case Type.Basic.NUMBER -> Optional.of(label.replace("/", " / "));
      case Type.Basic.YES_NO, Type.Basic.SUIT, Type.Basic.RANK, Type.Basic.CARD ->
          Optional.of(label);
      case Type.Labels _, Type.Nothing _ -> Optional.of(label);
      case Type.SetOf(Type element) -> write(element, label);
      case Type.Product(_, List<Type> factors) -> product(factors, label);
      case Type.Union(_, List<Type> members) ->
          label.contains(".")
              ? members.stream()
                  .filter(Type.Product.class::isInstance)
                  .findFirst()
                  .flatMap(product -> write(product, label))
              : Optional.of(label);
    };
  }

  private static Optional<String> product(List<Type> factors, String label) {
    List<String> parts = List.of(label.split("\\.", -1));
    if (parts.size() != factors.size()) {
      return Optional.empty();
    }
    List<Optional<String>> written = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      written.add(write(factors.get(i), parts.get(i)));
    }
    return written.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            written.stream().map(Optional::get).collect(Collectors.joining(", ", "[", "]")))
        : Optional.empty();
  }
}
