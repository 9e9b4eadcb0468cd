package tricksmith.check.symbols;

import tricksmith.rules.Local;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** Makes locals, each with a number of its own. */
public final class LocalFactory {
  private int count;

  public Local bind(String name, Type type, Span declared) {
    return new Local(count++, name, type, declared);
  }
}
