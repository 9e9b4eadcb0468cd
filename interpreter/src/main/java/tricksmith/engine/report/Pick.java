package tricksmith.engine.report;

import tricksmith.cards.IndexSet;

public sealed interface Pick {

  /** One alternative, by its place in {@link Decision.OneOf#alternatives()}. */
  record One(int alternative) implements Pick {}

  /** Several things, by their indices: those of {@link Decision.Several#members()}. */
  record Several(IndexSet members) implements Pick {}

  /** A pass where several things could have been chosen. */
  record Pass() implements Pick {}
}
