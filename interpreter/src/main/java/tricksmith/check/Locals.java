package tricksmith.check;

import tricksmith.rules.Local;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** Makes locals, each with a number of its own. */
final class Locals {
  private int count;

  Local bind(String name, Type type, Span declared) {
    return new Local(count++, name, type, declared);
  }
}
