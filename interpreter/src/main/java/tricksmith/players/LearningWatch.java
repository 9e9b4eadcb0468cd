package tricksmith.players;

/** Watches a game being learned, and may call it off. Called on the thread that learns. */
interface LearningWatch {

  /** Lets everything be learned. */
  LearningWatch NOBODY = new LearningWatch() {};

  /** Tells how much of the effort has been spent. */
  default void spent(long spent, long effort) {}

  /** Tells that less was learned than usual, as the rules compute too much. */
  default void learnedLess() {}

  /** Asked again and again whether to go on. */
  default boolean goesOn() {
    return true;
  }
}
