package tricksmith.check.symbols;

import tricksmith.rules.Local;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;

/** Makes locals with unique numbers. */
public final class LocalFactory {
  private int count;

  public Local bind(String name, Type type, Span declared) {
    return new Local(count++, name, type, declared);
  }

  /** The name of the elements of a set, where the script gives none. */
  public static String elementName(Type element) {
    String name = Types.name(element);
    return name == null ? "" : name;
  }
}
