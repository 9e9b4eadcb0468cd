package tricksmith.review.tricks;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.source.Span;

/**
 * Finds questions about won cards in the body of {@code play tricks}: there the cards of the trick
 * just ended are still on the table, though the trick already counts in {@code tricks}.
 */
public record WonLater(Rulebook book, Findings findings) {
  public void review() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .forEach(play -> new Walk(book, findings).body(play.afterEachTrick()));
  }

  private static final class Walk {
    private final Rulebook book;
    private final Findings findings;
    private boolean collected;

    Walk(Rulebook book, Findings findings) {
      this.book = book;
      this.findings = findings;
    }

    void body(List<Action> actions) {
      actions.forEach(statement -> step(statement, statement));
    }

    /**
     * Visits a statement and everything inside it.
     *
     * @param outermost the statement of the body that contains it
     */
    private void step(Action action, Action outermost) {
      if (collected) {
        return;
      }
      if (takesAway(action)) {
        collected = true;
        return;
      }
      Term target = action.target();
      action.terms().stream()
          .filter(term -> !term.equals(target))
          .forEach(term -> ask(term, outermost));
      book.performed(action)
          .forEach(block -> block.actions().forEach(inside -> step(inside, outermost)));
    }

    /** Whether the cards may have moved from the table after an action. */
    private boolean takesAway(Action action) {
      return action.has(StatementEffect.STARTS_DEAL)
          || (action.moved() != null && isOfTheTrick(action.moved()));
    }

    private void ask(Term term, Action outermost) {
      boolean ofTheTrick = isOfTheTrick(term);
      term.all()
          .flatMap(part -> ofTheTrick ? lookedIn(part) : Stream.of(part))
          .filter(part -> part.isZone(Zone.WON))
          .findFirst()
          .ifPresent(part -> report(part.span(), outermost));
    }

    /** Returns where a card of the trick is looked for: {@code winning-card in won of winner}. */
    private static Stream<Term> lookedIn(Term part) {
      return part.operator() == Operator.IN
              && part.children().getFirst().operator() == Operator.WINNING_CARD
          ? Stream.of(part.children().getLast())
          : Stream.of();
    }

    /** Whether a term is about the cards of the trick that has just ended. */
    private boolean isOfTheTrick(Term term) {
      return book.involves(
          term,
          part -> part.applies(Operator.TABLE, Operator.WINNING_CARD, Operator.CARDS_OF_TRICK));
    }

    private void report(Span asked, Action outermost) {
      findings.add(
          ReviewProblem.WON_LATER,
          asked,
          book.statementBefore(outermost, "move cards of trick to won of winner"),
          book.written(asked));
    }
  }
}
