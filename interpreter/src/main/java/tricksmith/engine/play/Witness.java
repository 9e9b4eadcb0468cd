package tricksmith.engine.play;

import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Answer;
import tricksmith.program.Step;

/** Somebody who watches a match being played, step by step. */
public interface Witness {

  /** A card is about to be played from the hand. */
  void plays(int player, int card);

  /** What was asked at a step, other than for a card to be played, is about to be answered. */
  default void chooses(Step step, Question asked, Answer answer) {}

  /** Cards are shown to players. */
  void shows(IndexSet cards, IndexSet players);

  /** A step is about to be performed. */
  default void performs(int place) {}

  /** A step was performed; for one that asks, both when it asks and when it has been answered. */
  void performed(Step step);
}
