package tricksmith.compile;

import java.util.List;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/** Compiles operators whose result is yes/no. */
final class ConditionOperations {

  private final Expressions expressions;

  ConditionOperations(Expressions expressions) {
    this.expressions = expressions;
  }

  Condition of(Operator operator, List<Term> operands) {
    return switch (operator) {
      case NOT -> Logic.not(expressions.condition(operands.getFirst()));
      case AND -> Logic.all(untilDecided(operands, Constants.NEVER));
      case OR -> Logic.any(untilDecided(operands, Constants.ALWAYS));
      case EQUAL -> equal(operands.getFirst(), operands.getLast());
      case UNEQUAL -> Logic.not(equal(operands.getFirst(), operands.getLast()));
      case LESS -> new Comparisons.Less(measure(operands, 0), measure(operands, 1));
      case AT_MOST -> new Comparisons.AtMost(measure(operands, 0), measure(operands, 1));
      case GREATER -> new Comparisons.Less(measure(operands, 1), measure(operands, 0));
      case AT_LEAST -> new Comparisons.AtMost(measure(operands, 1), measure(operands, 0));
      case IN -> in(operands.getFirst(), operands.getLast());
      case NOT_IN -> Logic.not(in(operands.getFirst(), operands.getLast()));
      case IS_NONE -> Logic.not(isChosen(operands.getFirst()));
      case IS_CHOSEN -> isChosen(operands.getFirst());
      case IS_EMPTY -> isEmpty(operands.getFirst());
      case FIRST_TRICK -> position -> position.tricksFinished() == 0;
      case BEATS -> Position::beats;
      case TIES -> Position::ties;
      case PASSED -> passed(operands.getFirst());

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
          TABLE,
          LED,
          SUIT_LED,
          WINNER,
          WINNING_CARD,
          LOSER,
          STAGE,
          THIS_TRICK,
          LAST_TRICK,
          TRICKS,
          TRICKS_OF,
          WINNER_OF,
          LEADER_OF,
          WINNING_CARD_OF,
          SUIT_LED_OF,
          PLACE_OF_TRICK,
          CARDS_OF_TRICK,
          PLAYED,
          PASSES ->
          throw new IllegalArgumentException(operator + " is not yes/no");
    };
  }

  /** The conditions, or only that which decides if those before it cannot go wrong. */
  private List<Condition> untilDecided(List<Term> operands, Condition decides) {
    List<Condition> conditions = operands.stream().map(expressions::condition).toList();
    int place = conditions.indexOf(decides);
    return place >= 0 && operands.subList(0, place).stream().allMatch(expressions::isFaultless)
        ? List.of(decides)
        : conditions;
  }

  private Value measure(List<Term> operands, int place) {
    return expressions.measure(operands.get(place));
  }

  private Condition equal(Term left, Term right) {
    if (Kinds.isSet(left.type()) || Kinds.isSet(right.type())) {
      return sameSet(left, right);
    }
    if (right instanceof Term.FaceConstant face) {
      return isFace(left, face);
    }
    return left instanceof Term.FaceConstant face
        ? isFace(right, face)
        : Comparisons.equal(expressions.value(left), expressions.value(right));
  }

  private Condition isFace(Term card, Term.FaceConstant face) {
    Group copies = expressions.members(face);
    return card instanceof Term.FaceConstant other
        ? new Sets.Meet(expressions.members(other), copies)
        : new Comparisons.InGroup(expressions.value(card), Kind.CARD, copies);
  }

  private Condition sameSet(Term left, Term right) {
    return Kinds.isGroup(left.type()) && Kinds.isGroup(right.type())
        ? new Sets.SameGroup(expressions.group(left), expressions.group(right))
        : new Listings.SameValues(expressions.listing(left), expressions.listing(right));
  }

  private Condition in(Term value, Term set) {
    Kind kind = Kinds.ofElements(set.type());
    if (value instanceof Term.FaceConstant && kind != null) {
      return new Sets.Meet(expressions.members(value), expressions.group(set));
    }
    Value wanted = expressions.value(value);
    if (set instanceof Term.NumberRange(_, Term least, Term most)) {
      return new Comparisons.InRange(wanted, expressions.value(least), expressions.value(most));
    }
    return kind == null
        ? new Comparisons.InListing(wanted, expressions.listing(set))
        : new Comparisons.InGroup(wanted, kind, expressions.group(set));
  }

  private Condition isChosen(Term term) {
    return Kinds.isSet(term.type())
        ? Logic.not(isEmpty(term))
        : new Logic.IsChosen(expressions.value(term));
  }

  private Condition isEmpty(Term set) {
    if (set instanceof Term.ZoneCards zone) {
      return ZoneTerms.isEmpty(expressions, zone);
    }
    return Kinds.isGroup(set.type())
        ? new Logic.IsEmpty(expressions.group(set))
        : new Listings.IsEmpty(expressions.listing(set));
  }

  private Condition passed(Term player) {
    Step.Passing passing = expressions.passing();
    return passing == null
        ? Constants.NEVER
        : new Readings.Passed(expressions.value(player), passing.groupCell());
  }
}
