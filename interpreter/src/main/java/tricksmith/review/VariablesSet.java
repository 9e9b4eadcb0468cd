package tricksmith.review;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.AllTerms;

/** Variables that are read and have no value there. */
final class VariablesSet implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    Set<Integer> set = set(book);
    neverSet(book, set, findings);
    new FirstPass(book, findings).review();
    new ValuesInReach(book, set).findings(findings);
  }

  /** The variables that something sets, or that start with a value. */
  private static Set<Integer> set(Rulebook book) {
    CheckedRules rules = book.rules();
    Changes changes = new Changes(rules);
    Set<Integer> set = new HashSet<>();
    book.actions().flatMap(changes::variables).forEach(variable -> set.add(variable.id()));
    rules.variables().stream()
        .filter(variable -> variable.initial() != null || variable.name().equals(Variable.LEADER))
        .forEach(variable -> set.add(variable.id()));
    return set;
  }

  private static void neverSet(Rulebook book, Set<Integer> set, Findings findings) {
    Set<Integer> read =
        AllTerms.outsideOfDefinitions(book.rules())
            .flatMap(book::everythingIn)
            .filter(Term.VariableValue.class::isInstance)
            .map(value -> ((Term.VariableValue) value).variable().id())
            .collect(Collectors.toSet());
    book.rules().variables().stream()
        .filter(variable -> read.contains(variable.id()) && !set.contains(variable.id()))
        .forEach(
            variable ->
                findings.add(ReviewProblem.NEVER_SET, variable.declared(), variable.name()));
  }
}
