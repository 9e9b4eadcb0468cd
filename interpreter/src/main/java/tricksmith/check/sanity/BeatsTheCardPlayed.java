package tricksmith.check.sanity;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.CallGraph;
import tricksmith.source.Span;

/**
 * Checks that {@code beats} and {@code ties} ask about the card that may be played, and no other.
 * Where a definition uses them, its parameter must be that card.
 */
public final class BeatsTheCardPlayed implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    CallGraph calls = new CallGraph(rules);
    Walk walk = new Walk(calls, notes, new HashSet<>());
    Set<Local> candidate = Set.of(rules.trick().card());
    rules.trick().obligations().stream()
        .flatMap(obligation -> obligation.terms().stream())
        .flatMap(Term::all)
        .forEach(part -> walk.part(part, part.span(), candidate));
  }

  /** One way of calling a definition: with the candidate as these of its parameters. */
  private record Visit(Span place, int definition, Set<Local> candidates) {}

  private record Walk(CallGraph calls, CheckLog notes, Set<Visit> visited) {

    /**
     * Examines a part of a term.
     *
     * @param place where an obligation asks
     * @param candidates the locals that are the card that may be played
     */
    void part(Term part, Span place, Set<Local> candidates) {
      Operator operator = part.operator();
      if (operator != null
          && operator.has(Trait.ONLY_IN_OBLIGATIONS)
          && !isCandidate(part.children().getFirst(), candidates)) {
        notes.problem(CheckProblem.BEATS_WHAT, place, operator.word());
      }
      DefinedTerm definition = calls.called(part);
      if (definition != null) {
        definition(definition, part.children(), place, candidates);
      }
    }

    private void definition(
        DefinedTerm definition, List<Term> arguments, Span place, Set<Local> candidates) {
      Set<Local> inside = new HashSet<>();
      List<Local> parameters = definition.parameters();
      for (int index = 0; index < parameters.size(); index++) {
        if (isCandidate(arguments.get(index), candidates)) {
          inside.add(parameters.get(index));
        }
      }
      if (visited.add(new Visit(place, definition.id(), inside))) {
        definition.body().all().forEach(part -> part(part, place, inside));
      }
    }

    private static boolean isCandidate(Term term, Set<Local> candidates) {
      return ErrorTerm.is(term)
          || (term.head() instanceof Local local && candidates.contains(local));
    }
  }
}
