package tricksmith.check.symbols;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
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

  /** The index in {@code all} of the first type that has each label. */
  private final Map<String, Integer> firsts = new HashMap<>();

  /** The places in {@code all} of the types without a name, by their labels. */
  private final Map<List<String>, List<Integer>> unnamed = new HashMap<>();

  private final Map<String, Span> names = new LinkedHashMap<>();

  public void add(Type.Labels type, Map<String, Span> places) {
    int place = all.size();
    all.add(type);
    type.labels().forEach(label -> firsts.putIfAbsent(label, place));
    if (type.name() == null) {
      unnamed.computeIfAbsent(type.labels(), _ -> new ArrayList<>()).add(place);
    }
    places.forEach(labels::putIfAbsent);
  }

  public void name(String name, Type type, Span declared) {
    named.put(name, type);
    if (type instanceof Type.Labels own) {
      List<Integer> same = unnamed.remove(own.labels());
      if (same != null) {
        same.forEach(place -> all.set(place, own));
      }
    }
    names.put(name, declared);
  }

  public @Nullable Type named(String name) {
    return named.get(name);
  }

  public @Nullable Span declared(String name) {
    return names.get(name);
  }

  /** The type of a label without a hint: the first one declared with it. Null if there is none. */
  public Type.@Nullable Labels having(String label) {
    Integer first = firsts.get(label);
    return first == null ? null : all.get(first);
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
