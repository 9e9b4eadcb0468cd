package tricksmith.check.sanity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.CallGraph;
import tricksmith.rules.analysis.OperatorUses;
import tricksmith.source.Span;

/** Checks that what can only be asked at some moments of a match is asked then. */
public final class AskedInPlace {
  private AskedInPlace() {}

  /**
   * Checks that {@code beats} and {@code ties} are used in obligations only, since they ask about a
   * card that may be played.
   */
  public static void beatsOnlyInObligations(CheckedRules rules, CheckLog notes) {
    OperatorUses uses = new OperatorUses(rules, Trait.ONLY_IN_OBLIGATIONS);
    uses.in(rules.actions().flatMap(action -> action.terms().stream()))
        .forEach(use -> report(CheckProblem.OUTSIDE_OBLIGATIONS, use, notes));
    uses.in(rules.ending().terms().stream())
        .forEach(use -> report(CheckProblem.OUTSIDE_OBLIGATIONS, use, notes));
  }

  /**
   * Checks that {@code beats} and {@code ties} ask about the card that may be played, and no other.
   * Where a definition uses them, its parameter must be that card.
   */
  public static void beatsTheCardPlayed(CheckedRules rules, CheckLog notes) {
    CallGraph calls = new CallGraph(rules);
    BeatenCards walk = new BeatenCards(calls, notes, new HashSet<>());
    Set<Local> candidate = Set.of(rules.trick().card());
    rules.trick().obligations().stream()
        .flatMap(obligation -> obligation.terms().stream())
        .flatMap(Term::all)
        .forEach(part -> walk.part(part, part.span(), candidate));
  }

  /** One way of calling a definition: with the candidate as these of its parameters. */
  private record Visit(Span place, int definition, Set<Local> candidates) {}

  private static boolean isOnlyInObligations(Term part) {
    Operator operator = part.operator();
    return operator != null && operator.has(Trait.ONLY_IN_OBLIGATIONS);
  }

  private record BeatenCards(CallGraph calls, CheckLog notes, Set<Visit> visited) {

    /**
     * Examines a part of a term.
     *
     * @param place where an obligation asks
     * @param candidates the locals that are the card that may be played
     */
    void part(Term part, Span place, Set<Local> candidates) {
      if (isOnlyInObligations(part) && !isCandidate(part.children().getFirst(), candidates)) {
        notes.problem(
            CheckProblem.BEATS_WHAT, place, Objects.requireNonNull(part.operator()).word());
      }
      DefinedTerm definition = calls.called(part);
      if (definition != null && calls.involves(part, AskedInPlace::isOnlyInObligations)) {
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

  /** Checks that criteria do not ask for the winner, whom the comparison has yet to find. */
  public static void criteriaKnowNoWinner(CheckedRules rules, CheckLog notes) {
    new OperatorUses(rules, Trait.NOT_IN_CRITERIA)
        .in(rules.trick().criteria().stream().flatMap(criterion -> criterion.terms().stream()))
        .forEach(use -> report(CheckProblem.IN_CRITERION, use, notes));
  }

  /**
   * Checks that {@code passed} and {@code passes} are inside a loop over players, to which they
   * refer.
   */
  public static void passesInLoops(CheckedRules rules, CheckLog notes) {
    List<Term> terms = new ArrayList<>();
    addOutsideOfLoops(rules.procedure(), terms);
    addOutsideOfLoops(rules.score(), terms);
    new OperatorUses(rules, Trait.ONLY_IN_LOOPS)
        .in(terms.stream())
        .forEach(use -> report(CheckProblem.NO_LOOP, use, notes));
  }

  /** Adds the terms that no loop over players evaluates in its passes. */
  private static void addOutsideOfLoops(List<Action> actions, List<Term> found) {
    for (Action action : actions) {
      if (action.has(StatementEffect.GOES_ROUND)) {
        List<Term> eachPass = action.eachPass();
        action.terms().stream().filter(term -> !eachPass.contains(term)).forEach(found::add);
      } else {
        found.addAll(action.terms());
        addOutsideOfLoops(action.inside(), found);
      }
    }
  }

  private static void report(CheckProblem problem, OperatorUses.Use use, CheckLog notes) {
    notes.problem(problem, use, use.operator().word());
  }
}
