package tricksmith.lower.expression;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.storage.Kinds;
import tricksmith.program.Step;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Encoded;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Leaf.Constant;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Turns operators into intrinsics, or into nodes of their own. */
record OperatorLowering(TermLowering terms) {

  /** What stands between any number of operands, and is read from the left. */
  private static final Set<Operator> CHAINED =
      Set.of(
          Operator.AND,
          Operator.OR,
          Operator.PLUS,
          Operator.MINUS,
          Operator.TIMES,
          Operator.DIVIDED_BY);

  Node of(Operator operator, Type type, List<Term> operands) {
    return switch (operator) {
      case NOT -> Condition.not(first(operands));
      case EQUAL -> equal(operands.getFirst(), operands.getLast());
      case UNEQUAL -> Condition.not(equal(operands.getFirst(), operands.getLast()));
      case LESS -> new Invoke(Intrinsic.LESS, measure(operands, 0), measure(operands, 1));
      case AT_MOST -> new Invoke(Intrinsic.AT_MOST, measure(operands, 0), measure(operands, 1));
      case GREATER -> new Invoke(Intrinsic.LESS, measure(operands, 1), measure(operands, 0));
      case AT_LEAST -> new Invoke(Intrinsic.AT_MOST, measure(operands, 1), measure(operands, 0));
      case IN -> in(operands.getFirst(), operands.getLast());
      case NOT_IN -> Condition.not(in(operands.getFirst(), operands.getLast()));
      case IS_NONE -> Condition.not(isChosen(operands.getFirst()));
      case IS_CHOSEN -> isChosen(operands.getFirst());
      case IS_EMPTY -> isEmpty(operands.getFirst());
      case AND, OR, PLUS, MINUS, TIMES, DIVIDED_BY, DIFFERENCE, LEAST, GREATEST, REMAINDER ->
          chain(operator, operands);
      case NEGATE, ROUNDED_DOWN, ROUNDED_UP -> named(operator, operands);
      case UNION -> union(type, operands);
      case EXCEPT -> except(type, operands);
      case SIZE -> size(operands.getFirst());
      case ONLY_OF -> onlyOf(operands.getFirst());
      case EVERYONE -> new Leaf.SetConstant(terms.constants().everyone());
      case SUITS -> new Leaf.SetConstant(terms.constants().suitsOfCards());
      case RANKS -> new Leaf.SetConstant(terms.constants().ranksOfCards());
      case CARDS -> new Leaf.SetConstant(terms.constants().cards());
      case ALL_LABELS -> allLabels(type);
      case SUIT_OF -> property(operands, terms.constants().suitByCard());
      case RANK_OF -> property(operands, terms.constants().rankByCard());
      case NUMBER_OF -> property(operands, terms.constants().numberByCard());
      case PLAYER_OF, TRICK_OF, HOLDER_OF -> named(operator, operands);
      case PLAYERS, SIDES, PARTNER_OF, PARTNERS_OF, SIDE_OF, MEMBERS_OF ->
          named(operator, operands);
      case LEFT_OF -> neighbour(Intrinsic.LEFT_OF, operands);
      case RIGHT_OF -> neighbour(Intrinsic.RIGHT_OF, operands);
      case NEXT_AFTER -> invoke(Intrinsic.NEXT_IN_PLAY, operands);
      case FIRST_FROM, LAST_FROM -> named(operator, operands);
      case OTHER_OF -> other(operands.getFirst());
      case OPPONENTS_OF -> new Invoke(Intrinsic.OPPONENTS_OF, side(operands.getFirst()));
      case SCORE_OF ->
          invoke(
              operands.getFirst().type() == Type.Basic.SIDE
                  ? Intrinsic.SCORE_OF_SIDE
                  : Intrinsic.SCORE_OF,
              operands);
      case TABLE, LED, SUIT_LED, WINNER, WINNING_CARD, LOSER, STAGE, PLAYED, BEATS, TIES ->
          named(operator, operands);
      case TRICKS, THIS_TRICK, LAST_TRICK, FIRST_TRICK -> named(operator, operands);
      case WINNER_OF, LEADER_OF, WINNING_CARD_OF, SUIT_LED_OF, PLACE_OF_TRICK, CARDS_OF_TRICK ->
          named(operator, operands);
      case TRICKS_OF -> new Invoke(Intrinsic.TRICKS_OF, terms.things(operands.getFirst()));
      case PASSED -> passed(operands.getFirst());
      case PASSES -> passes();
    };
  }

