package tricksmith.review.cards;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds cards that players pass on in turn instead of all at once: in {@code each player moves hand
 * to hand of left of player}, the second player also passes on the first one's cards.
 */
public record PassedOnTwice(Rulebook book, Findings findings) implements Reviewer {
  private static final String EACH = "each player ";
  private static final Set<EachOrder> ONCE_EACH = EnumSet.of(EachOrder.BY_SEAT, EachOrder.IN_TURN);

  @Override
  public void review() {
    book.actions()
        .forEach(
            action -> {
              if (action instanceof Action.Each each
                  && ONCE_EACH.contains(each.order())
                  && each.element().type() == Type.Basic.PLAYER) {
                if (each.order() == EachOrder.BY_SEAT) {
                  each.body().forEach(inside -> review(inside, each));
                }
                chosen(each);
              }
            });
  }

  private void review(Action inside, Action.Each each) {
    Term.ZoneCards to = inside.target();
    Term moved = inside.moved();
    if (to == null || moved == null || isOf(to, each.element()) || !to.reads(each.element())) {
      return;
    }
    boolean handsOn =
        moved
            .all()
            .anyMatch(
                part ->
                    part instanceof Term.ZoneCards from
                        && from.zone().equals(to.zone())
                        && isOf(from, each.element()));
    if (handsOn) {
      findings.add(ReviewProblem.HANDED_ON, inside, atOnce(each), book.written(to));
    }
  }

  /**
   * Reports {@code each player chooses sent: 3 cards from hand { move sent to hand of left of
   * player }}.
   */
  private void chosen(Action.Each each) {
    List<Action> inside = Action.all(each.body()).toList();
    Set<Variable> fromHand =
        inside.stream()
            .map(Action::choice)
            .flatMap(Stream::ofNullable)
            .filter(choice -> choice.offered().stream().anyMatch(set -> isHandOf(set, each)))
            .map(Action.Choice::variable)
            .collect(Collectors.toSet());
    for (Action action : inside) {
      Term.ZoneCards to = action.target();
      if (to != null
          && action.moved() instanceof Term.VariableValue value
          && fromHand.contains(value.variable())
          && to.zone().is(Zone.HAND)
          && !isOf(to, each.element())
          && to.reads(each.element())) {
        findings.add(ReviewProblem.CHOSEN_AND_HANDED_ON, action, value.variable().name());
      }
    }
  }

  private static boolean isHandOf(Term set, Action.Each each) {
    return set instanceof Term.ZoneCards cards
        && cards.zone().is(Zone.HAND)
        && isOf(cards, each.element());
  }

  private static boolean isOf(Term.ZoneCards cards, Local player) {
    return cards.owner() != null && cards.owner().head().equals(player);
  }

  private @Nullable Fix atOnce(Action.Each each) {
    Span span = each.span();
    boolean plain = each.where() == null && book.written(span).startsWith(EACH + "move");
    return plain ? Fix.insert(span.start() + EACH.length(), "at once ") : null;
  }
}
