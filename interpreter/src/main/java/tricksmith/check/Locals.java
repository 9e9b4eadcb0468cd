package tricksmith.check;

import tricksmith.source.Span;

/** Makes locals, each with a number of its own. */
final class Locals {
  private int count;

  Local bind(String name, Type type, Span declared) {
    return new Local(count++, name, type, declared);
  }
}
