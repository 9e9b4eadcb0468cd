package tricksmith.rules;

import tricksmith.source.Span;

/**
 * A name bound around an expression: an element of a domain, a parameter, {@code it}, the {@code
 * player} or {@code side} of an {@code each}, the value of a {@code repeat with}, and {@code card}
 * and {@code player} in the trick rules.
 *
 * @param id unique among the locals of a script
 * @param declared where it is bound; for locals that the language binds, the construct that binds
 *     it
 */
public record Local(int id, String name, Type type, Span declared) {

  /** Its number alone, since locals are looked up again and again. */
  @Override
  public int hashCode() {
    return id;
  }
}
