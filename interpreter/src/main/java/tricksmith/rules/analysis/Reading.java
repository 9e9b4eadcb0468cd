package tricksmith.rules.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.source.Span;

/** Finds where built-in functions are used: in a term itself, or in a definition that it uses. */
public final class Reading {
  private final Map<Integer, DefinedTerm> definitions = new HashMap<>();
  private final Set<Operator> wanted;
  private final Map<Integer, Optional<Operator>> found = new HashMap<>();

  /**
   * @param wanted the functions that are looked for
   */
  public Reading(List<DefinedTerm> definitions, Set<Operator> wanted) {
    definitions.forEach(each -> this.definitions.put(each.id(), each));
    this.wanted = wanted;
  }

  /**
   * A use.
   *
   * @param span in the term that was asked: of the function, or of the call that leads to it
   */
  public record Use(Span span, Operator operator) {

    /** The function as scripts call it. */
    public String word() {
      return operator.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** The uses in a term. */
  public Stream<Use> in(Term term) {
    return Terms.all(term).flatMap(this::use);
  }

  private Stream<Use> use(Term part) {
    if (part instanceof Term.Operation operation && wanted.contains(operation.operator())) {
      return Stream.of(new Use(part.span(), operation.operator()));
    }
    return part instanceof Term.DefinitionCall call
        ? ofDefinition(call.definition()).map(operator -> new Use(part.span(), operator)).stream()
        : Stream.of();
  }

  private Optional<Operator> ofDefinition(int id) {
    Optional<Operator> known = found.get(id);
    if (known != null) {
      return known;
    }
    found.put(id, Optional.empty());
    DefinedTerm definition = definitions.get(id);
    Optional<Operator> use =
        definition == null
            ? Optional.empty()
            : in(definition.body()).map(Use::operator).findFirst();
    found.put(id, use);
    return use;
  }
}
