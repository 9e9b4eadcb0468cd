package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Term;

/** Follows terms into the definitions that they call. */
public final class CallGraph {
  private final IntFunction<@Nullable DefinedTerm> definitions;

  public CallGraph(CheckedRules rules) {
    this.definitions = rules::definition;
  }

  public CallGraph(List<DefinedTerm> definitions) {
    Map<Integer, DefinedTerm> known = new HashMap<>();
    definitions.forEach(each -> known.put(each.id(), each));
    this.definitions = known::get;
  }

  /**
   * Returns the definition that a term calls; null if it calls none, or one that was not
   * understood.
   */
  public @Nullable DefinedTerm called(Term term) {
    for (Dependency dependency : term.reads()) {
      if (dependency instanceof OnDefinition(int definition)) {
        return definitions.apply(definition);
      }
    }
    return null;
  }

  /** Returns a term and everything inside it and the definitions that it calls. */
  public Stream<Term> everythingIn(Term term) {
    List<Term> found = new ArrayList<>();
    collect(term, found, new HashSet<>());
    return found.stream();
  }

  /** Returns everything that the value of a term depends on. */
  public Set<Dependency> dependencies(Term term) {
    return dependencies(Stream.of(term));
  }

  /** Returns everything that the value of any of some terms depends on. */
  public Set<Dependency> dependencies(Stream<Term> terms) {
    Set<Dependency> all = new HashSet<>();
    addDependencies(terms, all);
    return Collections.unmodifiableSet(all);
  }

  /** Adds everything that the value of any of some terms depends on. */
  void addDependencies(Stream<Term> terms, Set<Dependency> all) {
    Set<Integer> seen = new HashSet<>();
    terms.forEach(term -> addDependencies(term, all, seen));
  }

  private void addDependencies(Term term, Set<Dependency> all, Set<Integer> seen) {
    for (Dependency read : term.reads()) {
      all.add(read);
      if (read instanceof OnDefinition(int id) && seen.add(id)) {
        DefinedTerm definition = definitions.apply(id);
        if (definition != null) {
          addDependencies(definition.body(), all, seen);
        }
      }
    }
    for (Term child : term.children()) {
      addDependencies(child, all, seen);
    }
  }

  /** Returns the places of all zones on which the value of a term depends. */
  public Set<Integer> zones(Term term) {
    return dependencies(term).stream()
        .filter(OnZone.class::isInstance)
        .map(read -> ((OnZone) read).zone())
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Collects terms; definitions can call one another in a circle while a script is being written.
   */
  private void collect(Term term, List<Term> found, Set<Integer> seen) {
    term.all()
        .forEach(
            part -> {
              found.add(part);
              DefinedTerm definition = called(part);
              if (definition != null && seen.add(definition.id())) {
                collect(definition.body(), found, seen);
              }
            });
  }
}
