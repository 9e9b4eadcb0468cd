package tricksmith.review.procedure;

import java.util.IdentityHashMap;
import tricksmith.review.rulebook.NumberBounds.Bounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/**
 * Tells whether numbers can be above or below 0. Where that is not known, they can. Each number is
 * asked once, however many others consist of it.
 */
final class Signs {
  /** The depth beyond which signs are unknown. */
  private static final int DEEPEST = 100;

  private final Rulebook book;
  private final IdentityHashMap<Term, Boolean> above = new IdentityHashMap<>();
  private final IdentityHashMap<Term, Boolean> below = new IdentityHashMap<>();

  Signs(Rulebook book) {
    this.book = book;
  }

  boolean canBeAbove(Term number) {
    return can(true, number, 0);
  }

  boolean canBeBelow(Term number) {
    return can(false, number, 0);
  }

  private boolean can(boolean above, Term number, int depth) {
    IdentityHashMap<Term, Boolean> known = above ? this.above : below;
    Boolean answer = known.get(number);
    if (answer == null) {
      answer = depth > DEEPEST || canBeWorkedOut(above, number, depth);
      known.put(number, answer);
    }
    return answer;
  }

  private boolean canBeWorkedOut(boolean above, Term number, int depth) {
    if (!number.outcomes().isEmpty()) {
      return number.outcomes().stream().anyMatch(each -> can(above, each, depth + 1));
    }
    if (number instanceof Term.Aggregate aggregate) {
      return can(above, aggregate.value(), depth + 1);
    }
    DefinedTerm called = book.called(number);
    if (called != null) {
      return can(above, called.body(), depth + 1);
    }
    boolean calculates = number.operator() != null && !number.children().isEmpty();
    return calculates
        ? canBeCalculated(above, number, depth + 1)
        : canBeWithinBounds(above, number);
  }

  private boolean canBeCalculated(boolean above, Term number, int depth) {
    Term first = number.children().getFirst();
    Term last = number.children().getLast();
    if (number.operator() == Operator.NEGATE) {
      return can(!above, first, depth);
    }
    if (number.operator() == Operator.PLUS) {
      return can(above, first, depth) || can(above, last, depth);
    }
    if (number.operator() == Operator.MINUS) {
      return can(above, first, depth) || can(!above, last, depth);
    }
    if (number.applies(Operator.TIMES, Operator.DIVIDED_BY)) {
      return (can(true, first, depth) && can(above, last, depth))
          || (can(false, first, depth) && can(!above, last, depth));
    }
    return canBeWithinBounds(above, number);
  }

  private boolean canBeWithinBounds(boolean above, Term number) {
    Bounds bounds = book.bounds().of(number);
    Long end = above ? bounds.most() : bounds.least();
    return end == null || (above ? end > 0 : end < 0);
  }
}
