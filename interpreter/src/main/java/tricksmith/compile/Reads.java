package tricksmith.compile;

import java.util.HashSet;
import java.util.Set;
import tricksmith.rules.Local;

/**
 * What the value of a term depends on.
 *
 * @param position whether on the position, other than on locals bound around the term
 * @param locals the locals bound around it
 */
record Reads(boolean position, Set<Local> locals) {

  static final Reads NOTHING = new Reads(false, Set.of());

  static final Reads POSITION = new Reads(true, Set.of());

  Reads {
    locals = Set.copyOf(locals);
  }

  /** What both depend on. */
  Reads and(Reads other) {
    Set<Local> all = new HashSet<>(locals);
    all.addAll(other.locals);
    return new Reads(position || other.position, all);
  }

  /** What is left where these locals are bound. */
  Reads without(Set<Local> bound) {
    Set<Local> rest = new HashSet<>(locals);
    rest.removeAll(bound);
    return new Reads(position, rest);
  }

  /** Whether it is known before the match. */
  boolean isConstant() {
    return !position && locals.isEmpty();
  }

  /** Whether it is known before the match for each value of a single local. */
  boolean isOfOneLocal() {
    return !position && locals.size() == 1;
  }
}
