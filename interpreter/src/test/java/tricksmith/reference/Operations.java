package tricksmith.reference;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** The built-in functions. */
final class Operations {
  private final Situation situation;
  private final Evaluator evaluator;
  private final TrickQuestions tricks;

  Operations(Situation situation, Evaluator evaluator) {
    this.situation = situation;
    this.evaluator = evaluator;
    this.tricks = new TrickQuestions(situation, evaluator);
  }

  /** The value of an operation. */
  Thing value(Term.Operation operation, Environment environment) {
    return new Call(operation, environment).value();
  }

  /** One operation with its operands. */
  private final class Call {
    private final Term.Operation operation;
    private final Environment environment;

    Call(Term.Operation operation, Environment environment) {
      this.operation = operation;
      this.environment = environment;
    }

    Thing value() {
      return switch (operation.operator()) {
        case NOT -> yesNo(!holds(0));
        case AND -> yesNo(holds(0) && holds(1));
        case OR -> yesNo(holds(0) || holds(1));
        case EQUAL -> yesNo(evaluator.equal(term(0), term(1), environment));
        case UNEQUAL -> yesNo(!evaluator.equal(term(0), term(1), environment));
        case LESS -> compared(sign -> sign < 0);
        case AT_MOST -> compared(sign -> sign <= 0);
        case GREATER -> compared(sign -> sign > 0);
        case AT_LEAST -> compared(sign -> sign >= 0);
        case IN -> yesNo(evaluator.isIn(term(0), term(1), environment));
        case NOT_IN -> yesNo(!evaluator.isIn(term(0), term(1), environment));
        case IS_NONE -> yesNo(!operand(0).exists());
        case IS_CHOSEN -> yesNo(operand(0).exists());
        case IS_EMPTY -> yesNo(set(0).isEmpty());

        case PLUS -> calculated(Fraction::plus);
        case MINUS -> calculated(Fraction::minus);
        case TIMES -> calculated(Fraction::times);
        case DIVIDED_BY -> calculated(Fraction::dividedBy);
        case NEGATE -> new Thing.Amount(number(0).negated());
        case DIFFERENCE -> calculated((a, b) -> a.compareTo(b) > 0 ? a.minus(b) : b.minus(a));
        case LEAST -> calculated((a, b) -> a.compareTo(b) < 0 ? a : b);
        case GREATEST -> calculated((a, b) -> a.compareTo(b) > 0 ? a : b);
        case ROUNDED_DOWN -> new Thing.Amount(number(0).roundedDown());
        case ROUNDED_UP -> new Thing.Amount(number(0).roundedUp());
        case REMAINDER -> calculated(Fraction::remainder);

        case UNION -> united();
        case EXCEPT -> Thing.Group.of(set(0).stream().filter(x -> !set(1).contains(x)).toList());
        case SIZE -> Thing.amount(set(0).size());
        case ONLY_OF -> set(0).size() == 1 ? set(0).iterator().next() : Thing.nothing();
        case PLAYERS -> Thing.Group.of(situation.seating().inPlay());
        case EVERYONE -> Thing.Group.of(situation.seating().everyone());
        case SIDES -> Thing.Group.of(situation.seating().sidesInPlay());
        case SUITS -> inTheCards(Thing.Card::suit);
        case RANKS -> inTheCards(Thing.Card::rank);
        case CARDS -> Thing.Group.of(situation.piles().all());
        case ALL_LABELS -> allLabels(operation.type());

        case SUIT_OF -> ofCard(Thing.Card::suit);
        case RANK_OF -> ofCard(Thing.Card::rank);
        case NUMBER_OF -> ofCard(Thing.Card::number);
        case PLAYER_OF -> ofCard(tricks::playerOf);
        case TRICK_OF -> ofCard(tricks::trickOf);
        case HOLDER_OF -> ofCard(tricks::holderOf);

        case LEFT_OF -> ofPlayer(player -> situation.seating().clockwise(player, steps()));
        case RIGHT_OF -> ofPlayer(player -> situation.seating().clockwise(player, -steps()));
        case NEXT_AFTER -> ofPlayer(situation.seating()::nextAfter);
        case FIRST_FROM -> ofPlayer(player -> situation.seating().roundFrom(player, set(1), true));
        case LAST_FROM -> ofPlayer(player -> situation.seating().roundFrom(player, set(1), false));
        case OTHER_OF -> other();
        case PARTNER_OF -> ofPlayer(player -> onlyOf(situation.seating().partners(player)));
        case PARTNERS_OF ->
            ofPlayer(player -> Thing.Group.of(situation.seating().partners(player)));
        case SIDE_OF -> ofPlayer(situation.seating()::sideOf);
        case OPPONENTS_OF -> opponents();
        case MEMBERS_OF ->
            operand(0) instanceof Thing.Side side
                ? Thing.Group.of(situation.seating().members(side))
                : Thing.nothing();
        case SCORE_OF -> score();

        case TABLE -> tricks.table();
        case LED -> tricks.led();
        case SUIT_LED -> tricks.suitLed(environment);
        case WINNER -> tricks.winner(environment);
        case WINNING_CARD -> tricks.winningCard(environment);
        case LOSER -> tricks.loser(environment);
        case STAGE -> tricks.stage();
        case THIS_TRICK -> tricks.thisTrick();
        case LAST_TRICK -> tricks.lastTrick();
        case FIRST_TRICK -> yesNo(situation.finishedTricks().isEmpty());
        case TRICKS -> tricks.tricks(_ -> true);
        case TRICKS_OF -> tricks.tricks(trick -> isWonBy(trick, set(0)));
        case WINNER_OF -> ofTrick(trick -> tricks.winnerOf(trick, environment));
        case LEADER_OF -> ofTrick(PlayedTrick::leader);
        case WINNING_CARD_OF -> ofTrick(trick -> tricks.winningCardOf(trick, environment));
        case SUIT_LED_OF -> ofTrick(trick -> tricks.suitLedOf(trick, environment));
        case PLACE_OF_TRICK -> ofTrick(trick -> Thing.amount(trick.number()));
        case CARDS_OF_TRICK -> ofTrick(TrickQuestions::cardsOf);
        case PLAYED -> tricks.played();
        case BEATS -> ofCard(card -> yesNo(tricks.beats(card, environment)));
        case TIES -> ofCard(card -> yesNo(tricks.ties(card, environment)));

        case PASSED -> passed();
        case PASSES ->
            Thing.amount(situation.innermostLoop().map(Situation.PassingLoop::inARow).orElse(0));
      };
    }

