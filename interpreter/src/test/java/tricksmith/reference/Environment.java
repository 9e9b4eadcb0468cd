package tricksmith.reference;

import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;

/**
 * What the names bound around an expression stand for: that of one name, and those around it.
 *
 * @param outer null if nothing is bound
 */
record Environment(@Nullable Environment outer, int local, Thing value) {
  static final Environment EMPTY = new Environment(null, 0, Thing.nothing());

  Environment with(Local bound, Thing meant) {
    return new Environment(this, bound.id(), meant);
  }

  Thing get(Local wanted) {
    Environment inner = this;
    while (inner.outer != null) {
      if (inner.local == wanted.id()) {
        return inner.value;
      }
      inner = inner.outer;
    }
    throw new IllegalStateException("nothing is bound to " + wanted.name());
  }
}
