package tricksmith.review.scores;

import java.util.List;
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
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds games that go through the sides although a few named players form a side and the others
 * none: {@code (dealer, ally) form a side} leaves the other two as two more sides.
 */
public record SinglePlayerSides(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    List<Action> forming = book.actions(StatementEffect.FORMS_SIDES).toList();
    if (book.rules().partners().isEmpty() && forming.size() == 1 && iteratesOverSides()) {
      review(forming.getFirst());
    }
  }

  /** Whether each side is asked for, or the other one of two. */
  private boolean iteratesOverSides() {
    return book.actions(StatementEffect.GOES_ROUND)
            .anyMatch(each -> each.binds().getFirst().type() == Type.Basic.SIDE)
        || book.everyTerm()
            .anyMatch(
                part -> part.operator() == Operator.OTHER_OF && part.type() == Type.Basic.SIDE);
  }

  private void review(Action forming) {
    Term players = forming.terms().getFirst();
    List<Term> named = players.children();
    if (!named.stream().allMatch(SinglePlayerSides::isOnePlayer)
        || named.size() < 2
        || book.rules().leastPlayers() < named.size() + 2) {
      return;
    }
    Span span = forming.span();
    String others = "players except " + book.written(book.balanced(players));
    String before = book.before(span.start());
    boolean alone = before.isBlank() && book.after(span.end()).isBlank();
    findings.add(
        ReviewProblem.OTHERS_LEFT_SINGLE,
        span,
        alone ? Fix.after(span, "\n" + before + others + " form a side") : null,
        others);
  }

  private static boolean isOnePlayer(Term player) {
    return player.type() == Type.Basic.PLAYER && !(player.head() instanceof Local);
  }
}
