package tricksmith.review.scores;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds scores for opponents after somebody sat out: {@code opponents of P} covers only players in
 * play, so a player sitting out gets nothing.
 */
public record SittingOut(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    new Walk(book, findings, new ArrayList<>()).block(book.rules().procedure());
  }

  /**
   * Walks the procedure.
   *
   * @param out the players who may have sat out since the deal began
   */
  private record Walk(Rulebook book, Findings findings, List<Term> out) {

    void block(List<Action> actions) {
      actions.forEach(this::step);
    }

    private void step(Action action) {
      Set<StatementEffect> effects = action.effects();
      if (effects.contains(StatementEffect.STARTS_DEAL)) {
        out.clear();
      }

      if (effects.contains(StatementEffect.SITS_OUT)) {
        out.add(action.terms().getFirst());
      }
      if (effects.contains(StatementEffect.GOES_ROUND)) {
        scores(action);
      }
      book.performed(action).forEach(inside -> block(inside.actions()));
    }

    private void scores(Action each) {
      Term set = each.terms().getFirst();
      boolean theyScore =
          each.inside().stream().anyMatch(action -> action.has(StatementEffect.SCORES));
      if (set.operator() == Operator.OPPONENTS_OF && theyScore) {
        Term of = set.children().getFirst();
        out.stream()
            .filter(players -> canBeOpponent(players, of))
            .findFirst()
            .ifPresent(_ -> report(set, of));
      }
    }

    /** Whether these players may be opponents; a partner is unlikely to be. */
    private static boolean canBeOpponent(Term players, Term of) {
      boolean partner = players.applies(Trait.PARTNERS);
      return !partner && !TermEquality.same(players, of);
    }

    private void report(Term set, Term of) {
      String whose = book.written(of);
      boolean side = of.operator() == Operator.SIDE_OF || of.type() == Type.Basic.SIDE;
      String players =
          "each of everyone where side of player != " + (side ? whose : "side of " + whose);
      findings.replace(
          ReviewProblem.ONLY_OPPONENTS_IN_PLAY, set, players, book.written(set), players);
    }
  }
}
