package tricksmith.review.expressions;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;

/** Tells whether a term is reached for some card, or whether earlier cases have taken it. */
record ReachableCases(Rulebook book) {
  /**
   * Whether {@code part} may be evaluated when {@code subject} is one of these cards.
   *
   * @param subject the card's name, or a word for it such as {@code led}
   */
  boolean isReached(Term part, Term subject, List<DeckRules.Card> cards) {
    return roots()
        .filter(root -> root.all().anyMatch(part::equals))
        .anyMatch(
            root ->
                Setting.all(book.rules(), root.all()).stream()
                    .map(setting -> new PartialEvaluator(book.rules(), setting))
                    .anyMatch(
                        evaluator ->
                            cards.stream()
                                .map(card -> knowing(evaluator, subject, card))
                                .anyMatch(knows -> comesTo(part, root, knows::holds))));
  }

  private Stream<Term> roots() {
    return Stream.concat(
        book.rules().terms(), book.rules().definitions().stream().map(DefinedTerm::body));
  }

  private static PartialEvaluator knowing(
      PartialEvaluator evaluator, Term subject, DeckRules.Card card) {
    if (subject.head() instanceof Local local) {
      return evaluator.with(local, card);
    }
    return subject.operator() == null ? evaluator : evaluator.with(subject.operator(), card);
  }

  private static boolean comesTo(Term part, Term term, Function<Term, Boolean> holds) {
    if (term.equals(part)) {
      return true;
    }
    if (!(term instanceof Term.Cases(_, _, var cases, Term otherwise))) {
      return term.children().stream().anyMatch(child -> comesTo(part, child, holds));
    }
    for (Term.Case each : cases) {
      Boolean answer = holds.apply(each.condition());
      if (comesTo(part, each.condition(), holds)
          || (!Boolean.FALSE.equals(answer) && comesTo(part, each.value(), holds))) {
        return true;
      }
      if (Boolean.TRUE.equals(answer)) {
        return false;
      }
    }
    return otherwise != null && comesTo(part, otherwise, holds);
  }
}
