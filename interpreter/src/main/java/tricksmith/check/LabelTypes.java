package tricksmith.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/** The label types of a script: those with a name, and those written out in place. */
final class LabelTypes {
  private final Map<String, Type.Labels> named = new LinkedHashMap<>();
  private final List<Type.Labels> all = new ArrayList<>();
  private final Map<String, Span> labels = new LinkedHashMap<>();
  private final Map<String, Span> names = new LinkedHashMap<>();

  /** Makes a type known. */
  void add(Type.Labels type, Span declared, Map<String, Span> places) {
    if (type.name() != null) {
      named.put(type.name(), type);
      names.put(type.name(), declared);
    }
    all.add(type);
    places.forEach(labels::putIfAbsent);
  }

  Type.@Nullable Labels named(String name) {
    return named.get(name);
  }

  @Nullable Span declared(String name) {
    return names.get(name);
  }

  /** The type that a label has where nothing says which: the first that was declared with it. */
  Type.@Nullable Labels having(String label) {
    return all.stream().filter(type -> type.labels().contains(label)).findFirst().orElse(null);
  }

  /** Where a label was first declared. */
  @Nullable Span label(String label) {
    return labels.get(label);
  }

  Set<String> labels() {
    return new LinkedHashSet<>(labels.keySet());
  }

  Set<String> names() {
    return named.keySet();
  }
}
