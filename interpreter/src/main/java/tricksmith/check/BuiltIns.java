package tricksmith.check;

import java.util.List;
import java.util.Map;
import tricksmith.check.declarations.TypeReader;
import tricksmith.check.names.Parameter;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.rules.Type;

/** The words of the language for values, for callers that explain them. */
public final class BuiltIns {
  private BuiltIns() {}

  /**
   * A word with operands.
   *
   * @param name as scripts write it; several functions share a name, for different operands
   */
  public record Function(String name, List<Parameter> parameters, Type result) {}

  /** Returns all words with operands. */
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

  /** All words that are values on their own. */
  public static List<String> values() {
    return BuiltInWord.all();
  }

  /** The names of the language's own types. */
  public static Map<String, Type> types() {
    return Map.copyOf(TypeReader.basic());
  }
}
