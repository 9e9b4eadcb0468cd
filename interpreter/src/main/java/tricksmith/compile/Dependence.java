package tricksmith.compile;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/** Finds what terms depend on. */
final class Dependence {

  private final List<DefinedTerm> definitions;
  private final IdentityHashMap<Term, Reads> known = new IdentityHashMap<>();

  Dependence(List<DefinedTerm> definitions) {
    this.definitions = definitions;
  }

  Reads of(Term term) {
    Reads found = known.get(term);
    if (found == null) {
      found = find(term);
      known.put(term, found);
    }
    return found;
  }

  private Reads find(Term term) {
    return Subterms.of(term)
        .map(this::of)
        .reduce(own(term), Reads::and)
        .without(Subterms.bound(term));
  }

  /** What a term depends on besides its parts. */
  private Reads own(Term term) {
    return switch (term) {
      case Term.VariableValue _, Term.ZoneCards _, Term.EndOfZone _, Term.Outermost _ ->
          Reads.POSITION;
      case Term.LocalValue(_, Local local) -> new Reads(false, Set.of(local));
      case Term.DefinitionCall call -> ofBody(definitions.get(call.definition()));
      case Term.Operation(_, _, Operator operator, _) -> of(operator);
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.Seat _,
          Term.None _,
          Term.OptionValue _,
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
          Reads.NOTHING;
    };
  }

  private Reads ofBody(DefinedTerm definition) {
    return of(definition.body()).without(Set.copyOf(definition.parameters()));
  }

  private static Reads of(Operator operator) {
    return switch (operator) {
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
          EVERYONE,
          SUITS,
          RANKS,
          CARDS,
          ALL_LABELS,
          SUIT_OF,
          RANK_OF,
          NUMBER_OF,
          LEFT_OF,
          RIGHT_OF,
          PLACE_OF_TRICK ->
          Reads.NOTHING;
      case PLAYERS,
          SIDES,
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
          SUIT_LED,
          WINNER,
          WINNING_CARD,
          LOSER,
          STAGE,
          THIS_TRICK,
          LAST_TRICK,
          FIRST_TRICK,
          TRICKS,
          TRICKS_OF,
          WINNER_OF,
          LEADER_OF,
          WINNING_CARD_OF,
          SUIT_LED_OF,
          CARDS_OF_TRICK,
          PLAYED,
          BEATS,
          TIES,
          PASSED,
          PASSES ->
          Reads.POSITION;
    };
  }
}
