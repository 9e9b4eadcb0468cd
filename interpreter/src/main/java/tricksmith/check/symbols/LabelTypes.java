package tricksmith.check.symbols;

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

/** The types that a script names, and all labels. */
public final class LabelTypes {
  private final Map<String, Type> named = new LinkedHashMap<>();
  private final List<Type.Labels> all = new ArrayList<>();
  private final Map<String, Span> labels = new LinkedHashMap<>();
  private final Map<String, Span> names = new LinkedHashMap<>();

  public void add(Type.Labels type, Map<String, Span> places) {
    all.add(type);
    places.forEach(labels::putIfAbsent);
  }

  public void name(String name, Type type, Span declared) {
    named.put(name, type);
    all.replaceAll(each -> isSame(each, type) ? (Type.Labels) type : each);
    names.put(name, declared);
  }

  private static boolean isSame(Type.Labels labels, Type type) {
    return labels.name() == null
        && type instanceof Type.Labels(_, List<String> others)
        && labels.labels().equals(others);
  }

  public @Nullable Type named(String name) {
    return named.get(name);
  }

  public @Nullable Span declared(String name) {
    return names.get(name);
  }

  /** The type of a label without a hint: the first declared with it. Null if there is none. */
  public Type.@Nullable Labels having(String label) {
    if (!labels.containsKey(label)) {
      return null;
    }
    return all.stream().filter(type -> type.labels().contains(label)).findFirst().orElse(null);
  }

  /** Where a label was first declared; null if it was not. */
  public @Nullable Span label(String label) {
    return labels.get(label);
  }

  /** The named types by name. */
  public Map<String, Type> all() {
    return Collections.unmodifiableMap(named);
  }

  public Set<String> labels() {
    return new LinkedHashSet<>(labels.keySet());
  }

  public Set<String> names() {
    return named.keySet();
  }
}
