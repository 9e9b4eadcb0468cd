package tricksmith.review.expressions;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Finds words for partners, for the other player or the other side in games without any. */
public record AbsentPlayers(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    boolean several = book.rules().leastPlayers() > 2 && !book.has(StatementEffect.SITS_OUT);
    boolean alone = book.rules().partners().isEmpty() && !book.has(StatementEffect.FORMS_SIDES);
    long partners = book.has(StatementEffect.FORMS_SIDES) ? 0 : fewestPartners();
    boolean opponents =
        several
            && !book.has(StatementEffect.FORMS_SIDES)
            && (book.rules().leastPlayers() > 3 || book.rules().partners().isEmpty());
    book.everyTerm()
        .forEach(
            term -> {
              String who = book.written(term);
              if ((several && isOfTwo(term)) || (opponents && isOnlyOpponent(term))) {
                findings.add(ReviewProblem.ALWAYS_NOBODY, term, who);
              } else if (several && alone && isOtherSide(term)) {
                findings.add(ReviewProblem.ALWAYS_NOBODY, term, who);
              } else if (alone && isPartner(term)) {
                findings.add(ReviewProblem.NO_PARTNER, term, who);
              } else if (partners > 1 && term.operator() == Operator.PARTNER_OF) {
                findings.add(ReviewProblem.SEVERAL_PARTNERS, term, who, Long.toString(partners));
              }
            });
    if (!alone) {
      otherSideAtTimes();
    }
    book.everyTerm()
        .filter(term -> term.operator() == Operator.TRICKS_OF)
        .filter(term -> term.children().getFirst().all().anyMatch(Term.None.class::isInstance))
        .forEach(term -> findings.add(ReviewProblem.TRICKS_OF_NOBODY, term, book.written(term)));
  }

  /**
   * Reports {@code other of side} where everybody is a side of one with an odd number of players,
   * unless the rules ask for the number of players anywhere.
   */
  private void otherSideAtTimes() {
    int uneven = Math.max(3, book.rules().leastPlayers() | 1);
    if (uneven <= book.rules().mostPlayers()
        && !book.has(StatementEffect.FORMS_SIDES)
        && !book.has(StatementEffect.SITS_OUT)
        && book.actions().flatMap(Action::allTerms).noneMatch(AbsentPlayers::countsPlayers)) {
      book.actions()
          .flatMap(Action::allTerms)
          .filter(AbsentPlayers::isOtherSide)
          .forEach(
              term ->
                  findings.add(
                      ReviewProblem.OTHER_SIDE_AT_TIMES,
                      term,
                      book.written(term),
                      Integer.toString(uneven)));
    }
  }

  private static boolean countsPlayers(Term term) {
    return term instanceof Term.Count count && count.domain().element().type() == Type.Basic.PLAYER;
  }

  private static boolean isOtherSide(Term term) {
    return term.operator() == Operator.OTHER_OF && term.type() == Type.Basic.SIDE;
  }

  /** How many partners each player has at least where two sides alternate; 0 if that depends. */
  private long fewestPartners() {
    return book.rules().partners().stream()
        .limit(1)
        .filter(each -> each.arrangement() == CheckedRules.Arrangement.ALTERNATE)
        .filter(each -> each.condition() == null)
        .mapToLong(_ -> (book.rules().leastPlayers() + 1) / 2 - 1)
        .sum();
  }

  private static boolean isOfTwo(Term term) {
    return term.operator() == Operator.LOSER
        || (term.operator() == Operator.OTHER_OF && term.type() == Type.Basic.PLAYER);
  }

  /** Whether it is {@code only of (opponents of P)}, who are always several. */
  private static boolean isOnlyOpponent(Term term) {
    return term.operator() == Operator.ONLY_OF
        && term.children().getFirst().operator() == Operator.OPPONENTS_OF;
  }

  private static boolean isPartner(Term term) {
    return term.applies(Trait.PARTNERS);
  }
}
