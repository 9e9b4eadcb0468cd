package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * Finds where built-in functions with a trait are used: in a term itself, or in a definition that
 * it calls.
 */
public final class OperatorUses {
  private final CallGraph calls;

  private final boolean areInDefinitions;

  private final Trait wanted;

  /** What is found first in the body of each definition, and in those that it calls. */
  private final IdentityHashMap<DefinedTerm, Optional<Operator>> ofDefinitions =
      new IdentityHashMap<>();

  public OperatorUses(CheckedRules rules, Trait wanted) {
    this.calls = new CallGraph(rules);
    this.wanted = wanted;
    this.areInDefinitions =
        rules.definitions().stream().flatMap(each -> each.body().all()).anyMatch(this::isWanted);
  }

  /**
   * A use of a built-in function.
   *
   * @param span in the term examined: of the function, or of the call that leads to it
   */
  public record Use(Span span, Operator operator) implements Spanned {}

  /** Returns the uses in some terms, one for each call of a definition. */
  public List<Use> in(Stream<Term> terms) {
    List<Use> found = new ArrayList<>();
    terms.forEach(term -> add(term, found));
    return found;
  }

  private void add(Term term, List<Use> found) {
    Operator operator = first(term);
    if (operator != null) {
      found.add(new Use(term.span(), operator));
    }
    for (Term child : term.children()) {
      add(child, found);
    }
  }

  private boolean isWanted(Term part) {
    Operator operator = part.operator();
    return operator != null && operator.has(wanted);
  }

  private @Nullable Operator first(Term part) {
    DefinedTerm definition = areInDefinitions ? calls.called(part) : null;
    if (definition == null) {
      return isWanted(part) ? part.operator() : null;
    }
    return ofDefinitions
        .computeIfAbsent(definition, called -> first(calls.everythingIn(called.body())))
        .orElse(null);
  }

  private Optional<Operator> first(Stream<Term> terms) {
    return terms.filter(this::isWanted).map(Term::operator).findFirst();
  }
}
