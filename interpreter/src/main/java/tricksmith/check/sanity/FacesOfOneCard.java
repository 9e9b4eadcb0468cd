package tricksmith.check.sanity;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;

/**
 * Checks that a card written in the script is unique where it stands for a card and is not
 * compared. Such a card means its face, and there may be several with that face.
 */
public final class FacesOfOneCard implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Map<String, Integer> copies = new HashMap<>();
    rules.cards().forEach(card -> copies.merge(card.label(), 1, Integer::sum));
    rules
        .termsWithDefinitions()
        .flatMap(FacesOfOneCard::taken)
        .filter(face -> copies.getOrDefault(face.label(), 1) > 1)
        .forEach(face -> notes.problem(CheckProblem.SEVERAL_CARDS, face, face.label()));
  }

  /** The faces in a term that are used as a card. */
  private static Stream<Term.FaceConstant> taken(Term term) {
    return term instanceof Term.FaceConstant face
        ? Stream.of(face)
        : term.children().stream()
            .filter(part -> !(term.comparesFaces() && isFaces(part)))
            .flatMap(FacesOfOneCard::taken);
  }

  private static boolean isFaces(Term term) {
    return term instanceof Term.FaceConstant
        || (term instanceof Term.SetOfValues set
            && set.elements().stream().allMatch(Term.FaceConstant.class::isInstance));
  }
}
