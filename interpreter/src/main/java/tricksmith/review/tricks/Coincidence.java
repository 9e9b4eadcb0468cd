package tricksmith.review.tricks;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/**
 * What the same property of a card must be by two conditions, which then fit the same cards if both
 * are equal: {@code led.suit} and {@code trump} in {@code card.suit == led.suit} and {@code
 * card.suit == trump}.
 *
 * @param demanded what an obligation wants the property to be
 * @param exempt what it is for cards that need not follow
 */
record Coincidence(Term demanded, Term exempt) {

  /**
   * Returns the coincidence of two conditions; empty if they can never fit the same cards by it.
   */
  static Optional<Coincidence> of(Term obligation, Term exception, Rulebook book) {
    if (obligation.operator() != Operator.EQUAL || exception.operator() != Operator.EQUAL) {
      return Optional.empty();
    }
    return IntStream.range(0, 4)
        .boxed()
        .flatMap(sides -> of(obligation, sides / 2, exception, sides % 2, book))
        .findFirst();
  }

  private static Stream<Coincidence> of(
      Term obligation, int side, Term exception, int otherSide, Rulebook book) {
    Local card = book.trick().card();
    Term property = obligation.children().get(side);
    Term demanded = obligation.children().get(1 - side);
    Term exempt = exception.children().get(1 - otherSide);
    return property.reads(card)
            && TermEquality.same(property, exception.children().get(otherSide))
            && !demanded.reads(card)
            && !exempt.reads(card)
            && (changes(demanded, book) || changes(exempt, book))
            && !TermEquality.same(demanded, exempt)
        ? Stream.of(new Coincidence(demanded, exempt))
        : Stream.empty();
  }

  private static boolean changes(Term term, Rulebook book) {
    return !book.dependencies(term).isEmpty();
  }

  /** Whether a condition compares the two, so that whoever wrote it has thought of it. */
  boolean isComparedIn(Term condition) {
    return condition
        .all()
        .filter(part -> part.applies(Operator.EQUAL, Operator.UNEQUAL))
        .anyMatch(part -> isOneOf(part, demanded) && isOneOf(part, exempt));
  }

  private static boolean isOneOf(Term comparison, Term side) {
    return comparison.children().stream().anyMatch(each -> TermEquality.same(each, side));
  }

  /** Returns the condition that the two are not the same, as a script writes it. */
  String excluded(Rulebook book) {
    return book.written(demanded) + " != " + book.written(exempt);
  }
}
