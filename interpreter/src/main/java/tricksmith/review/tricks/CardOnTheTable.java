package tricksmith.review.tricks;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Section.Turn;

/**
 * Finds obligations that forget that the card to be played is on the table already: it is the one
 * led, the last one, or one of those that they compare it with.
 */
public record CardOnTheTable(Rulebook book, Findings findings) {
  private static final Map<Operator, String> OF_THE_TRICK_BEFORE =
      Map.of(
          Operator.WINNING_CARD, "winning-card of last trick",
          Operator.SUIT_LED, "suit-led of last trick",
          Operator.LED, "first card in cards of last trick");

  private static final Map<Operator, Operator> OF_A_TRICK =
      Map.of(
          Operator.WINNING_CARD_OF, Operator.WINNING_CARD,
          Operator.SUIT_LED_OF, Operator.SUIT_LED);

  /**
   * Finds obligations on a lead that compare the card with the one led or winning: {@code must lead
   * card.suit == winning-card.suit}. For the leader there is nothing before it, so that is the card
   * itself.
   */
  public void itselfWhenLed() {
    TrickRules trick = book.trick();
    trick.obligations().stream()
        .filter(obligation -> obligation.turn() == Turn.LEAD && !trick.hasPlayoff())
        .forEach(this::itselfWhenLed);
  }

  private void itselfWhenLed(Obligation obligation) {
    for (Term asked : obligation.predicate().all().toList()) {
      boolean suit = asked.operator() == Operator.SUIT_OF;
      Term part = suit ? asked.children().getFirst() : asked;
      Operator word = itselfWhenLed(part);
      Operator itself = suit && word == Operator.LED ? Operator.SUIT_LED : word;
      if (itself != null) {
        findings.add(
            ReviewProblem.ITSELF_WHEN_LED,
            obligation,
            book.written(part),
            Objects.requireNonNull(OF_THE_TRICK_BEFORE.get(itself)));
        return;
      }
    }
  }

  /** Returns the word that means the same as a term for the card that is led, if one does. */
  private @Nullable Operator itselfWhenLed(Term part) {
    Operator operator = part.operator();
    if (isFirstPlayed(part) && !book.laysOnTable()) {
      return Operator.LED;
    }
    boolean ofThisTrick =
        part.children().size() == 1 && part.children().getFirst().operator() == Operator.THIS_TRICK;
    Operator word = ofThisTrick ? OF_A_TRICK.get(operator) : operator;
    return word != null
            && OF_THE_TRICK_BEFORE.containsKey(word)
            && (word != Operator.SUIT_LED || book.trick().suitLed() == null)
        ? word
        : null;
  }

  /** Whether a term is {@code first card on table} or {@code bottom of table}. */
  private static boolean isFirstPlayed(Term part) {
    return switch (part) {
      case Term.Outermost(_, _, boolean first, Term.Domain domain) ->
          first && domain.condition() == null && Rulebook.isTrickUnderWay(domain.set());
      case Term.EndOfZone(_, boolean top, var count, Term.ZoneCards pile) ->
          !top && count == null && pile.zone().is(Zone.TABLE);
      default -> false;
    };
  }

  /**
   * Finds obligations that forget that the card to be played is already on the table. {@code must
   * card.rank > winning-card.rank} is false for any card that would win; and {@code last card on
   * table} is the card itself.
   */
  public void countsTheCardPlayed() {
    for (Obligation obligation : book.trick().obligations()) {
      obligation.predicate().all().forEach(this::countsTheCardPlayed);
      obligation.predicate().all().filter(CardOnTheTable::isLastPlayed).forEach(this::itself);
    }
  }

  private void countsTheCardPlayed(Term part) {
    Term larger = side(part, Operator.GREATER, Operator.LESS);
    Term smaller = side(part, Operator.LESS, Operator.GREATER);
    if (larger == null) {
      larger = side(part, Operator.AT_LEAST, Operator.AT_MOST);
      smaller = moreThan(side(part, Operator.AT_MOST, Operator.AT_LEAST));
    }
    TrickRules trick = book.trick();
    if (larger != null
        && smaller != null
        && larger.reads(trick.card())
        && !smaller.reads(trick.card())
        && book.involves(smaller, inside -> inside.operator() == Operator.WINNING_CARD)) {
      findings.replace(ReviewProblem.COUNTS_THE_CARD, part, "beats(card)", book.written(part));
    }
  }

  /** Returns the number to which something is added; null for any other term. */
  private static @Nullable Term moreThan(@Nullable Term sum) {
    return sum != null
            && sum.operator() == Operator.PLUS
            && sum.children().getLast() instanceof Term.NumberConstant(_, long added)
            && added > 0
        ? sum.children().getFirst()
        : null;
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

  /**
   * Finds obligations that no card can exceed because it counts itself: in {@code must card.rank >
   * highest card.rank over table}, the card to be played is already on the table.
   */
  public void comparedWithItself() {
    TrickRules trick = book.trick();
    trick.obligations().stream()
        .flatMap(obligation -> obligation.predicate().all())
        .filter(comparison -> comparison.children().size() == 2)
        .forEach(comparison -> comparedWithItself(comparison));
  }

  private void comparedWithItself(Term comparison) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    Operator operator = comparison.operator();
    if (operator == Operator.PLUS) {
      addedTwice(comparison, left, right);
      addedTwice(comparison, right, left);
    }
    boolean greater = operator == Operator.GREATER;
    if (greater || operator == Operator.LESS) {
      comparedWithItself(comparison, left, right, greater);
      comparedWithItself(comparison, right, left, !greater);
    }
  }

