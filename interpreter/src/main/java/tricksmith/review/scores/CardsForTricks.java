package tricksmith.review.scores;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;

/**
 * Finds the cards that somebody has won, counted against a bid that can be no more than there are
 * tricks: {@code number of won == bid}.
 */
public record CardsForTricks(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    if (book.actions().noneMatch(action -> action.movesTo(Zone.WON))) {
      book.everyTerm().filter(CardsForTricks::comparesNumbers).forEach(this::review);
    }
  }

  private static boolean comparesNumbers(Term term) {
    return term.applies(Trait.COMPARES) || term.applies(Operator.MINUS, Operator.DIFFERENCE);
  }

  private void review(Term comparison) {
    List<Term> sides = comparison.children();
    if (sides.size() != 2) {
      return;
    }
    for (int place = 0; place < sides.size(); place++) {
      Term count = sides.get(place);
      Term other = sides.get(1 - place);
      Term.ZoneCards won = won(count);
      Long most = won == null ? null : mostTricks(other);
      if (won != null && won.owner() != null && most != null) {
        String meant = "number of tricks of " + book.written(won.owner());
        boolean named = book.written(won).endsWith(book.written(won.owner()));
        findings.add(
            ReviewProblem.CARDS_FOR_TRICKS,
            count,
            named ? Fix.replace(count, meant) : null,
            book.written(count),
            book.written(other),
            most.toString());
      }
    }
  }

  /** Returns the won cards that a term counts; null if it counts others, or only some. */
  private static Term.@Nullable ZoneCards won(Term count) {
    return count.counted() instanceof Term.ZoneCards cards && cards.zone().is(Zone.WON)
        ? cards
        : null;
  }

  /** Returns the most that players can bid, if that is no more than tricks are played; or null. */
  private @Nullable Long mostTricks(Term bid) {
    Variable variable = book.variable(bid);
    if (variable == null || !(bid instanceof Term.VariableValue)) {
      return null;
    }
    boolean isChosen =
        !book.setting(variable).isEmpty()
            && book.setting(variable).stream().allMatch(action -> action.choice() != null);
    Long most = book.bounds().of(bid).most();
    return isChosen && most != null && most > 1 && most <= book.bounds().inHand(bid) ? most : null;
  }
}
