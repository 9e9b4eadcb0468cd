package tricksmith.review.scores;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds matches that go on until some player has enough points, where the player who scores them
 * may be sitting out at that moment and is not counted.
 */
public record OutAtTheEnd(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .filter(loop -> loop.repetition() != null && leavesAfterScoring(loop))
        .map(Action::until)
        .flatMap(Stream::ofNullable)
        .flatMap(Term::all)
        .filter(OutAtTheEnd::isOfThoseInPlay)
        .map(Term.Quantified.class::cast)
        .forEach(this::report);
  }

  /**
   * Whether a player scores and goes out together, with no new deal after that in the same pass.
   */
  private static boolean leavesAfterScoring(Action loop) {
    List<Action> body = loop.blocks().stream().flatMap(block -> block.actions().stream()).toList();
    for (Action last : body.reversed()) {
      if (Action.all(List.of(last)).anyMatch(action -> action.has(StatementEffect.STARTS_DEAL))) {
        return false;
      }
      if (Action.all(List.of(last))
          .flatMap(action -> action.blocks().stream())
          .anyMatch(block -> leavesWithScore(block.actions()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean leavesWithScore(List<Action> block) {
    return block.stream()
        .filter(action -> action.has(StatementEffect.SITS_OUT))
        .map(action -> action.terms().getFirst())
        .anyMatch(out -> block.stream().anyMatch(action -> scores(action, out)));
  }

  private static boolean scores(Action action, Term player) {
    return action.has(StatementEffect.SCORES)
        && TermEquality.same(action.terms().getFirst(), player);
  }

  private static boolean isOfThoseInPlay(Term term) {
    return term instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain domain)
        && quantifier == Quantifier.SOME
        && domain.set().operator() == Operator.PLAYERS
        && enough(domain) != null;
  }

  /** Returns the score in {@code score >= 10}; null if the condition asks something else. */
  private static @Nullable Term enough(Term.Domain domain) {
    Term condition = domain.condition();
    if (condition == null
        || (condition.operator() != Operator.AT_LEAST
            && condition.operator() != Operator.GREATER)) {
      return null;
    }
    Term score = condition.children().getFirst();
    return score.operator() == Operator.SCORE_OF
            && score.children().getFirst().reads(domain.element())
        ? score
        : null;
  }

  private void report(Term.Quantified asked) {
    Term condition = asked.domain().condition();
    Term score = enough(asked.domain());
    if (condition == null || score == null) {
      return;
    }
    String player = asked.domain().element().name();
    Span rest = new Span(score.span().end(), condition.span().end());
    String everyone =
        "some " + player + " in everyone where score of " + player + book.written(rest);
    findings.replace(ReviewProblem.OUT_AT_THE_END, asked, everyone, everyone);
  }
}
