package tricksmith.compile;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Tells terms that cannot go wrong, so that it makes no difference whether they are evaluated:
 * {@code super(card) and low} is no where {@code low} is no. Errs on the side of caution.
 */
final class Faultless {

  private final List<DefinedTerm> definitions;
  private final @Nullable Integer suitLed;
  private final IdentityHashMap<Term, Boolean> known = new IdentityHashMap<>();

  /**
   * Terms of these rules.
   *
   * @param suitLed the definition of the suit led, or null
   */
  Faultless(List<DefinedTerm> definitions, @Nullable Integer suitLed) {
    this.definitions = definitions;
    this.suitLed = suitLed;
  }

  boolean is(Term term) {
    Boolean found = known.get(term);
    if (found == null) {
      found = isItself(term) && evaluated(term).allMatch(this::is);
      known.put(term, found);
    }
    return found;
  }

  /** The terms in it, but for the faces that cards are compared with: any card of them is meant. */
  private static Stream<Term> evaluated(Term term) {
    boolean compares =
        term instanceof Term.Operation operation
            && (operation.operator() == Operator.EQUAL || operation.operator() == Operator.UNEQUAL);
    return Subterms.of(term).filter(part -> !(compares && part instanceof Term.FaceConstant));
  }

  private boolean isItself(Term term) {
    return switch (term) {
      case Term.FaceConstant _, Term.NumberRange _, Term.Combinations _, Term.Combination _ ->
          false;
      case Term.EndOfZone end -> end.count() == null;
      case Term.Aggregate aggregate -> aggregate.aggregation() != Aggregation.SUM;
      case Term.DefinitionCall call -> isDefinition(call.definition());
      case Term.Operation operation -> is(operation.operator());
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.Seat _,
          Term.None _,
          Term.OptionValue _,
          Term.VariableValue _,
          Term.LocalValue _,
          Term.ZoneCards _,
          Term.KindTest _,
          Term.Quantified _,
          Term.Outermost _,
          Term.Count _,
          Term.Filtered _,
          Term.Selected _,
          Term.PlaceAmong _,
          Term.PlaceInList _,
          Term.Cases _,
          Term.Table _,
          Term.OrElse _,
          Term.SetOfValues _,
          Term.Member _,
          Term.Part _ ->
          true;
    };
  }

  private boolean isDefinition(int definition) {
    return is(definitions.get(definition).body());
  }

  /** Arithmetic can go wrong, and so can asking who is winning: that compares cards. */
  private boolean is(Operator operator) {
    return switch (operator) {
      case SUIT_LED -> suitLed == null || isDefinition(suitLed);
      case PLUS,
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
          LEFT_OF,
          RIGHT_OF,
          WINNER,
          WINNING_CARD,
          LOSER,
          BEATS,
          TIES,
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
          PLAYER_OF,
          TRICK_OF,
          HOLDER_OF,
          NEXT_AFTER,
          PARTNER_OF,
          PARTNERS_OF,
          SIDE_OF,
          OPPONENTS_OF,
          MEMBERS_OF,
          SCORE_OF,
          TABLE,
          LED,
          STAGE,
          THIS_TRICK,
          LAST_TRICK,
          FIRST_TRICK,
          TRICKS,
          TRICKS_OF,
          LEADER_OF,
          PLACE_OF_TRICK,
          CARDS_OF_TRICK,
          PLAYED,
          PASSED,
          PASSES ->
          true;
    };
  }
}
