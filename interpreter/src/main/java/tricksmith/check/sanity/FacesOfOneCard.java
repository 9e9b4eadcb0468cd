package tricksmith.check.sanity;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;

/**
 * A card written in the script means its face. Where it stands for a card and is not compared,
 * there must be just one of it.
 */
public final class FacesOfOneCard implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Map<String, Integer> copies = new HashMap<>();
    rules.decks().stream()
        .flatMap(deck -> deck.cards().stream())
        .forEach(card -> copies.merge(card.label(), 1, Integer::sum));
    rules
        .termsWithDefinitions()
        .flatMap(FacesOfOneCard::taken)
        .filter(face -> copies.getOrDefault(face.label(), 1) > 1)
        .forEach(face -> notes.problem(CheckProblem.SEVERAL_CARDS, face.span(), face.label()));
  }

  /** The faces in a term that are taken for a card. */
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