  /** Returns the intrinsic of an operator that needs nothing else. */
  private static Intrinsic sameNamed(Operator operator) {
    return Intrinsic.valueOf(operator.name());
  }

  private Node named(Operator operator, List<Term> operands) {
    return invoke(sameNamed(operator), operands);
  }

  private Node first(List<Term> operands) {
    return terms.lower(operands.getFirst());
  }

  private Node invoke(Intrinsic intrinsic, List<Term> operands) {
    return new Invoke(intrinsic, operands.stream().map(terms::lower).toArray(Node[]::new));
  }

  /** An operator in a chain, and its operands except the first, which is the chain before it. */
  private record Link(Operator operator, List<Term> others) {}

  /**
   * Lowers {@code a + b - c}, which is {@code (a + b) - c}: from the inside, because recursion into
   * each first operand would go as deep as the chain is long.
   */
  private Node chain(Operator operator, List<Term> operands) {
    Deque<Link> links = new ArrayDeque<>(List.of(link(operator, operands)));
    Term first = operands.getFirst();
    while (first instanceof Term.Operation(_, _, var inner, var its) && CHAINED.contains(inner)) {
      links.push(link(inner, its));
      first = its.getFirst();
    }
    Node value = terms.lower(first);
    while (links.size() > 1) {
      value = terms.folded(with(links.pop(), value));
    }
    return with(links.pop(), value);
  }

  private static Link link(Operator operator, List<Term> operands) {
    return new Link(operator, operands.subList(1, operands.size()));
  }

  private Node with(Link link, Node first) {
    List<Node> operands =
        Stream.concat(Stream.of(first), link.others.stream().map(terms::lower)).toList();
    if (link.operator == Operator.AND) {
      return Condition.all(untilDecided(operands, Constant.NO));
    }
    return link.operator == Operator.OR
        ? Condition.some(untilDecided(operands, Constant.YES))
        : fromTheLeft(sameNamed(link.operator), operands);
  }

  /** Combines the operands from the left, two at a time. */
  private static Node fromTheLeft(Intrinsic intrinsic, List<Node> operands) {
    return operands.stream()
        .reduce((left, right) -> new Invoke(intrinsic, left, right))
        .orElseThrow();
  }

  private Node measure(List<Term> operands, int place) {
    return terms.measure(operands.get(place));
  }

  /** Returns the conditions, or only the one that decides if those before it cannot fail. */
  private List<Node> untilDecided(List<Node> conditions, Constant decides) {
    int place = conditions.indexOf(decides);
    return place >= 0 && terms.areTotal(conditions.subList(0, place))
        ? List.of(decides)
        : conditions;
  }

  // Comparisons.

  private Node equal(Term left, Term right) {
    if (Kinds.isSet(left.type()) || Kinds.isSet(right.type())) {
      return Kinds.isGroup(left.type()) && Kinds.isGroup(right.type())
          ? new Invoke(Intrinsic.SAME_SET, terms.lower(left), terms.lower(right))
          : new Condition.SameValues(terms.sequence(left), terms.sequence(right));
    }
    if (right instanceof Term.FaceConstant face) {
      return isFace(left, face);
    }
    return left instanceof Term.FaceConstant face
        ? isFace(right, face)
        : new Condition.Equal(terms.lower(left), terms.lower(right));
  }

  private Node isFace(Term card, Term.FaceConstant face) {
    Node copies = terms.members(face);
    return card instanceof Term.FaceConstant other
        ? new Condition.Meet(terms.members(other), copies)
        : new Condition.In(terms.lower(card), Kind.CARD, copies);
  }

  private Node in(Term value, Term set) {
    Kind kind = Kinds.ofElements(set.type());
    if (kind == null) {
      return new Condition.InSequence(terms.lower(value), terms.sequence(set));
    }
    return value instanceof Term.FaceConstant
        ? new Condition.Meet(terms.members(value), terms.lower(set))
        : new Condition.In(terms.lower(value), kind, terms.lower(set));
  }

