package tricksmith.review.expressions;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds what somebody has compared with the highest or lowest of all, where that one is among them:
 * {@code bid > highest bid[other] over other in players} never holds, since {@code other} comes to
 * the player, too. Neither is {@code bid - (highest bid[other] over other in players) > 0}.
 */
public record AmongAll(Rulebook book, Findings findings) {
  private static final Set<Operator> EVERYBODY =
      Set.of(Operator.PLAYERS, Operator.EVERYONE, Operator.SIDES);

  public void review() {
    book.termsUnderReview()
        .filter(term -> term.applies(Trait.COMPARES) && term.children().size() == 2)
        .forEach(
            comparison -> {
              List<Term> sides = sides(comparison);
              Term one = sides.getFirst();
              Term other = sides.getLast();
              compared(comparison, one, other, comparison.operator());
              compared(comparison, other, one, turned(comparison.operator()));
            });
  }

  /** Returns what is compared: in {@code A - B > 0}, that is A and B. */
  private static List<Term> sides(Term comparison) {
    Term difference = comparison.children().getFirst();
    return difference.operator() == Operator.MINUS
            && comparison.children().getLast() instanceof Term.NumberConstant(_, long number)
            && number == 0
        ? difference.children()
        : comparison.children();
  }

  private void compared(Term comparison, Term own, Term beside, @Nullable Operator operator) {
    Term.Aggregate best = aggregate(beside);
    if (best == null
        || beside.all().anyMatch(findings::hasAt)
        || best.aggregation() == Aggregation.SUM
        || best.domain().condition() != null
        || !best.domain().set().applies(EVERYBODY)) {
      return;
    }
    boolean highest = best.aggregation() == Aggregation.HIGHEST;
    boolean never = operator == (highest ? Operator.GREATER : Operator.LESS);
    boolean always = operator == (highest ? Operator.AT_MOST : Operator.AT_LEAST);
    Term who = never || always ? whose(best.value(), best.domain().element(), own) : null;
    if (who != null && isAmong(who, best.domain().set())) {
      report(comparison, beside, best, who, never);
    }
  }

  /** Whether somebody is one of a set for certain: who is not in play is none of the players. */
  private boolean isAmong(Term who, Term set) {
    return who instanceof Term.LocalValue
        || set.operator() == Operator.EVERYONE
        || !book.has(StatementEffect.SITS_OUT);
  }

  private void report(Term comparison, Term beside, Term.Aggregate best, Term who, boolean never) {
    Span set = best.domain().set().span();
    String one = who.head() instanceof Local local ? local.name() : book.written(who);
    String others = "(" + book.written(set) + " except " + one + ")";
    String meant =
        book.written(new Span(best.span().start(), set.start()))
            + others
            + book.written(new Span(set.end(), best.span().end()));
    boolean written = beside.all().anyMatch(best::equals);
    findings.add(
        never ? ReviewProblem.EVERY_COUNTS_ITSELF : ReviewProblem.FINDS_ITSELF,
        comparison,
        written ? Fix.replace(set, others) : null,
        one,
        meant);
  }

  /** Returns the highest or lowest of all that a term is; null if it is something else. */
  private Term.@Nullable Aggregate aggregate(Term term) {
    if (term instanceof Term.OrElse otherwise) {
      return aggregate(otherwise.value());
    }
    return term instanceof Term.Aggregate best ? best : null;
  }

  private static @Nullable Operator turned(@Nullable Operator comparison) {
    return switch (comparison) {
      case GREATER -> Operator.LESS;
      case LESS -> Operator.GREATER;
      case AT_MOST -> Operator.AT_LEAST;
      case AT_LEAST -> Operator.AT_MOST;
      case null, default -> comparison;
    };
  }

  /** Returns the one of whom a term asks what a value asks of its element; null for any other. */
  private static @Nullable Term whose(Term value, Local element, Term own) {
    Term who = counterpart(value, element, own);
    return who != null && TermEquality.same(value.withLocal(element, who), own) ? who : null;
  }

  /** Returns what stands in one term where the element stands in the other; null for nothing. */
  private static @Nullable Term counterpart(Term value, Local element, Term own) {
    if (element.equals(value.head()) && value.children().isEmpty()) {
      return own;
    }
    if (value.children().size() != own.children().size()) {
      return null;
    }
    for (int place = 0; place < value.children().size(); place++) {
      Term found = counterpart(value.children().get(place), element, own.children().get(place));
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
