package tricksmith.review.choices;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.analysis.HiddenZones;

/**
 * Finds obligations and alternatives that depend on cards the player concerned cannot see. Players
 * at a table could not follow such rules, and a program that did would reveal what is hidden.
 */
public record HiddenCards(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    HiddenZones hidden = new HiddenZones(book.rules());
    TrickRules trick = book.trick();
    Term player = new Term.LocalValue(trick.span(), trick.player());
    HiddenReads bound =
        new HiddenReads(book, hidden, player, ReviewProblem.HIDDEN_IN_OBLIGATION, findings);
    for (TrickRules.Obligation obligation : trick.obligations()) {
      Stream.of(obligation.predicate(), obligation.except())
          .filter(Objects::nonNull)
          .forEach(term -> bound.review(term, obligation.when()));
      Optional.ofNullable(obligation.when()).ifPresent(bound::review);
    }
    book.choices().forEach(choice -> review(choice, hidden));
  }

  private void review(Action.Choice choice, HiddenZones hidden) {
    HiddenReads asked =
        new HiddenReads(book, hidden, choice.player(), ReviewProblem.HIDDEN_IN_CHOICE, findings);
    choice.deciding().forEach(asked::review);
  }
}
