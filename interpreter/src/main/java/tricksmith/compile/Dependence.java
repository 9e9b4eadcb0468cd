package tricksmith.compile;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/** Finds what terms depend on. */
final class Dependence {

  private final List<DefinedTerm> definitions;
  private final IdentityHashMap<Term, Reads> known = new IdentityHashMap<>();

  Dependence(List<DefinedTerm> definitions) {
    this.definitions = definitions;
  }

  Reads of(Term term) {
    Reads found = known.get(term);
    if (found == null) {
      found = find(term);
      known.put(term, found);
    }
    return found;
  }

  private Reads find(Term term) {
    return term.children().stream()
        .map(this::of)
        .reduce(own(term), Reads::and)
        .without(Set.copyOf(term.binds()));
  }

  /** What a term depends on besides its parts. */
  private Reads own(Term term) {
    return term.reads().stream().map(this::of).reduce(Reads.NOTHING, Reads::and);
  }

  private Reads of(Dependency dependency) {
    return switch (dependency) {
      case OnVariable _, OnZone _ -> Reads.POSITION;
      case OnLocal(Local local) -> new Reads(false, Set.of(local));
      case OnDefinition(int definition) -> ofBody(definitions.get(definition));
      case OnOption _ -> Reads.NOTHING;
      case State state -> state.isFixed() ? Reads.NOTHING : Reads.POSITION;
    };
  }

  private Reads ofBody(DefinedTerm definition) {
    return of(definition.body()).without(Set.copyOf(definition.parameters()));
  }
}
