package tricksmith.review.tricks;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

/**
 * Finds obligations that forget that the card to be played is already on the table. {@code must
 * card.rank > winning-card.rank} is false for any card that would win; {@code last card on table}
 * is the card itself; and in {@code must card.suit == trump and winner != partner of player},
 * whoever trumps is the winner.
 */
public record CountsTheCardPlayed(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    for (Obligation obligation : book.trick().obligations()) {
      obligation.predicate().all().forEach(this::review);
      obligation.predicate().all().filter(CountsTheCardPlayed::isLastPlayed).forEach(this::itself);
      if (obligation.predicate().operator() == Operator.AND) {
        winnerBefore(obligation);
      }
    }
  }

  private void review(Term part) {
    Term larger = side(part, Operator.GREATER, Operator.LESS);
    Term smaller = side(part, Operator.LESS, Operator.GREATER);
    TrickRules trick = book.trick();
    if (larger != null
        && smaller != null
        && larger.reads(trick.card())
        && !smaller.reads(trick.card())
        && smaller.all().anyMatch(inside -> inside.operator() == Operator.WINNING_CARD)) {
      findings.replace(ReviewProblem.COUNTS_THE_CARD, part, "beats(card)", book.written(part));
    }
  }

  /** Reports what is asked about whoever is winning, and is answered by the card that wins. */
  private void winnerBefore(Obligation obligation) {
    List<Term> parts = obligation.predicate().children();
    for (Term part : parts) {
      List<Term> others = parts.stream().filter(other -> !other.equals(part)).toList();
      if (isAboutTheWinner(part) && others.stream().anyMatch(this::isAboutTheCard)) {
        boolean held = part.operator() == Operator.UNEQUAL && !obligation.forbids();
        boolean ruledOut = part.operator() == Operator.EQUAL && obligation.forbids();
        if (held || (ruledOut && others.stream().anyMatch(this::wins))) {
          report(obligation, part, others);
        }
      }
    }
  }

  /** Whether a condition compares the winner with anybody but the player who plays the card. */
  private boolean isAboutTheWinner(Term part) {
    return part.children().size() == 2
        && part.children().stream().anyMatch(side -> side.operator() == Operator.WINNER)
        && part.children().stream().noneMatch(side -> book.trick().player().equals(side.head()))
        && !isAboutTheCard(part);
  }

  private boolean isAboutTheCard(Term part) {
    return part.reads(book.trick().card());
  }

  /**
   * Whether a condition is what counts first when cards are compared, or asks for the best card.
   */
  private boolean wins(Term part) {
    return part.operator() == Operator.BEATS
        || book.trick().criteria().stream()
            .limit(1)
            .anyMatch(first -> TermEquality.same(first.measure(), part));
  }

  private void report(Obligation obligation, Term part, List<Term> others) {
    String card = others.stream().map(this::written).collect(Collectors.joining(" and "));
    String meant = card + " when " + book.written(part);
    boolean alone = obligation.when() == null && obligation.except() == null;
    findings.add(
        ReviewProblem.WINNER_COUNTS_THE_CARD,
        part,
        alone ? Fix.replace(book.balanced(obligation.predicate()), meant) : null,
        meant);
  }

  private String written(Term part) {
    return book.isBracketed(part) ? "(" + book.written(part) + ")" : book.written(part);
  }

  /**
   * Whether a term is {@code last card on table}, {@code last card in trick} or {@code top of
   * table}.
   */
  private static boolean isLastPlayed(Term part) {
    return switch (part) {
      case Term.Outermost(_, _, boolean first, Term.Domain domain) ->
          !first && domain.condition() == null && Rulebook.isPlayed(domain.set());
      case Term.EndOfZone(_, boolean top, var count, Term.ZoneCards pile) ->
          top && count == null && pile.zone().is(Zone.TABLE);
      default -> false;
    };
  }

  private void itself(Term last) {
    String set = last instanceof Term.Outermost one ? book.written(one.domain().set()) : Zone.TABLE;
    String among = set.equals(Zone.TABLE) ? " on " : " in ";
    String before = "last other" + among + set + " where other != card";
    String meant = book.isBracketed(last) ? before : "(" + before + ")";
    findings.replace(ReviewProblem.LAST_IS_THE_CARD, last, meant, book.written(last), before);
  }

  /**
   * Returns the first operand of one comparison or the last of the other; null for any other term.
   */
  private static @Nullable Term side(Term part, Operator first, Operator last) {
    if (part.operator() == first) {
      return part.children().getFirst();
    }
    return part.operator() == last ? part.children().getLast() : null;
  }
}
