package tricksmith.check.sanity;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.rules.analysis.AllTerms;

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
    AllTerms.of(rules)
        .flatMap(FacesOfOneCard::taken)
        .filter(face -> copies.getOrDefault(face.label(), 1) > 1)
        .forEach(face -> notes.problem(CheckProblem.SEVERAL_CARDS, face.span(), face.label()));
  }

  /** The faces in a term that are taken for a card. */
  private static Stream<Term.FaceConstant> taken(Term term) {
    if (term instanceof Term.FaceConstant face) {
      return Stream.of(face);
    }
    return comparedOrPart(term);
  }

  private static Stream<Term.FaceConstant> comparedOrPart(Term term) {
    boolean compares =
        term instanceof Term.Operation operation
            && switch (operation.operator()) {
              case EQUAL, UNEQUAL, IN, NOT_IN -> true;
              default -> false;
            };
    boolean looksUp = term instanceof Term.Table || term instanceof Term.PlaceInList;
    return Terms.parts(term)
        .filter(part -> !((compares || looksUp) && isFaces(part)))
        .flatMap(FacesOfOneCard::taken);
  }

  private static boolean isFaces(Term term) {
    return term instanceof Term.FaceConstant
        || (term instanceof Term.SetOfValues set
            && set.elements().stream().allMatch(Term.FaceConstant.class::isInstance));
  }
}
