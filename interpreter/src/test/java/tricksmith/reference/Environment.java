package tricksmith.reference;

import java.util.HashMap;
import java.util.Map;
import tricksmith.rules.Local;

/** What the names bound around an expression stand for. */
record Environment(Map<Integer, Thing> values) {
  static final Environment EMPTY = new Environment(Map.of());

  Environment with(Local local, Thing value) {
    Map<Integer, Thing> more = new HashMap<>(values);
    more.put(local.id(), value);
    return new Environment(Map.copyOf(more));
  }

  Thing get(Local local) {
    Thing value = values.get(local.id());
    if (value == null) {
      throw new IllegalStateException("nothing is bound to " + local.name());
    }
    return value;
  }
}
