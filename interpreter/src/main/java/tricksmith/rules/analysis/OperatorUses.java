package tricksmith.rules.analysis;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Span;

/** Finds where built-in functions are used: in a term itself, or in a definition that it calls. */
public final class OperatorUses {
  private final CallGraph calls;
  private final Predicate<Operator> wanted;

  public OperatorUses(List<DefinedTerm> definitions, Predicate<Operator> wanted) {
    this.calls = new CallGraph(definitions);
    this.wanted = wanted;
  }

  /**
   * A use of a built-in function.
   *
   * @param span in the term examined: of the function, or of the call that leads to it
   */
  public record Use(Span span, Operator operator) {}

  /** Returns the uses in a term, one for each call of a definition. */
  public Stream<Use> in(Term term) {
    return term.all()
        .flatMap(
            part ->
                operators(part).findFirst().stream()
                    .map(operator -> new Use(part.span(), operator)));
  }

  private Stream<Operator> operators(Term part) {
    DefinedTerm definition = calls.called(part);
    Stream<Term> terms =
        definition == null ? Stream.of(part) : calls.everythingIn(definition.body());
    return terms.map(Term::operator).flatMap(Stream::ofNullable).filter(wanted);
  }
}