  /** {@code (sum of card.number over table) + card.number}, where the table counts the card. */
  private void addedTwice(Term whole, Term one, Term other) {
    if (one instanceof Term.Aggregate sum
        && sum.aggregation() == Aggregation.SUM
        && sum.domain().condition() == null
        && Rulebook.isPlayed(sum.domain().set())
        && TermEquality.same(
            about(book.trick().card(), sum.domain().element(), sum.value()), other)) {
      Span added = book.balanced(one);
      String alone = book.written(added);
      findings.add(
          ReviewProblem.ADDED_TWICE,
          whole,
          Fix.replace(book.balanced(whole), alone),
          book.written(sum.domain().set()),
          alone);
    }
  }

  /** Looks at a comparison in which one side is to be beyond the other: greater, or less. */
  private void comparedWithItself(Term comparison, Term one, Term other, boolean greater) {
    Local card = book.trick().card();
    if (one.reads(card)
        && other instanceof Term.Aggregate most
        && isBeyond(most.aggregation(), greater)
        && Rulebook.isPlayed(most.domain().set())
        && !tellsApart(most.domain(), book)) {
      Span set = most.domain().set().span();
      String except = "(" + book.written(set) + " except card)";
      Fix beats = Fix.replace(book.balanced(comparison), "beats(card)");
      Fix before = Fix.replace(set, except);
      findings.add(
          ReviewProblem.COMPARED_WITH_ITSELF,
          comparison,
          most.aggregation() == Aggregation.HIGHEST ? List.of(beats, before) : List.of(before),
          book.written(set),
          except);
    }
  }

  private static boolean isBeyond(Aggregation aggregation, boolean greater) {
    return switch (aggregation) {
      case HIGHEST, SUM -> greater;
      case LOWEST -> !greater;
    };
  }

  /** Whether the condition may leave out the card to be played, or those of its player. */
  static boolean tellsApart(Term.Domain cards, Rulebook book) {
    TrickRules trick = book.trick();
    return Stream.ofNullable(cards.condition())
        .flatMap(Term::all)
        .anyMatch(part -> reads(part, trick.player()) || isDifferent(part, trick.card()));
  }

  private static boolean isDifferent(Term part, Local card) {
    return part.applies(Operator.UNEQUAL, Operator.NOT) && part.reads(card);
  }

  private static boolean reads(Term part, @Nullable Local local) {
    return local != null && part.reads(local);
  }

  /**
   * Finds obligations that ask whether a card is on the table to which the card to be played itself
   * answers: {@code may not card.suit == trump and some other on table where other.suit == trump}.
   */
  public void answersItself() {
    for (Obligation obligation : book.trick().obligations()) {
      obligation
          .predicate()
          .all()
          .filter(part -> part.operator() == Operator.AND)
          .forEach(both -> answersItself(both.parts(Operator.AND).toList()));
    }
  }

  private void answersItself(List<Term> parts) {
    for (Term asked : parts) {
      Term.Domain cards = asksForOne(asked);
      if (cards != null
          && cards.condition() != null
          && Rulebook.isPlayed(cards.set())
          && !findings.hasAt(asked)
          && answers(cards, asked, parts)) {
        Span set = cards.set().span();
        String except = "(" + book.written(set) + " except card)";
        findings.add(
            ReviewProblem.ONE_OF_THEM_ITSELF,
            asked,
            Fix.replace(set, except),
            book.written(set),
            except);
      }
    }
  }

  /** The cards of which one is enough for the answer; null if it asks something else. */
  private static Term.@Nullable Domain asksForOne(Term asked) {
    Term denied = asked.operator() == Operator.NOT ? asked.children().getFirst() : asked;
    if (denied instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain cards)) {
      return quantifier == Quantifier.EVERY ? null : cards;
    }
    return denied.children().size() == 2
            && denied.children().getFirst() instanceof Term.Count(_, Term.Domain counted)
            && denied.children().getLast() instanceof Term.NumberConstant(_, long number)
            && isOneOrNone(denied.operator(), number)
        ? counted
        : null;
  }

  private static boolean isOneOrNone(@Nullable Operator operator, long number) {
    return number == 0
        ? operator == Operator.EQUAL
            || operator == Operator.UNEQUAL
            || operator == Operator.GREATER
            || operator == Operator.AT_MOST
        : number == 1 && (operator == Operator.AT_LEAST || operator == Operator.LESS);
  }

  /** Whether the card to be played is such a card, by what else is asked of it. */
  private boolean answers(Term.Domain cards, Term asked, List<Term> parts) {
    Local card = book.trick().card();
    Implications known = new Implications(book.rules(), _ -> Possible.anything(true, true));
    parts.stream()
        .filter(part -> !part.equals(asked) && part.reads(card))
        .forEach(part -> known.add(part, true));
    return known.implies(about(card, cards.element(), Objects.requireNonNull(cards.condition())));
  }

  /** Returns a term about an element as one about the card to be played. */
  static Term about(Local card, Local element, Term term) {
    return term.withLocal(element, new Term.LocalValue(term.span(), card));
  }
}
