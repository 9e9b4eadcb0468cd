package tricksmith.review;

import tricksmith.rules.Variable;

/** Something in a match that conditions ask about and statements change. */
sealed interface Aspect {

  /** The value of a variable. */
  record Value(int variable) implements Aspect {
    static Value of(Variable variable) {
      return new Value(variable.id());
    }
  }

  /** All else. */
  enum Other implements Aspect {
    /** Which cards lie where, and in which order. */
    CARDS,
    /** What has been played in this deal. */
    TRICKS,
    SCORES,
    /** Who is in play. */
    IN_PLAY,
    SIDES,
    /** Who has passed in a loop. */
    PASSES
  }
}
