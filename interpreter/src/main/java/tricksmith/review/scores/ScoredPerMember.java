package tricksmith.review.scores;

import java.util.ArrayList;
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

/**
 * Finds scores of sides that are given once for each of their players: {@code each player { side of
 * player scores 5 if … }} with two partners is 10.
 */
public record ScoredPerMember(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    if (book.rules().partners().isEmpty()) {
      return;
    }
    book.actions(Action.Each.class)
        .filter(each -> each.element().type() == Type.Basic.PLAYER && each.where() == null)
        .filter(each -> each.set().operator() == Operator.PLAYERS)
        .forEach(each -> statements(each.body(), List.of(), each.element()));
  }

  private void statements(List<Action> actions, List<Term> asked, Local player) {
    for (Action action : actions) {
      if (action.has(StatementEffect.SCORES)) {
        Term who = action.terms().getFirst();
        boolean ofSide = who.all().anyMatch(part -> isSideOf(part, player));
        boolean alike =
            Stream.concat(asked.stream(), action.terms().stream())
                .allMatch(term -> readsOnlyTheSide(term, player));
        if (ofSide && alike) {
          findings.add(ReviewProblem.ONCE_PER_MEMBER, action);
        }
      } else if (action.condition() != null) {
        List<Term> more = new ArrayList<>(asked);
        more.add(action.condition());
        statements(action.inside(), more, player);
      }
    }
  }

  private static boolean isSideOf(Term part, Local player) {
    return part.operator() == Operator.SIDE_OF && player.equals(part.children().getFirst().head());
  }

  private static boolean readsOnlyTheSide(Term term, Local player) {
    return isSideOf(term, player)
        || (!player.equals(term.head())
            && term.children().stream().allMatch(part -> readsOnlyTheSide(part, player)));
  }
}
