package tricksmith.review.scores;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;

/**
 * Finds scores after each trick that count all tricks so far: by {@code each player scores tricks
 * of player} in the block of {@code play tricks}, the first trick counts again after each other.
 */
public record AllSoFar(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .forEach(play -> always(play.blocks().getLast().actions()));
  }

  /** Looks at the statements that are performed after every trick. */
  private void always(List<Action> actions) {
    for (Action action : actions) {
      if (action.has(StatementEffect.PERFORMS_SCORE)) {
        always(book.rules().score());
      } else if (action instanceof Action.Each each && each.where() == null) {
        each.body().stream()
            .filter(inside -> inside.has(StatementEffect.SCORES))
            .filter(scores -> each.element().equals(scores.terms().getFirst().head()))
            .flatMap(scores -> amounts(scores.terms().getLast()))
            .filter(part -> isAllWonBy(each.element(), part))
            .findFirst()
            .ifPresent(part -> findings.add(ReviewProblem.ALL_SO_FAR, part, book.written(part)));
      }
    }
  }

  /** An amount and all in it but conditions. */
  private static Stream<Term> amounts(Term amount) {
    return amount instanceof Term.Cases
        ? Stream.empty()
        : Stream.concat(
            Stream.of(amount),
            amount.children().stream()
                .filter(child -> child.type() != Type.Basic.YES_NO)
                .flatMap(AllSoFar::amounts));
  }

  private static boolean isAllWonBy(Local player, Term part) {
    Term set = part.counted();
    return set != null
        && set.reads(player)
        && (set.operator() == Operator.TRICKS_OF || set.isZone(Zone.WON));
  }
}
