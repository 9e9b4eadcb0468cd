package tricksmith.check;

import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;

/**
 * What stands in the brackets of a definition or of a word of the language.
 *
 * @param name as it is called in the definition, or as the type is called
 */
public record Parameter(String name, Type type) {

  static Parameter of(Local local) {
    return new Parameter(local.name(), local.type());
  }

  static Parameter of(Type type) {
    return new Parameter(Notation.of(type), type);
  }
}
