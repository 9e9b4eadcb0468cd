package tricksmith.rules.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.source.Span;

/** Tells what in a term is not known before the match begins. */
public final class ConstantsOnly {
  private static final Set<Operator> KNOWN_BEFORE =
      Set.of(
          Operator.NOT,
          Operator.AND,
          Operator.OR,
          Operator.EQUAL,
          Operator.UNEQUAL,
          Operator.LESS,
          Operator.AT_MOST,
          Operator.GREATER,
          Operator.AT_LEAST,
          Operator.IN,
          Operator.NOT_IN,
          Operator.IS_NONE,
          Operator.IS_CHOSEN,
          Operator.IS_EMPTY,
          Operator.PLUS,
          Operator.MINUS,
          Operator.TIMES,
          Operator.DIVIDED_BY,
          Operator.NEGATE,
          Operator.DIFFERENCE,
          Operator.LEAST,
          Operator.GREATEST,
          Operator.ROUNDED_DOWN,
          Operator.ROUNDED_UP,
          Operator.REMAINDER,
          Operator.UNION,
          Operator.EXCEPT,
          Operator.SIZE,
          Operator.ONLY_OF,
          Operator.EVERYONE,
          Operator.ALL_LABELS);

  private final Map<Integer, DefinedTerm> definitions = new HashMap<>();
  private final Set<Integer> visited = new HashSet<>();

  public ConstantsOnly(List<DefinedTerm> definitions) {
    definitions.forEach(each -> this.definitions.put(each.id(), each));
  }

  /** The place of the first part of a term that depends on the course of a match. */
  public Optional<Span> dependent(Term term) {
    return Terms.all(term).filter(this::isDependent).map(Term::span).findFirst();
  }

  private boolean isDependent(Term part) {
    if (part instanceof Term.Operation operation) {
      return !KNOWN_BEFORE.contains(operation.operator());
    }
    return part instanceof Term.VariableValue
        || part instanceof Term.ZoneCards
        || (part instanceof Term.DefinitionCall call && isDependent(call));
  }

  private boolean isDependent(Term.DefinitionCall call) {
    DefinedTerm definition = definitions.get(call.definition());
    return definition != null
        && visited.add(definition.id())
        && dependent(definition.body()).isPresent();
  }
}
