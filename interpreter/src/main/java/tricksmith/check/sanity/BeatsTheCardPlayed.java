package tricksmith.check.sanity;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.source.Span;

/**
 * {@code beats} and {@code ties} are asked about the card that may be played, not about others.
 * Where they stand in a definition, its parameter must be that card.
 */
public final class BeatsTheCardPlayed implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Map<Integer, DefinedTerm> definitions = new HashMap<>();
    rules.definitions().forEach(each -> definitions.put(each.id(), each));
    Walk walk = new Walk(definitions, notes, new HashSet<>());
    Set<Local> candidate = Set.of(rules.trick().card());
    rules.trick().obligations().stream()
        .flatMap(each -> Stream.of(each.predicate(), each.when(), each.except()))
        .flatMap(Stream::ofNullable)
        .flatMap(Terms::all)
        .forEach(part -> walk.part(part, part.span(), candidate));
  }

  /** One way of calling a definition: with the candidate as these of its parameters. */
  private record Visit(Span place, int definition, Set<Local> candidates) {}

  private record Walk(Map<Integer, DefinedTerm> definitions, CheckLog notes, Set<Visit> visited) {

    /**
     * Looks at a part of a term.
     *
     * @param place where an obligation asks
     * @param candidates the locals that are the card that may be played
     */
    void part(Term part, Span place, Set<Local> candidates) {
      if (part instanceof Term.Operation operation) {
        operation(operation, place, candidates);
      } else if (part instanceof Term.DefinitionCall call) {
        call(call, place, candidates);
      }
    }

    private void operation(Term.Operation operation, Span place, Set<Local> candidates) {
      boolean asks =
          operation.operator() == Operator.BEATS || operation.operator() == Operator.TIES;
      if (asks && !isCandidate(operation.operands().getFirst(), candidates)) {
        String word = operation.operator() == Operator.BEATS ? "beats" : "ties";
        notes.problem(CheckProblem.BEATS_WHAT, place, word);
      }
    }

    private void call(Term.DefinitionCall call, Span place, Set<Local> candidates) {
      DefinedTerm definition = definitions.get(call.definition());
      if (definition == null) {
        return;
      }
      Set<Local> inside = new HashSet<>();
      List<Local> parameters = definition.parameters();
      for (int index = 0; index < parameters.size(); index++) {
        if (isCandidate(call.arguments().get(index), candidates)) {
          inside.add(parameters.get(index));
        }
      }
      if (visited.add(new Visit(place, definition.id(), inside))) {
        Terms.all(definition.body()).forEach(part -> part(part, place, inside));
      }
    }

    private static boolean isCandidate(Term term, Set<Local> candidates) {
      return ErrorTerm.is(term)
          || (term instanceof Term.LocalValue value && candidates.contains(value.local()));
    }
  }
}
