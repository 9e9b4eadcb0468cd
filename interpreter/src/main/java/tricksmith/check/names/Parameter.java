package tricksmith.check.names;

import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;

/**
 * A parameter of a definition or built-in function.
 *
 * @param name the name; for a built-in function, that of the type
 */
public record Parameter(String name, Type type) {

  public static Parameter of(Local local) {
    return new Parameter(local.name(), local.type());
  }

  public static Parameter of(Type type) {
    return new Parameter(Notation.of(type), type);
  }
}
