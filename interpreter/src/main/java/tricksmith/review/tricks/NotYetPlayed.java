package tricksmith.review.tricks;

import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds questions that come too early: whether the player who is about to play wins the trick, in
 * {@code when} and {@code unless} of an obligation, and the number of a trick before it begins.
 */
public final class NotYetPlayed implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    for (Obligation obligation : book.trick().obligations()) {
      Stream.ofNullable(obligation.when())
          .flatMap(Term::all)
          .filter(part -> asksWhetherPlayerWins(part, book))
          .forEach(part -> findings.add(ReviewProblem.NOT_YET_WINNING, part.span()));
    }
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> Action.all(play.blocks().getFirst().actions()))
        .flatMap(Action::allTerms)
        .filter(NotYetPlayed::isNumberOfTheTrick)
        .forEach(
            part ->
                findings.add(
                    ReviewProblem.TRICK_NOT_BEGUN,
                    part.span(),
                    Fix.of(new Edit(part.span(), "(number of tricks + 1)")),
                    book.written(part.span())));
  }

  private static boolean asksWhetherPlayerWins(Term part, Rulebook book) {
    return part.applies(Trait.COMPARES)
        && part.children().stream().anyMatch(side -> side.operator() == Operator.WINNER)
        && part.children().stream().anyMatch(side -> book.trick().player().equals(side.head()));
  }

  private static boolean isNumberOfTheTrick(Term part) {
    return part.operator() == Operator.PLACE_OF_TRICK
        && part.children().getFirst().operator() == Operator.THIS_TRICK;
  }
}
