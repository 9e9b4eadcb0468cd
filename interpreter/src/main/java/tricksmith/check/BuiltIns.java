package tricksmith.check;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.TypeReader;
import tricksmith.check.names.Parameter;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.rules.Type;

/** The words of the language that stand for values: for those who explain them. */
public final class BuiltIns {
  private BuiltIns() {}

  /**
   * A word with operands.
   *
   * @param name as scripts write it; several have the same name, for other operands
   */
  public record Function(String name, List<Parameter> parameters, Type result) {}

  /** All words with operands. */
  public static List<Function> functions() {
    return BuiltInFunction.all().stream()
        .map(
            function ->
                new Function(
                    function.name(),
                    function.parameters().stream().map(Parameter::of).toList(),
                    function.result()))
        .toList();
  }

  /** All words that are values by themselves. */
  public static List<String> values() {
    return BuiltInWord.all();
  }

  /** The names of the types that the language has. */
  public static Map<String, Type> types() {
    return Map.copyOf(TypeReader.basic());
  }

  /** What kind of value a word is; null if it is none, or of any kind. */
  public static @Nullable Type typeOf(String word) {
    BuiltInWord known = BuiltInWord.of(word);
    return known == null ? null : known.type();
  }
}
