package tricksmith.engine.report;

import tricksmith.cards.IndexSet;

/** What was chosen. */
public sealed interface Pick {

  /** One alternative, by its place in {@link Decision.OneOf#alternatives()}. */
  record One(int alternative) implements Pick {}

  record Cards(IndexSet cards) implements Pick {}

  /** A pass, where several cards could have been chosen. */
  record Pass() implements Pick {}
}
