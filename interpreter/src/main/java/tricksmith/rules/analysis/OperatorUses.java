package tricksmith.rules.analysis;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** Finds where built-in functions are used: in a term itself, or in a definition that it calls. */
public final class OperatorUses {
  private final CallGraph calls;

  /** Whether some definition uses one of them. */
  private final boolean areInDefinitions;

  private final Predicate<Operator> wanted;

  /** What is found first in the body of each definition, and in those that it calls. */
  private final IdentityHashMap<DefinedTerm, Optional<Operator>> ofDefinitions =
      new IdentityHashMap<>();

  public OperatorUses(List<DefinedTerm> definitions, Predicate<Operator> wanted) {
    this.calls = new CallGraph(definitions);
    this.wanted = wanted;
    this.areInDefinitions =
        definitions.stream().flatMap(each -> each.body().all()).anyMatch(this::isWanted);
  }

  /**
   * A use of a built-in function.
   *
   * @param span in the term examined: of the function, or of the call that leads to it
   */
  public record Use(Span span, Operator operator) implements Spanned {}

  /** Returns the uses in a term, one for each call of a definition. */
  public Stream<Use> in(Term term) {
    return term.all()
        .flatMap(part -> first(part).stream().map(operator -> new Use(part.span(), operator)));
  }

  private boolean isWanted(Term part) {
    Operator operator = part.operator();
    return operator != null && wanted.test(operator);
  }

  private Optional<Operator> first(Term part) {
    DefinedTerm definition = areInDefinitions ? calls.called(part) : null;
    return definition == null
        ? Optional.ofNullable(part.operator()).filter(wanted)
        : ofDefinitions.computeIfAbsent(
            definition, called -> first(calls.everythingIn(called.body())));
  }

  private Optional<Operator> first(Stream<Term> terms) {
    return terms.map(Term::operator).flatMap(Stream::ofNullable).filter(wanted).findFirst();
  }
}
