package tricksmith.check.symbols;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.rules.Fact.Overload;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Type;
import tricksmith.rules.Types;

/**
 * A word of the language with operands: {@code suit of card}, {@code difference(a, b)}. Some words
 * have a different meaning for each kind of operand.
 *
 * @param parameters the types of the operands; {@link Types#PLAYERS} stands for a player or several
 */
public record BuiltInFunction(String name, List<Type> parameters, Type result, Operator operator) {
  private static final List<BuiltInFunction> ALL =
      Stream.of(Operator.values())
          .flatMap(
              operator ->
                  operator.overloads().stream()
                      .filter(overload -> !overload.parameters().isEmpty())
                      .map(overload -> of(overload, operator)))
          .toList();

  private static BuiltInFunction of(Overload overload, Operator operator) {
    return new BuiltInFunction(overload.word(), overload.parameters(), overload.result(), operator);
  }

  public static List<BuiltInFunction> all() {
    return ALL;
  }

  public static List<BuiltInFunction> named(String name) {
    return ALL.stream().filter(function -> function.name.equals(name)).toList();
  }

  /** The names of the functions that take a single value of this type. */
  public static List<String> namesFor(Type type) {
    return ALL.stream()
        .filter(function -> function.parameters.size() == 1)
        .filter(
            function ->
                Types.fits(type, function.parameters.getFirst()) || function.takesPair(type))
        .map(BuiltInFunction::name)
        .distinct()
        .toList();
  }

  /** Whether the function takes values of a type that has two labels, whatever its parameter is. */
  public boolean takesPair(Type type) {
    return operator.has(Trait.ALSO_OF_PAIRS)
        && type instanceof Type.Labels(_, List<String> labels)
        && labels.size() == 2;
  }
}
