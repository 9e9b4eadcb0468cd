package tricksmith.review.procedure;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.NumberBounds.Bounds;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds ends that wait for a score that nobody can reach, since all points count the other way:
 * {@code repeat until some player has score >= 50} where everybody only loses points. Such a match
 * goes on forever.
 */
public record OutOfReach(Rulebook book, Findings findings) implements Reviewer {
  private static final String HIGHEST = "highest";
  private static final String LOWEST = "lowest";

  @Override
  public void review() {
    List<Term> points =
        book.actions(StatementEffect.SCORES).map(action -> action.terms().getLast()).toList();
    if (points.isEmpty()) {
      return;
    }
    Signs signs = new Signs(book);
    boolean up = points.stream().anyMatch(signs::canBeAbove);
    boolean down = points.stream().anyMatch(signs::canBeBelow);
    if (up != down) {
      book.actions().forEach(action -> new Ends(book, findings, up).of(action));
    }
    new StandingScores(book, signs).in(findings);
  }

  /**
   * The conditions that end a loop or the match.
   *
   * @param up whether scores only go up; otherwise they only go down
   */
  private record Ends(Rulebook book, Findings findings, boolean up) {

    void of(Action action) {
      if (action.onlyEnd() != null) {
        condition(action.onlyEnd());
      }
      if (action.condition() != null
          && action.inside().stream().anyMatch(inside -> inside.has(StatementEffect.ENDS_MATCH))) {
        condition(action.condition());
      }
    }

    private void condition(Term condition) {
      if (condition instanceof Term.Quantified(_, var quantifier, var domain)
          && quantifier != Quantifier.NO
          && domain.condition() != null) {
        condition(domain.condition());
      } else if (condition.applies(Operator.AND, Operator.OR)) {
        condition.children().forEach(this::condition);
      } else if (new Goal(book).isMissed(condition, up, !up)) {
        report(condition);
      }
    }

    private void report(Term comparison) {
      Span whole = book.balanced(comparison);
      Term goal = comparison.children().getLast();
      boolean exactly = comparison.applies(Operator.AT_LEAST, Operator.AT_MOST);
      String compared = book.written(new Span(whole.start(), goal.span().start()));
      String score = compared.substring(0, compared.lastIndexOf(up ? '<' : '>')).strip();
      String sign = (up ? ">" : "<") + (exactly ? "=" : "");
      String opposite = theOtherEnd(score) + " " + sign + " " + negated(goal);
      findings.add(
          up ? ReviewProblem.SCORES_NEVER_FALL : ReviewProblem.SCORES_NEVER_RISE,
          comparison,
          Fix.replace(whole, opposite),
          opposite);
    }

    private static String theOtherEnd(String score) {
      String end = score.startsWith("(") ? score.substring(1) : score;
      String begin = score.substring(0, score.length() - end.length());
      if (end.startsWith(LOWEST)) {
        return begin + HIGHEST + end.substring(LOWEST.length());
      }
      return end.startsWith(HIGHEST) ? begin + LOWEST + end.substring(HIGHEST.length()) : score;
    }

    private String negated(Term goal) {
      Bounds bounds = book.bounds().of(goal);
      Long number = bounds.least();
      return number != null && number.equals(bounds.most())
          ? String.valueOf(-number)
          : "-(" + book.written(goal) + ")";
    }
  }
}
