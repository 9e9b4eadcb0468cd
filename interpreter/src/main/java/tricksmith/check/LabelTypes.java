package tricksmith.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** The types that a script names, and the labels of those it names or writes out in place. */
final class LabelTypes {
  private final Map<String, Type> named = new LinkedHashMap<>();
  private final List<Type.Labels> all = new ArrayList<>();
  private final Map<String, Span> labels = new LinkedHashMap<>();
  private final Map<String, Span> names = new LinkedHashMap<>();

  /** Makes a type known. */
  void add(Type.Labels type, Map<String, Span> places) {
    all.add(type);
    places.forEach(labels::putIfAbsent);
  }

  /** Gives a type a name. */
  void name(String name, Type type, Span declared) {
    named.put(name, type);
    all.replaceAll(each -> isSame(each, type) ? (Type.Labels) type : each);
    names.put(name, declared);
  }

  private static boolean isSame(Type.Labels labels, Type type) {
    return labels.name() == null
        && type instanceof Type.Labels(_, List<String> others)
        && labels.labels().equals(others);
  }

  @Nullable Type named(String name) {
    return named.get(name);
  }

  @Nullable Span declared(String name) {
    return names.get(name);
  }

  /** The type that a label has where nothing says which: the first that was declared with it. */
  Type.@Nullable Labels having(String label) {
    if (!labels.containsKey(label)) {
      return null;
    }
    return all.stream().filter(type -> type.labels().contains(label)).findFirst().orElse(null);
  }

  /** Where a label was first declared. */
  @Nullable Span label(String label) {
    return labels.get(label);
  }

  /** All types that the script names, by their names. */
  Map<String, Type> all() {
    return Collections.unmodifiableMap(named);
  }

  Set<String> labels() {
    return new LinkedHashSet<>(labels.keySet());
  }

  Set<String> names() {
    return named.keySet();
  }
}
