package tricksmith.mechanism;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.source.Span;

/** The mechanisms found so far, with their places. */
final class FoundMechanisms {
  private final Map<Mechanism, List<Span>> found = new EnumMap<>(Mechanism.class);

  FoundMechanisms add(Mechanism mechanism, Stream<Span> places) {
    List<Span> written = places.distinct().sorted(Comparator.comparingInt(Span::start)).toList();
    if (!written.isEmpty()) {
      found.put(mechanism, written);
    }
    return this;
  }

  Map<Mechanism, List<Span>> all() {
    return found;
  }
}
