package tricksmith.compile;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/**
 * Tells terms that read nothing that changes when a card of a hand is laid on the table, so that
 * they can be evaluated without laying it there. Errs on the side of caution.
 */
final class Steady {

  private final List<DefinedTerm> definitions;
  private final @Nullable Integer suitLed;
  private final boolean leads;
  private final IdentityHashMap<Term, Boolean> known = new IdentityHashMap<>();

  /**
   * Terms of obligations.
   *
   * @param suitLed the definition of the suit led, or null
   * @param leads whether the card would be the first of its trick, and so the card led
   */
  Steady(List<DefinedTerm> definitions, @Nullable Integer suitLed, boolean leads) {
    this.definitions = definitions;
    this.suitLed = suitLed;
    this.leads = leads;
  }

  boolean is(Term term) {
    Boolean found = known.get(term);
    if (found == null) {
      found = isItself(term) && term.children().stream().allMatch(this::is);
      known.put(term, found);
    }
    return found;
  }

  private boolean isItself(Term term) {
    return switch (term) {
      case Term.ZoneCards zone -> isOfOthers(zone.zone());
      case Term.DefinitionCall call -> isDefinition(call.definition());
      case Term.Operation operation -> is(operation.operator());
      // It goes by the order in which cards were played.
      case Term.Outermost _ -> false;
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.Seat _,
          Term.None _,
          Term.OptionValue _,
          Term.VariableValue _,
          Term.LocalValue _,
          Term.EndOfZone _,
          Term.KindTest _,
          Term.Quantified _,
          Term.Count _,
          Term.Aggregate _,
          Term.Filtered _,
          Term.Selected _,
          Term.PlaceAmong _,
          Term.PlaceInList _,
          Term.Cases _,
          Term.Table _,
          Term.OrElse _,
          Term.SetOfValues _,
          Term.NumberRange _,
          Term.Combinations _,
          Term.Combination _,
          Term.Member _,
          Term.Part _ ->
          true;
    };
  }

  /** The card goes from a hand to the table. */
  private static boolean isOfOthers(Zone zone) {
    return !zone.name().equals(Zone.HAND) && !zone.name().equals(Zone.TABLE);
  }

  private boolean isDefinition(int definition) {
    return is(definitions.get(definition).body());
  }

  private boolean is(Operator operator) {
    return switch (operator) {
      case LED -> !leads;
      case SUIT_LED -> suitLed == null ? !leads : isDefinition(suitLed);
      case TABLE,
          WINNER,
          WINNING_CARD,
          LOSER,
          BEATS,
          TIES,
          PLAYED,
          PLAYER_OF,
          TRICK_OF,
          HOLDER_OF,
          CARDS_OF_TRICK,
          WINNER_OF,
          WINNING_CARD_OF,
          SUIT_LED_OF ->
          false;
      case NOT,
          AND,
          OR,
          EQUAL,
          UNEQUAL,
          LESS,
          AT_MOST,
          GREATER,
          AT_LEAST,
          IN,
          NOT_IN,
          IS_NONE,
          IS_CHOSEN,
          IS_EMPTY,
          PLUS,
          MINUS,
          TIMES,
          DIVIDED_BY,
          NEGATE,
          DIFFERENCE,
          LEAST,
          GREATEST,
          ROUNDED_DOWN,
          ROUNDED_UP,
          REMAINDER,
          UNION,
          EXCEPT,
          SIZE,
          ONLY_OF,
          PLAYERS,
          EVERYONE,
          SIDES,
          SUITS,
          RANKS,
          CARDS,
          ALL_LABELS,
          SUIT_OF,
          RANK_OF,
          NUMBER_OF,
          LEFT_OF,
          RIGHT_OF,
          NEXT_AFTER,
          OTHER_OF,
          PARTNER_OF,
          PARTNERS_OF,
          SIDE_OF,
          OPPONENTS_OF,
          MEMBERS_OF,
          SCORE_OF,
          STAGE,
          THIS_TRICK,
          LAST_TRICK,
          FIRST_TRICK,
          TRICKS,
          TRICKS_OF,
          LEADER_OF,
          PLACE_OF_TRICK,
          PASSED,
          PASSES ->
          true;
    };
  }
}
