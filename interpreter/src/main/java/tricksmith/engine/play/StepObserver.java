package tricksmith.engine.play;

import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Answer;
import tricksmith.program.Step;

/** Watches a match being played, step by step. */
public interface StepObserver {

  /** Called when a card is about to be played from the hand. */
  void plays(int player, int card);

  /** Called when a question at a step, other than which card to play, is about to be answered. */
  default void chooses(Step step, Question asked, Answer answer) {}

  void shows(IndexSet cards, IndexSet players);

  /** Whether it is told of steps before they are performed, which slows a match down. */
  default boolean isToldBefore() {
    return false;
  }

  /** Called when a step is about to be performed, if that is wanted. */
  default void performs(int place) {}

  default boolean isToldAfter(Step step) {
    return true;
  }

  /**
   * Called when a step has been performed, if that is wanted; for a step that asks, both when it
   * asks and when it has been answered.
   */
  void performed(Step step);
}
