package tricksmith.review.choices;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds players who are taken by the numbers of their seats out of those with the best bid, though
 * all bid in turn: {@code declarer = first player in (players with most bid)}.
 */
public record TiedBids(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions(Action.Assign.class)
        .filter(assign -> assign.indices().isEmpty())
        .forEach(this::review);
  }

  private void review(Action.Assign assign) {
    if (assign.value() instanceof Term.Outermost(_, Type type, boolean first, Term.Domain domain)
        && type == Type.Basic.PLAYER
        && domain.condition() == null
        && domain.set() instanceof Term.Selected best
        && best.domain().condition() == null
        && best.standards().size() == 1) {
      Term.Standard standard = best.standards().getFirst();
      Variable bid = book.variable(standard.value());
      if (bid != null && isBidInTurn(bid)) {
        String sign = standard.most() ? (first ? ">" : ">=") : (first ? "<" : "<=");
        String name = assign.variable().name();
        findings.add(
            first ? ReviewProblem.LOWEST_SEAT_OF_EQUALS : ReviewProblem.HIGHEST_SEAT_OF_EQUALS,
            assign.value(),
            bid.name(),
            "%1$s = player if %1$s is nobody or %2$s %3$s %2$s[%1$s]"
                .formatted(name, bid.name(), sign));
      }
    }
  }

  /** Whether each player bids in turn, whatever the others have bid. */
  private boolean isBidInTurn(Variable bid) {
    List<Action> setting = book.setting(bid);
    return bid.indices().equals(List.of(Type.Basic.PLAYER))
        && setting.size() == 1
        && setting.stream()
            .map(Action::choice)
            .allMatch(choice -> choice != null && isFree(choice, bid))
        && book.actions(Action.Each.class)
            .filter(round -> round.order() == EachOrder.IN_TURN)
            .flatMap(round -> round.body().stream())
            .anyMatch(setting::contains);
  }

  private boolean isFree(Action.Choice choice, Variable bid) {
    return choice.amount() == null
        && Stream.concat(choice.offered().stream(), Stream.ofNullable(choice.where()))
            .noneMatch(term -> book.dependsOn(term, bid));
  }
}
