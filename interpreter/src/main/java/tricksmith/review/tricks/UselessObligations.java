package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Section.Turn;

/** Finds obligations that never make a difference. */
public record UselessObligations(Rulebook book, Findings findings) {
  private static final Set<Operator> ON_TABLE = EnumSet.of(Operator.TABLE, Operator.CARDS_OF_TRICK);

  public void review() {
    EarlierRules<Obligation> before = new EarlierRules<>();
    for (Obligation obligation : book.trick().obligations()) {
      review(obligation, before);
    }
  }

  private void review(Obligation obligation, EarlierRules<Obligation> before) {
    Term when = obligation.when();
    if (findings.hasAt(obligation) || (when != null && findings.hasAt(when))) {
      return;
    }
    ReviewProblem problem = problem(obligation);
    if (problem != null) {
      findings.add(problem, obligation, obligation.label());
      return;
    }
    Term except = obligation.except();
    before
        .like(obligation.predicate(), obligation.when(), except)
        .filter(earlier -> leavesNothingToDo(earlier, obligation))
        .findFirst()
        .ifPresentOrElse(
            earlier ->
                findings.add(
                    ReviewProblem.OBLIGATION_TWICE,
                    obligation,
                    obligation.label(),
                    earlier.label()),
            () -> before.add(obligation, obligation.predicate(), obligation.when(), except));
    if (except != null && Boolean.FALSE.equals(verdict(except, obligation))) {
      findings.add(ReviewProblem.NO_CARD_EXEMPT, except, obligation.label());
    }
  }

  private @Nullable ReviewProblem problem(Obligation obligation) {
    if (obligation.when() != null
        && (book.certainty().never(obligation.when())
            || neverSoMany(obligation.when(), obligation))) {
      return ReviewProblem.NEVER_IN_FORCE;
    }
    Term except = obligation.except();
    if (except != null && Boolean.TRUE.equals(verdict(except, obligation))) {
      return ReviewProblem.EVERY_CARD_EXEMPT;
    }
    Boolean verdict = verdict(obligation.predicate(), obligation);
    if (verdict != null) {
      return verdict ? ReviewProblem.EVERY_CARD_FULFILS : ReviewProblem.NO_CARD_FULFILS;
    }
    if (obligation.when() != null && treatsAllAlike(obligation, obligation.when())) {
      return ReviewProblem.ALL_CARDS_ALIKE;
    }
    return seesTheCard(obligation) ? null : ReviewProblem.SAME_FOR_ALL_CARDS;
  }

  /** Whether a condition asks for more or fewer cards than whoever follows can find there. */
  private boolean neverSoMany(Term when, Obligation obligation) {
    if (book.trick().hasPlayoff() || book.laysOnTable() || obligation.turn() != Turn.FOLLOW) {
      return false;
    }
    if (when.parts(Operator.AND).anyMatch(this::asksForEverybody)) {
      return true;
    }
    if (when.all().anyMatch(this::isMoreThanThere)) {
      // What is too large is said of the number itself.
      return false;
    }
    Possible before = Possible.between(false, true, 1, book.rules().mostPlayers() - 1L);
    Possible any = Possible.anything(true, false);
    Implications holds =
        new Implications(book.rules(), number -> isNumberOnTable(number) ? before : any);
    holds.add(when, true);
    return holds.isContradictory();
  }

  /** Whether a comparison asks for more cards than can lie on the table. */
  private boolean isMoreThanThere(Term comparison) {
    List<Term> sides = comparison.children();
    if (!comparison.applies(Trait.COMPARES) || !isNumberOnTable(sides.getFirst())) {
      return false;
    }
    Long most = book.bounds().of(sides.getFirst()).most();
    return most != null && sides.getLast().head() instanceof Long asked && asked > most;
  }

  private static boolean isNumberOnTable(Term number) {
    Term counted = number.counted();
    return counted != null && counted.applies(ON_TABLE);
  }

  /** Whether it asks if everybody has played, though the player who asks has not. */
  private boolean asksForEverybody(Term comparison) {
    if (!comparison.applies(Operator.EQUAL, Operator.AT_LEAST, Operator.GREATER)) {
      return false;
    }
    Term all = comparison.children().getLast().counted();
    return isNumberOnTable(comparison.children().getFirst())
        && all != null
        && (all.operator() == Operator.EVERYONE
            || (all.operator() == Operator.PLAYERS && !book.has(StatementEffect.SITS_OUT)));
  }

