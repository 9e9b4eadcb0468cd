package tricksmith.review.procedure;

import tricksmith.review.rulebook.NumberBounds.Bounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/** Tells whether scores, which begin at 0, can come as far as a comparison asks. */
record Goal(Rulebook book) {

  /**
   * Whether a comparison asks for a score that nobody reaches.
   *
   * @param up whether scores can go up
   * @param down whether they can go down
   */
  boolean isMissed(Term comparison, boolean up, boolean down) {
    if (comparison.children().size() != 2 || !isScore(comparison.children().getFirst())) {
      return false;
    }
    Operator operator = comparison.operator();
    Bounds goal = book.bounds().of(comparison.children().getLast());
    Long least = goal.least();
    Long most = goal.most();
    boolean below =
        most != null
            && ((operator == Operator.AT_MOST && most < 0)
                || (operator == Operator.LESS && most <= 0));
    boolean above =
        least != null
            && ((operator == Operator.AT_LEAST && least > 0)
                || (operator == Operator.GREATER && least >= 0));
    return (below && !down) || (above && !up);
  }

  private static boolean isScore(Term number) {
    return number.operator() == Operator.SCORE_OF
        || (number instanceof Term.Aggregate aggregate && isScore(aggregate.value()));
  }
}
