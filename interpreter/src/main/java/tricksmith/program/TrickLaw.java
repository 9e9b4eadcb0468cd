package tricksmith.program;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * The executable rules for which cards may be played and which is best ({@code
 * docs/language/reference.md}, Obligations, and Comparison).
 *
 * @param card the slot that holds the candidate, or the card compared
 * @param player the slot that holds the player of that card
 * @param suitLed the suit led, on the table as it is
 * @param playoff the rule that sends ties to a playoff; null if there is none
 * @param rule of the comparison as a whole
 */
public record TrickLaw(
    Slot card,
    Slot player,
    List<Obligation> obligations,
    List<Criterion> criteria,
    Node suitLed,
    @Nullable RuleId playoff,
    RuleId rule) {

  /** Whether ties go to a playoff. */
  public boolean playsOff() {
    return playoff != null;
  }

  /**
   * An obligation, which binds the player who leads, or the others, or both; {@code forbids}
   * inverts the predicate. Null conditions: always, and no exemption.
   *
   * @param sets the same for all cards of the hand at once; null if the cards must be laid on the
   *     table one by one
   * @param total whether it is known that nothing can go wrong, so that it need not be checked for
   *     a hand with one card left
   */
  public record Obligation(
      RuleId rule,
      String label,
      boolean lead,
      boolean follow,
      boolean forbids,
      Node predicate,
      @Nullable Node when,
      @Nullable Node except,
      @Nullable Sets sets,
      boolean total) {

    public Obligation of(@Nullable Sets hand) {
      return new Obligation(
          rule, label, lead, follow, forbids, predicate, when, except, hand, total);
    }

    /** The expressions that are evaluated for a hand as a whole. */
    public Stream<Node> ofTheHand() {
      Stream<@Nullable Node> ofSets =
          sets == null
              ? Stream.empty()
              : Stream.of(sets.fulfilling, sets.exempt, sets.premise, sets.apart);
      return Stream.concat(Stream.of(when), ofSets)
          .mapMulti(
              (node, known) -> {
                if (node != null) {
                  known.accept(node);
                }
              });
    }

    /** Returns the same obligation, with the knowledge that nothing can go wrong. */
    public Obligation withoutFault() {
      return new Obligation(
          rule, label, lead, follow, forbids, predicate, when, except, sets, true);
    }
  }

  /**
   * The cards of a hand that fulfil an obligation, if it makes no difference whether the card is on
   * the table and nothing can go wrong. The sets may hold cards that are not in the hand.
   *
   * @param fulfilling the cards that fulfil it, exempt or not
   * @param exempt the exempt cards, or null
   * @param premise where it does not hold, the cards must be laid on the table one by one after
   *     all; null if there is none. Evaluated on the table as it is
   * @param apart the cards that must be laid on the table anyway, as they would change what counts
   *     for those on it; null if there are none. Evaluated on the table as it is
   */
  public record Sets(
      Node fulfilling, @Nullable Node exempt, @Nullable Node premise, @Nullable Node apart) {

    /** Creates sets that apply to any hand. */
    public Sets(Node fulfilling, @Nullable Node exempt) {
      this(fulfilling, exempt, null, null);
    }

    /** Whether the sets apply to a hand now. */
    public boolean hold(Frame frame) {
      return premise == null || premise.holds(frame);
    }
  }

  /**
   * A criterion.
   *
   * @param measure the larger is better; yes/no as {@link Values#YES} and {@link Values#NO}; null
   *     for the order of play
   * @param smaller inverts the measure; for the order of play: the earlier is better
   * @param when the condition; null for always
   * @param ofTheCard whether {@code when} reads the card, so that the criterion applies only to
   *     some cards
   * @param except the cards to which it does not apply; null for none
   * @param grading the same for all cards at once; null if they must be graded one by one
   */
  public record Criterion(
      RuleId rule,
      String label,
      @Nullable Node measure,
      boolean smaller,
      @Nullable Node when,
      boolean ofTheCard,
      @Nullable Node except,
      @Nullable Grading grading) {

    /** Returns the same criterion with a grading of all cards at once. */
    public Criterion graded(@Nullable Grading all) {
      return new Criterion(rule, label, measure, smaller, when, ofTheCard, except, all);
    }
  }
}
