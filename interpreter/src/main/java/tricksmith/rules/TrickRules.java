package tricksmith.rules;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;
import tricksmith.syntax.Section.Turn;

/**
 * The obligations and the criteria of a trick.
 *
 * @param card the candidate in obligations, the card compared in criteria
 * @param player who plays it, or played it
 * @param suitLed the place of the definition called {@code suit-led}, or null: then it is the suit
 *     of the card led
 * @param playoff where it says that ties go to a playoff; null if they do not
 */
public record TrickRules(
    Local card,
    Local player,
    List<Obligation> obligations,
    List<Criterion> criteria,
    @Nullable Integer suitLed,
    @Nullable Span playoff,
    Span span)
    implements Spanned {

  /** Returns the terms of all obligations and criteria. */
  public Stream<Term> terms() {
    return Stream.concat(
        obligations.stream().flatMap(each -> each.terms().stream()),
        criteria.stream().flatMap(each -> each.terms().stream()));
  }

  /** Whether ties go to a playoff. */
  public boolean hasPlayoff() {
    return playoff != null;
  }

  /**
   * An obligation.
   *
   * @param label the reason shown to players
   * @param turn the plays it binds
   * @param forbids whether it is {@code may not}; the predicate is kept as written
   * @param when evaluated before the card is on the table; null for always; includes {@code unless}
   * @param except null for no card
   */
  public record Obligation(
      Span span,
      String label,
      Turn turn,
      boolean forbids,
      Term predicate,
      @Nullable Term when,
      @Nullable Term except)
      implements Spanned {

    public List<Term> terms() {
      return Shape.present(predicate, when, except);
    }
  }

  /**
   * A criterion.
   *
   * @param measure what is compared; null for the order of play
   * @param smaller whether the smaller value is better; for the order of play, whether the earlier
   *     card is
   * @param when null for always; includes {@code unless}
   * @param ofTheCard whether {@code when} or {@code except} reads the card: then it applies to some
   *     cards only
   * @param except null for no card
   */
  public record Criterion(
      Span span,
      String label,
      @Nullable Term measure,
      boolean smaller,
      @Nullable Term when,
      boolean ofTheCard,
      @Nullable Term except)
      implements Spanned {

    public List<Term> terms() {
      return Shape.present(measure, when, except);
    }
  }
}
