package tricksmith.rules.analysis;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Term;
import tricksmith.source.Span;

/** Finds the parts of a term that are not known before the match begins. */
public final class MatchDependence {
  private final CallGraph calls;

  public MatchDependence(List<DefinedTerm> definitions) {
    this.calls = new CallGraph(definitions);
  }

  /** Returns the place of the first part that depends on the course of a match. */
  public Optional<Span> firstIn(Term term) {
    return term.all().filter(this::isDependent).map(Term::span).findFirst();
  }

  private boolean isDependent(Term part) {
    DefinedTerm definition = calls.called(part);
    Set<Dependency> reads =
        definition == null ? part.reads() : calls.dependencies(definition.body());
    return reads.stream().anyMatch(MatchDependence::changesOrIsDealt);
  }

  private static boolean changesOrIsDealt(Dependency dependency) {
    return switch (dependency) {
      case Dependency.OnVariable _, Dependency.OnZone _, Dependency.State _ -> true;
      case Dependency.OnOption _, Dependency.OnLocal _, Dependency.OnDefinition _ -> false;
    };
  }
}