  /**
   * Whether an obligation is in force only for hands of which every card, or none, fulfils it:
   * {@code may not card.suit == H unless some card in hand where card.suit != H}.
   */
  private boolean treatsAllAlike(Obligation obligation, Term when) {
    if (when.operator() == Operator.AND) {
      return when.children().stream().anyMatch(part -> treatsAllAlike(obligation, part));
    }
    boolean denied = when.operator() == Operator.NOT;
    Term asked = denied ? when.children().getFirst() : when;
    if (!(asked instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain domain))
        || domain.condition() == null
        || !book.isOwnHand(domain.set())) {
      return false;
    }
    boolean every = quantifier == Quantifier.EVERY && !denied;
    if (!every && quantifier != (denied ? Quantifier.SOME : Quantifier.NO)) {
      return false;
    }
    Term predicate = obligation.predicate();
    Term each = CardOnTheTable.about(book.trick().card(), domain.element(), domain.condition());
    Implications hand = new Implications(book.rules(), _ -> Possible.anything(true, true));
    boolean changes = Stream.of(predicate, each).anyMatch(part -> isChanged(part, obligation));
    if (!changes) {
      hand.add(each, every);
    }
    boolean same = TermEquality.same(predicate, each);
    boolean all = (every && same) || hand.implies(predicate);
    boolean none = (!every && same) || hand.excludes(predicate);
    boolean allowed = obligation.forbids() ? none : all;
    return allowed || ((all || none) && obligation.except() == null);
  }

  /**
   * Whether a condition on the card holds for all cards or for none; null if that depends on
   * anything else.
   */
  private @Nullable Boolean verdict(Term term, Obligation obligation) {
    return book.certainty().verdict(term, book.trick().card(), card -> whatIsLed(obligation, card));
  }

  /** Substitutes the card played for the card led, which are the same when leading. */
  private static Function<PartialEvaluator, PartialEvaluator> whatIsLed(
      Obligation obligation, DeckRules.Card card) {
    return evaluator ->
        obligation.turn() == Turn.LEAD ? evaluator.with(Operator.LED, card) : evaluator;
  }

  private boolean seesTheCard(Obligation obligation) {
    Term term = obligation.predicate();
    return isChanged(term, obligation)
        || !book.zonesIn(term).isEmpty()
        || book.dependencies(term).contains(new OnLocal(book.trick().card()));
  }

  /** Whether the answer can differ once the card is on the table. */
  private boolean isChanged(Term term, Obligation obligation) {
    Set<Trait> changing =
        canBeLed(obligation, book.trick())
            ? EnumSet.of(Trait.CHANGED_BY_CANDIDATE, Trait.CHANGED_BY_LEAD)
            : EnumSet.of(Trait.CHANGED_BY_CANDIDATE);
    return book.everythingIn(term)
        .filter(part -> !isOfTheTrickBefore(part))
        .anyMatch(part -> changing.stream().anyMatch(part::applies));
  }

  /** Whether it is the last finished trick, or who won it, and the like, which stay as they are. */
  private static boolean isOfTheTrickBefore(Term part) {
    return part.operator() == Operator.LAST_TRICK
        || (part.children().size() == 1
            && part.children().getFirst().operator() == Operator.LAST_TRICK);
  }

  /** Whether the card played can be the first of a trick or stage. */
  private static boolean canBeLed(Obligation obligation, TrickRules trick) {
    return obligation.turn().leads() || trick.hasPlayoff();
  }

  /**
   * Whether the later obligation is redundant: of what the earlier one leaves in a hand, either
   * everything or nothing fulfils it.
   */
  private static boolean leavesNothingToDo(Obligation earlier, Obligation later) {
    return (earlier.turn() == later.turn() || earlier.turn() == Turn.LEAD_OR_FOLLOW)
        && earlier.forbids() == later.forbids()
        && TermEquality.same(earlier.predicate(), later.predicate())
        && (earlier.when() == null || TermEquality.same(earlier.when(), later.when()))
        && TermEquality.same(earlier.except(), later.except());
  }
}