  private Node isChosen(Term term) {
    return Kinds.isSet(term.type())
        ? Condition.not(isEmpty(term))
        : new Invoke(Intrinsic.IS_CHOSEN, terms.lower(term));
  }

  // Sets.

  private Node isEmpty(Term set) {
    if (set instanceof Term.ZoneCards zone) {
      return new ZoneRead.ZoneIsEmpty(terms.zone(zone));
    }
    return Kinds.isGroup(set.type())
        ? new Invoke(Intrinsic.IS_EMPTY, terms.lower(set))
        : Condition.not(new Domain.Some(ofAll(set)));
  }

  private Node size(Term set) {
    if (set instanceof Term.ZoneCards zone && !terms.zone(zone).isOfSeveral()) {
      return new ZoneRead.ZoneSize(terms.zone(zone));
    }
    return Kinds.isGroup(set.type())
        ? new Invoke(Intrinsic.SIZE, terms.lower(set))
        : new Domain.Count(ofAll(set));
  }

  /** Returns the domain of all values of a sequence. */
  private Domain ofAll(Term set) {
    return new Domain(terms.storage().slot("element", null), null, terms.sequence(set), null);
  }

  private Node onlyOf(Term set) {
    Kind kind = Kinds.ofElements(set.type());
    return new Encoded.Only(terms.lower(set), kind == null ? Kind.LABEL : kind);
  }

  private Node union(Type type, List<Term> operands) {
    return Kinds.isGroup(type)
        ? terms.union(operands)
        : terms.sorted(type, terms.offered(operands));
  }

  private Node except(Type type, List<Term> operands) {
    return Kinds.isGroup(type)
        ? operands.stream()
            .map(terms::members)
            .reduce((left, right) -> new Invoke(Intrinsic.EXCEPT, left, right))
            .orElseThrow()
        : operands.stream().map(terms::offered).reduce(Sequence.Difference::new).orElseThrow();
  }

  private Node allLabels(Type type) {
    return Kinds.isGroup(type)
        ? new Leaf.SetConstant(terms.constants().axis(type).indices())
        : new Leaf.SequenceConstant(
            java.util.Arrays.stream(terms.constants().axis(type).values()).boxed().toList());
  }

  // Cards and players.

  /**
   * Lowers a property of a card. All copies of a card named in the script have the same properties;
   * if the match has none, there is no value.
   */
  private Node property(List<Term> operands, Selection.Tabulated byCard) {
    if (operands.getFirst() instanceof Term.FaceConstant(_, String label)) {
      int copy = terms.constants().face(label).next(0);
      return copy < 0 ? Constant.NONE : new Constant(byCard.word(copy));
    }
    return byCard.at(first(operands), Constant.NONE);
  }

  private Node neighbour(Intrinsic intrinsic, List<Term> operands) {
    return new Invoke(
        intrinsic,
        first(operands),
        operands.size() > 1 ? terms.lower(operands.get(1)) : Constant.number(1),
        Constant.number(terms.constants().players()));
  }

  private Node other(Term one) {
    Node all =
        switch (Objects.requireNonNull(Kinds.of(one.type()))) {
          case PLAYER -> new Invoke(Intrinsic.PLAYERS);
          case SIDE -> new Invoke(Intrinsic.SIDES);
          case YES_NO, SUIT, RANK, CARD, TRICK, LABEL, COMBINATION ->
              new Leaf.SetConstant(terms.constants().axis(one.type()).indices());
        };
    return new Invoke(Intrinsic.OTHER_OF, terms.lower(one), all);
  }

  /** Lowers a player to the player's side; a side stays as it is. */
  private Node side(Term term) {
    Node found = terms.lower(term);
    return term.type() == Type.Basic.SIDE ? found : new Invoke(Intrinsic.SIDE_OF, found);
  }

  // The innermost loop over players.

  private Node passed(Term player) {
    Step.@Nullable Passing passing = terms.passing();
    return passing == null
        ? Constant.NO
        : new Condition.In(
            terms.lower(player), Kind.PLAYER, new Leaf.ReadCell(passing.groupCell(), true));
  }

  private Node passes() {
    Step.@Nullable Passing passing = terms.passing();
    return passing == null ? Constant.number(0) : new Leaf.ReadCell(passing.countCell(), false);
  }
}