    private Term term(int place) {
      return operation.operands().get(place);
    }

    private Thing operand(int place) {
      return evaluator.value(term(place), environment);
    }

    private boolean holds(int place) {
      return evaluator.holds(term(place), environment);
    }

    private Fraction number(int place) {
      return evaluator.number(term(place), environment);
    }

    /** The elements; a single value stands for the set of it. */
    private Set<Thing> set(int place) {
      return new LinkedHashSet<>(Evaluator.each(operand(place)));
    }

    private int steps() {
      return evaluator.whole(term(1), environment);
    }

    private Thing compared(IntPredicate fits) {
      Thing a = operand(0);
      Thing b = operand(1);
      Type type = term(0).type() instanceof Type.Nothing ? term(1).type() : term(0).type();
      return yesNo(a.exists() && b.exists() && fits.test(situation.order().compare(a, b, type)));
    }

    private Thing calculated(BinaryOperator<Fraction> calculation) {
      return new Thing.Amount(
          operation.operands().stream()
              .map(operand -> evaluator.number(operand, environment))
              .reduce(calculation)
              .orElseThrow());
    }

    private Thing united() {
      Set<Thing> all = new LinkedHashSet<>(set(0));
      all.addAll(set(1));
      return new Thing.Group(all);
    }

    private Thing inTheCards(Function<Thing.Card, Thing> property) {
      Set<Thing> found = new LinkedHashSet<>();
      situation.piles().all().stream().map(property).filter(Thing::exists).forEach(found::add);
      return new Thing.Group(found);
    }

    private Thing ofCard(Function<Thing.Card, Thing> property) {
      return operand(0) instanceof Thing.Card card ? property.apply(card) : Thing.nothing();
    }

    private Thing ofPlayer(Function<Thing.Player, Thing> property) {
      return operand(0) instanceof Thing.Player player ? property.apply(player) : Thing.nothing();
    }

    private Thing ofTrick(Function<PlayedTrick, Thing> property) {
      return operand(0) instanceof Thing.Trick(PlayedTrick trick)
          ? property.apply(trick)
          : Thing.nothing();
    }

    /** The only other one; with several others, or none, nothing. */
    private Thing other() {
      Thing one = operand(0);
      Stream<? extends Thing> all =
          switch (one) {
            case Thing.Player _ -> situation.seating().inPlay().stream();
            case Thing.Side _ -> situation.seating().sidesInPlay().stream();
            case Thing.Label _ -> labels(operation.type()).map(Thing.Label::new);
            default -> Stream.of();
          };
      List<? extends Thing> others = all.filter(each -> !each.equals(one)).toList();
      return others.size() == 1 ? others.getFirst() : Thing.nothing();
    }

    private Thing opponents() {
      return switch (operand(0)) {
        case Thing.Side side -> Thing.Group.of(situation.seating().opponents(side));
        case Thing.Player player ->
            Thing.Group.of(situation.seating().opponents(situation.seating().sideOf(player)));
        default -> Thing.nothing();
      };
    }

    /** Of a side: that of its player with the lowest seat. */
    private Thing score() {
      return switch (operand(0)) {
        case Thing.Player player -> new Thing.Amount(situation.score(player));
        case Thing.Side side ->
            new Thing.Amount(situation.score(situation.seating().members(side).getFirst()));
        default -> Thing.nothing();
      };
    }

    private Thing passed() {
      Thing player = operand(0);
      return yesNo(situation.innermostLoop().map(loop -> loop.hasPassed(player)).orElse(false));
    }
  }

  private static boolean isWonBy(PlayedTrick trick, Set<Thing> players) {
    return trick.taker().map(players::contains).orElse(false);
  }

  private static Thing onlyOf(List<Thing.Player> players) {
    return players.size() == 1 ? players.getFirst() : Thing.nothing();
  }

  private static Thing allLabels(Type type) {
    return Thing.Group.of(labels(type).map(Thing.Label::new).toList());
  }

  private static Stream<String> labels(Type type) {
    return switch (type) {
      case Type.SetOf(Type element) -> labels(element);
      case Type.Labels labels -> labels.labels().stream();
      case Type.Union(_, List<Type> members) -> members.stream().flatMap(Operations::labels);
      case Type.Basic _, Type.Nothing _, Type.Product _ -> Stream.of();
    };
  }

  private static Thing yesNo(boolean yes) {
    return Thing.yesNo(yes);
  }
}
