package tricksmith.review.cards;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Term.FaceConstant;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds cards that somebody is said to move, and that may lie in another's hand: {@code seat 1
 * moves AS to shown} moves the ace out of any hand, if no line asks who holds it.
 */
public record HeldByAnother(Rulebook book, Findings findings) implements Reviewer {
  private static final Pattern MOVER =
      Pattern.compile("(?:^|[{;:])\\s*+(?<who>[^{};:]*?\\S) +moves? +(?<what>[^{};:]*)$");

  @Override
  public void review() {
    book.actions(Action.Move.class)
        .filter(move -> move.cards() instanceof FaceConstant)
        .filter(this::isDealtBefore)
        .forEach(this::review);
  }

  private void review(Action.Move move) {
    FaceConstant card = (FaceConstant) move.cards();
    String before = book.before(move.span().start());
    Matcher mover = MOVER.matcher(before + book.written(move));
    if (!mover.find() || move.to().zone().is(Zone.HAND) || isMentionedElsewhere(card)) {
      return;
    }
    String who = mover.group("who");
    if (who.contains(card.label())) {
      return;
    }
    int start = move.span().start() - before.length() + mover.start("who");
    String deed = " moves " + mover.group("what");
    String holder = "player holding " + card.label();
    findings.add(
        ReviewProblem.HELD_BY_ANOTHER,
        move,
        Fix.replace(new Span(start, start + who.length()), holder),
        card.label(),
        who,
        holder + deed,
        who + deed + " if " + card.label() + " in hand of " + whose(who));
  }

  private static String whose(String who) {
    return who.startsWith("each ") ? "player" : who;
  }

  private boolean isDealtBefore(Action move) {
    return book.actions(Action.Deal.class)
        .anyMatch(deal -> deal.span().start() < move.span().start());
  }

  /** Whether another line of the procedure is about the card: it may say where it lies. */
  private boolean isMentionedElsewhere(FaceConstant card) {
    return book.actions()
        .flatMap(action -> action.terms().stream())
        .flatMap(book::everythingIn)
        .filter(FaceConstant.class::isInstance)
        .map(Term::span)
        .anyMatch(span -> !span.equals(card.span()) && book.written(span).equals(card.label()));
  }
}
