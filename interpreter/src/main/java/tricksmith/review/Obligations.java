package tricksmith.review;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Obligation;

/** Obligations that never make any difference. */
final class Obligations implements Reviewer {

  /**
   * What may change with the card that is played, besides the card itself: it lies there already.
   */
  private static final Set<Operator> SEE_THE_CARD =
      EnumSet.of(
          Operator.TABLE,
          Operator.SUIT_LED,
          Operator.WINNER,
          Operator.WINNING_CARD,
          Operator.LOSER,
          Operator.THIS_TRICK,
          Operator.LAST_TRICK,
          Operator.TRICKS,
          Operator.WINNER_OF,
          Operator.LEADER_OF,
          Operator.WINNING_CARD_OF,
          Operator.SUIT_LED_OF,
          Operator.CARDS_OF_TRICK,
          Operator.PLAYED,
          Operator.PLAYER_OF,
          Operator.HOLDER_OF,
          Operator.BEATS,
          Operator.TIES);

  @Override
  public void review(Rulebook book, Findings findings) {
    List<Obligation> obligations = book.rules().trick().obligations();
    for (int place = 0; place < obligations.size(); place++) {
      review(obligations.get(place), obligations.subList(0, place), book, findings);
    }
  }

  private static void review(
      Obligation obligation, List<Obligation> earlier, Rulebook book, Findings findings) {
    ReviewProblem problem = problem(obligation, book);
    if (problem != null) {
      findings.add(problem, obligation.span(), obligation.label());
      return;
    }
    earlier.stream()
        .filter(before -> leavesNothingToDo(before, obligation))
        .findFirst()
        .ifPresent(
            before ->
                findings.add(
                    ReviewProblem.OBLIGATION_TWICE,
                    obligation.span(),
                    obligation.label(),
                    before.label()));
    Term except = obligation.except();
    if (except != null && Boolean.FALSE.equals(verdict(except, obligation, book))) {
      findings.add(ReviewProblem.NO_CARD_EXEMPT, except.span(), obligation.label());
    }
  }

  private static @Nullable ReviewProblem problem(Obligation obligation, Rulebook book) {
    if (obligation.when() != null && book.certainty().never(obligation.when())) {
      return ReviewProblem.NEVER_IN_FORCE;
    }
    Term except = obligation.except();
    if (except != null && Boolean.TRUE.equals(verdict(except, obligation, book))) {
      return ReviewProblem.EVERY_CARD_EXEMPT;
    }
    Boolean verdict = verdict(obligation.predicate(), obligation, book);
    if (verdict != null) {
      return verdict ? ReviewProblem.EVERY_CARD_FULFILS : ReviewProblem.NO_CARD_FULFILS;
    }
    return seesTheCard(obligation, book) ? null : ReviewProblem.SAME_FOR_ALL_CARDS;
  }

  /** What is asked about the card: whether it is so for all cards, or for none. */
  private static @Nullable Boolean verdict(Term term, Obligation obligation, Rulebook book) {
    return book.certainty()
        .verdict(term, book.rules().trick().card(), card -> whatIsLed(obligation, card));
  }

  /** The card with which one leads is the one led. */
  private static Function<Foresight, Foresight> whatIsLed(
      Obligation obligation, DeckRules.Card card) {
    return foresight -> obligation.lead() ? foresight.with(Operator.LED, card) : foresight;
  }

  private static boolean seesTheCard(Obligation obligation, Rulebook book) {
    Term term = obligation.predicate();
    TrickRules trick = book.rules().trick();
    return book.uses(term, SEE_THE_CARD)
        || (canBeLed(obligation, trick) && book.uses(term, EnumSet.of(Operator.LED)))
        || book.everythingIn(term)
            .anyMatch(
                part ->
                    part instanceof Term.ZoneCards
                        || part instanceof Term.EndOfZone
                        || (part instanceof Term.LocalValue value
                            && value.local().equals(trick.card())));
  }

  /** Whether the card that is played can be the first of a trick, or of a stage. */
  private static boolean canBeLed(Obligation obligation, TrickRules trick) {
    return obligation.lead() || trick.hasPlayoff();
  }

  /** What the earlier one leaves of a hand either fulfils the later one, or none of it does. */
  private static boolean leavesNothingToDo(Obligation earlier, Obligation later) {
    return earlier.lead() == later.lead()
        && earlier.forbids() == later.forbids()
        && SameTerms.same(earlier.predicate(), later.predicate())
        && (earlier.when() == null || SameTerms.same(earlier.when(), later.when()))
        && SameTerms.same(earlier.except(), later.except());
  }

  /** All terms of an obligation. */
  static Stream<Term> terms(Obligation obligation) {
    return Stream.of(obligation.predicate(), obligation.when(), obligation.except())
        .flatMap(Stream::ofNullable);
  }
}
