package tricksmith.rules.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** The reads of variables that have no value unless set. */
public final class VariableReads {
  private final CheckedRules rules;
  private final CallGraph calls;
  private final Map<Integer, Reads> inDefinitions = new HashMap<>();
  private final Map<Integer, BitSet> variables = new HashMap<>();

  public VariableReads(CheckedRules rules, CallGraph calls) {
    this.rules = rules;
    this.calls = calls;
  }

  /** A place where a variable, or an entry of one, is read. */
  public record Read(Span span, Variable variable) implements Spanned {}

  /**
   * The reads in a term.
   *
   * @param own those that it makes itself
   * @param called the definitions in which there may be more
   */
  public record Reads(Set<Read> own, Set<DefinedTerm> called) {}

  /**
   * Returns all reads, except those that only ask whether there is a value or say what holds
   * without one.
   */
  public Reads in(Term term) {
    Reads found = new Reads(new LinkedHashSet<>(), new LinkedHashSet<>());
    collect(term, found);
    return found;
  }

  private void collect(Term term, Reads found) {
    if (isNothingWithoutValue(term.type())) {
      found.own.addAll(of(term));
    }
    DefinedTerm definition = calls.called(term);
    if (definition != null) {
      found.called.add(definition);
    }
    for (Term part : term.guarded()) {
      if (of(part).isEmpty()) {
        collect(part, found);
      }
    }
    term.unguarded().forEach(part -> collect(part, found));
  }

  public Reads in(DefinedTerm definition) {
    return inDefinitions.computeIfAbsent(definition.id(), _ -> in(definition.body()));
  }

  /** Returns the numbers of the variables that a definition, or one that it calls, reads. */
  public BitSet variables(DefinedTerm definition) {
    BitSet known = variables.get(definition.id());
    if (known == null) {
      known = new BitSet();
      variables.put(definition.id(), known);
      for (Read read : in(definition).own) {
        known.set(read.variable.id());
      }
      for (DefinedTerm called : in(definition).called) {
        known.or(variables(called));
      }
    }
    return known;
  }

  /** Returns the variable that a term itself reads; empty if it reads none. */
  private List<Read> of(Term term) {
    for (Dependency read : term.reads()) {
      if (read instanceof OnVariable(int variable)) {
        return List.of(new Read(term.span(), rules.variables().get(variable)));
      }
    }
    return List.of();
  }

  /** Whether a variable of a type has no value at first; a yes/no is then no, and a set empty. */
  private static boolean isNothingWithoutValue(Type type) {
    return type != Type.Basic.YES_NO && !(type instanceof Type.SetOf);
  }

  /** Returns the variables that certainly enter a calculation when a term is evaluated. */
  public Set<Read> calculatedWith(Term term) {
    Set<Read> found = new LinkedHashSet<>();
    collectCalculated(term, found);
    return found;
  }

  private void collectCalculated(Term term, Set<Read> found) {
    for (Term part : term.strict()) {
      if (term.applies(Trait.CALCULATES)) {
        found.addAll(of(part));
      }
      collectCalculated(part, found);
    }
  }

  /** Returns the variable that determines a player: {@code dealer} in {@code left of dealer}. */
  public Optional<Read> root(Term term) {
    if (term.applies(Trait.NAVIGATES)) {
      return root(term.children().getFirst());
    }
    return term.children().isEmpty() ? of(term).stream().findFirst() : Optional.empty();
  }
}
