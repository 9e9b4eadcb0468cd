package tricksmith.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * {@code beats} and {@code ties} are asked about the card that may be played, not about others.
 * Where they stand in a definition, its parameter must be that card.
 */
final class BeatsTheCardPlayed implements Check {

  @Override
  public void report(CheckedRules rules, Notes notes) {
    Map<Integer, DefinedTerm> definitions = new HashMap<>();
    rules.definitions().forEach(each -> definitions.put(each.id(), each));
    Walk walk = new Walk(definitions, notes, new HashSet<>());
    Set<Local> candidate = Set.of(rules.trick().card());
    rules.trick().obligations().stream()
        .flatMap(each -> Stream.of(each.predicate(), each.when(), each.except()))
        .flatMap(Stream::ofNullable)
        .forEach(term -> walk.term(term, candidate));
  }

  /** One way of calling a definition: with the candidate as these of its parameters. */
  private record Visit(int definition, Set<Local> candidates) {}

  private record Walk(Map<Integer, DefinedTerm> definitions, Notes notes, Set<Visit> visited) {

    /** Goes through a term in which these locals are the card that may be played. */
    void term(Term term, Set<Local> candidates) {
      Terms.all(term)
          .forEach(
              part -> {
                if (part instanceof Term.Operation operation) {
                  operation(operation, candidates);
                } else if (part instanceof Term.DefinitionCall call) {
                  call(call, candidates);
                }
              });
    }

    private void operation(Term.Operation operation, Set<Local> candidates) {
      boolean asks =
          operation.operator() == Operator.BEATS || operation.operator() == Operator.TIES;
      if (asks && !isCandidate(operation.operands().getFirst(), candidates)) {
        String word = operation.operator() == Operator.BEATS ? "beats" : "ties";
        notes.problem(CheckProblem.BEATS_WHAT, operation.span(), word);
      }
    }

    private void call(Term.DefinitionCall call, Set<Local> candidates) {
      DefinedTerm definition = definitions.get(call.definition());
      if (definition == null) {
        return;
      }
      Set<Local> inside = new HashSet<>();
      List<Local> parameters = definition.parameters();
      for (int place = 0; place < parameters.size(); place++) {
        if (isCandidate(call.arguments().get(place), candidates)) {
          inside.add(parameters.get(place));
        }
      }
      if (visited.add(new Visit(definition.id(), inside))) {
        term(definition.body(), inside);
      }
    }

    private static boolean isCandidate(Term term, Set<Local> candidates) {
      return Mistake.is(term)
          || (term instanceof Term.LocalValue value && candidates.contains(value.local()));
    }
  }
}
