package tricksmith.review.variables;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.analysis.EffectAnalysis;

/** Finds variables that are read but never set. */
public record VariablesSet(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    Set<Integer> set = set();
    neverSet(set);
    new FirstPass(book, findings).review();
    new UnsetReads(book, set).findings(findings);
  }

  /** Returns the variables that are set somewhere or have an initial value. */
  private Set<Integer> set() {
    CheckedRules rules = book.rules();
    EffectAnalysis effects = new EffectAnalysis(rules);
    Set<Integer> set = new HashSet<>();
    book.actions().flatMap(effects::variables).forEach(variable -> set.add(variable.id()));
    rules.variables().stream()
        .filter(variable -> variable.initial() != null || variable.isLeader())
        .forEach(variable -> set.add(variable.id()));
    return set;
  }

  private void neverSet(Set<Integer> set) {
    Set<Dependency> read =
        book.rules()
            .terms()
            .flatMap(term -> book.dependencies(term).stream())
            .collect(Collectors.toUnmodifiableSet());
    book.rules().variables().stream()
        .filter(variable -> read.contains(new OnVariable(variable.id())))
        .filter(variable -> !set.contains(variable.id()))
        .forEach(
            variable ->
                findings.add(ReviewProblem.NEVER_SET, variable.declared(), variable.name()));
  }
}
