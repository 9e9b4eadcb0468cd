package tricksmith.review;

import java.util.HashSet;
import java.util.Set;
import tricksmith.review.Aspect.Other;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/** What terms ask about. */
final class Questions {
  private Questions() {}

  /** All that the value of a term can depend on. */
  static Set<Aspect> of(Term term, Rulebook book) {
    Set<Aspect> asked = new HashSet<>();
    book.everythingIn(term).forEach(part -> collect(part, asked));
    return asked;
  }

  private static void collect(Term part, Set<Aspect> asked) {
    switch (part) {
      case Term.VariableValue value -> asked.add(Aspect.Value.of(value.variable()));
      case Term.ZoneCards _, Term.EndOfZone _ -> {
        asked.add(Other.CARDS);
        asked.add(Other.TRICKS);
      }
      case Term.Outermost _ -> asked.add(Other.TRICKS);
      case Term.Operation operation -> asked.addAll(of(operation.operator()));
      default -> {}
    }
  }

  private static Set<Other> of(Operator operator) {
    return switch (operator) {
      case PLAYERS, NEXT_AFTER -> Set.of(Other.IN_PLAY);
      case SIDES, OPPONENTS_OF -> Set.of(Other.IN_PLAY, Other.SIDES);
      case PARTNER_OF, PARTNERS_OF, SIDE_OF, MEMBERS_OF -> Set.of(Other.SIDES);
      case SCORE_OF -> Set.of(Other.SCORES, Other.SIDES);
      case PLAYER_OF, HOLDER_OF -> Set.of(Other.CARDS, Other.TRICKS);
      case TABLE,
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
          PLACE_OF_TRICK,
          CARDS_OF_TRICK,
          PLAYED,
          BEATS,
          TIES ->
          Set.of(Other.CARDS, Other.TRICKS, Other.SIDES);
      case PASSED, PASSES -> Set.of(Other.PASSES);
      default -> Set.of();
    };
  }
}
