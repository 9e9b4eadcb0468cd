package tricksmith.review.cards;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds cards that players pass on in turn instead of all at once: in {@code each player moves hand
 * to hand of left of player}, the second player also passes on the first one's cards.
 */
public final class HandedOn implements Reviewer {
  private static final String EACH = "each player ";

  @Override
  public void review(Rulebook book, Findings findings) {
    book.actions()
        .forEach(
            action -> {
              if (action instanceof Action.Each each
                  && each.order() == EachOrder.BY_SEAT
                  && each.element().type() == Type.Basic.PLAYER) {
                each.body().forEach(inside -> review(inside, each, book, findings));
              }
            });
  }

  private static void review(Action inside, Action.Each each, Rulebook book, Findings findings) {
    Action.Transfer transfer = inside.transfer();
    Term.ZoneCards to = transfer == null ? null : transfer.to();
    if (to == null || transfer == null || isOf(to, each.element()) || !to.reads(each.element())) {
      return;
    }
    boolean handsOn =
        transfer
            .cards()
            .all()
            .anyMatch(
                part ->
                    part instanceof Term.ZoneCards from
                        && from.zone().equals(to.zone())
                        && isOf(from, each.element()));
    if (handsOn) {
      findings.add(
          ReviewProblem.HANDED_ON, inside.span(), atOnce(each, book), book.written(to.span()));
    }
  }

  private static boolean isOf(Term.ZoneCards cards, Local player) {
    return cards.owner() != null && cards.owner().head().equals(player);
  }

  private static Fix[] atOnce(Action.Each each, Rulebook book) {
    Span span = each.span();
    boolean plain = each.where() == null && book.written(span).startsWith(EACH + "move");
    return plain
        ? new Fix[] {Fix.of(Edit.insert(span.start() + EACH.length(), "at once "))}
        : new Fix[0];
  }
}
