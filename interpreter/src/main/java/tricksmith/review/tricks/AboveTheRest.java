package tricksmith.review.tricks;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds criteria that lift cards which they are hardly about: by {@code card.rank == A when
 * card.suit == S}, every spade beats all other suits, since a criterion with a condition on the
 * card ranks those to which it does not apply below all others.
 */
public record AboveTheRest(Rulebook book, Findings findings) implements Reviewer {
  private static final String WHEN = "when";

  @Override
  public void review() {
    List<Criterion> criteria = book.trick().criteria();
    for (Criterion criterion : criteria) {
      Term measure = criterion.measure();
      Term when = criterion.when();
      if (measure != null
          && when != null
          && criterion.except() == null
          && criterion.ofTheCard()
          && measure.type() == Type.Basic.YES_NO
          && !findings.hasAt(criterion)
          && criteria.stream().noneMatch(other -> ranksBy(other, when))) {
        report(measure, when);
      }
    }
  }

  /** Whether a criterion says that the cards for which the condition holds are the better ones. */
  private static boolean ranksBy(Criterion criterion, Term condition) {
    return criterion.when() == null
        && criterion.measure() != null
        && condition
            .parts(Operator.AND)
            .anyMatch(part -> TermEquality.same(Objects.requireNonNull(criterion.measure()), part));
  }

  private void report(Term measure, Term when) {
    Span whole = measure.span().to(when);
    String both = both(measure, when);
    if (both != null) {
      findings.add(
          ReviewProblem.ABOVE_THE_REST,
          whole,
          Fix.replace(book.balanced(whole), both),
          book.written(when),
          both);
    }
  }

  /** Returns both conditions as one; null if the second follows another word. */
  private @Nullable String both(Term measure, Term when) {
    String between = book.written(measure.span().gapTo(when));
    return between.replaceAll("[()\\s]", "").equals(WHEN)
        ? bracketed(measure) + " and " + bracketed(when)
        : null;
  }

  private String bracketed(Term condition) {
    String written = book.written(book.balanced(condition));
    return condition.operator() == Operator.OR && !written.startsWith("(")
        ? "(" + written + ")"
        : written;
  }
}
