package tricksmith.rules;

import static tricksmith.rules.Fact.DECK;
import static tricksmith.rules.Fact.PLACES;
import static tricksmith.rules.Fact.PLAY;
import static tricksmith.rules.Fact.Trait.ALSO_OF_PAIRS;
import static tricksmith.rules.Fact.Trait.ASKS_FOR_SIDES;
import static tricksmith.rules.Fact.Trait.BELOW_DIVISOR;
import static tricksmith.rules.Fact.Trait.CALCULATES;
import static tricksmith.rules.Fact.Trait.CERTAIN;
import static tricksmith.rules.Fact.Trait.CHANGED_BY_CANDIDATE;
import static tricksmith.rules.Fact.Trait.CHANGED_BY_LEAD;
import static tricksmith.rules.Fact.Trait.COMPARES;
import static tricksmith.rules.Fact.Trait.COMPARES_CARDS;
import static tricksmith.rules.Fact.Trait.COMPARES_FACES;
import static tricksmith.rules.Fact.Trait.CONNECTS;
import static tricksmith.rules.Fact.Trait.COUNTS;
import static tricksmith.rules.Fact.Trait.COUNTS_STEPS;
import static tricksmith.rules.Fact.Trait.DIVIDES;
import static tricksmith.rules.Fact.Trait.EVERYTHING;
import static tricksmith.rules.Fact.Trait.EXPECTS_NONE;
import static tricksmith.rules.Fact.Trait.KEEPS_WHOLE;
import static tricksmith.rules.Fact.Trait.NAVIGATES;
import static tricksmith.rules.Fact.Trait.NEEDS_TRICK;
import static tricksmith.rules.Fact.Trait.NOT_IN_CRITERIA;
import static tricksmith.rules.Fact.Trait.OF_TRICK_UNDER_WAY;
import static tricksmith.rules.Fact.Trait.ONLY_IN_LOOPS;
import static tricksmith.rules.Fact.Trait.ONLY_IN_OBLIGATIONS;
import static tricksmith.rules.Fact.Trait.ORDERS;
import static tricksmith.rules.Fact.Trait.PARTNERS;
import static tricksmith.rules.Fact.Trait.REDEFINABLE;
import static tricksmith.rules.Fact.Trait.REMOTE;
import static tricksmith.rules.Fact.Trait.SEES_HANDS;
import static tricksmith.rules.Fact.Trait.SHORT_CIRCUITS;
import static tricksmith.rules.Fact.Trait.SINGLES_OUT;
import static tricksmith.rules.Fact.Trait.TELLS_COPIES_APART;
import static tricksmith.rules.Fact.Trait.WHOLE;
import static tricksmith.rules.Fact.called;
import static tricksmith.rules.Fact.dependsOn;
import static tricksmith.rules.Fact.folds;
import static tricksmith.rules.Fact.named;
import static tricksmith.rules.Fact.ofNumbers;
import static tricksmith.rules.Type.Basic.CARD;
import static tricksmith.rules.Type.Basic.NUMBER;
import static tricksmith.rules.Type.Basic.PLAYER;
import static tricksmith.rules.Type.Basic.RANK;
import static tricksmith.rules.Type.Basic.SIDE;
import static tricksmith.rules.Type.Basic.SUIT;
import static tricksmith.rules.Type.Basic.TRICK;
import static tricksmith.rules.Type.Basic.YES_NO;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Overload;
import tricksmith.rules.Fact.Trait;

/**
 * The built-in functions of {@link Term.Operation}, each declared once with its facts. The comment
 * gives operand types → result type where no overload does; {@code T} is any type.
 */
@SuppressWarnings("ImmutableEnumChecker") // Facts are never changed.
public enum Operator {
  // Logic: yes/no …
  NOT(CONNECTS, folds(ConstantFolding::not)),
  AND(CONNECTS, SHORT_CIRCUITS, folds(ConstantFolding::and)),
  OR(CONNECTS, SHORT_CIRCUITS, folds(ConstantFolding::or)),
  /**
   * T, T → yes/no; at most one operand is a {@link Term.FaceConstant} that stands for several
   * cards.
   */
  EQUAL(COMPARES_FACES, COMPARES, SINGLES_OUT, folds(ConstantFolding::equal)),
  UNEQUAL(COMPARES_FACES, COMPARES, folds(ConstantFolding.negated(ConstantFolding::equal))),
  /** Compares numbers, ranks, suits or labels of one type, by declared order. */
  LESS(COMPARES, ORDERS, SINGLES_OUT, folds(ConstantFolding.compared(order -> order < 0))),
  AT_MOST(COMPARES, ORDERS, SINGLES_OUT, folds(ConstantFolding.compared(order -> order <= 0))),
  GREATER(COMPARES, ORDERS, SINGLES_OUT, folds(ConstantFolding.compared(order -> order > 0))),
  AT_LEAST(COMPARES, ORDERS, SINGLES_OUT, folds(ConstantFolding.compared(order -> order >= 0))),
  /** T, set of T → yes/no. */
  IN(COMPARES_FACES, SINGLES_OUT, folds(ConstantFolding::in)),
  NOT_IN(COMPARES_FACES, folds(ConstantFolding.negated(ConstantFolding::in))),
  /** T → yes/no. */
  IS_NONE(EXPECTS_NONE, folds(ConstantFolding::isNone)),
  IS_CHOSEN(EXPECTS_NONE, folds(ConstantFolding.negated(ConstantFolding::isNone))),
  /** set → yes/no. */
  IS_EMPTY(COUNTS, folds(ConstantFolding.ofSet(Set::isEmpty))),

  // Numbers.
  PLUS(CALCULATES, KEEPS_WHOLE, folds(ConstantFolding.ofNumbers(Math::addExact))),
  MINUS(CALCULATES, KEEPS_WHOLE, folds(ConstantFolding.ofNumbers(Math::subtractExact))),
  TIMES(CALCULATES, KEEPS_WHOLE, folds(ConstantFolding.ofNumbers(Math::multiplyExact))),
  DIVIDED_BY(CALCULATES, DIVIDES, folds(ConstantFolding::quotient)),
  NEGATE(CALCULATES, KEEPS_WHOLE, folds(ConstantFolding.ofNumber(Math::negateExact))),
  DIFFERENCE(
      ofNumbers("difference"),
      CALCULATES,
      KEEPS_WHOLE,
      folds(ConstantFolding.ofNumbers((one, other) -> Math.abs(Math.subtractExact(one, other))))),
  LEAST(ofNumbers("least"), CALCULATES, KEEPS_WHOLE, folds(ConstantFolding.ofNumbers(Math::min))),
  GREATEST(
      ofNumbers("greatest"), CALCULATES, KEEPS_WHOLE, folds(ConstantFolding.ofNumbers(Math::max))),
  ROUNDED_DOWN(
      called("rounded-down", NUMBER, NUMBER),
      CALCULATES,
      WHOLE,
      folds(ConstantFolding.rounded(Math::floorDiv))),
  ROUNDED_UP(
      called("rounded-up", NUMBER, NUMBER),
      CALCULATES,
      WHOLE,
      folds(ConstantFolding.rounded(Math::ceilDiv))),
  REMAINDER(
      ofNumbers("remainder"),
      CALCULATES,
      DIVIDES,
      BELOW_DIVISOR,
      folds(ConstantFolding.ofNumbers(ConstantFolding::remainder))),

  // Sets.
  /** set, set → set. */
  UNION(folds(ConstantFolding.ofSets(Set::addAll))),
  EXCEPT(folds(ConstantFolding.ofSets(Set::removeAll))),
  /** set → number. */
  SIZE(COUNTS, folds(ConstantFolding.ofSet(set -> (long) set.size()))),
  /** set of T → T: the element, if there is exactly one. */
  ONLY_OF(folds(ConstantFolding.ofSet(ConstantFolding::only))),
  /** The players in play. */
  PLAYERS(named("players", Types.PLAYERS), dependsOn(State.IN_PLAY), EVERYTHING),
  EVERYONE(named("everyone", Types.PLAYERS), EVERYTHING, folds(ConstantFolding::everyone)),
  /** The sides with a player in play. */
  SIDES(named("sides", Types.SIDES), dependsOn(State.IN_PLAY, State.SIDES), EVERYTHING),
  /** The suits of the cards in this match. */
  SUITS(
      named("suits", Types.SUITS),
      DECK,
      EVERYTHING,
      folds(ConstantFolding.ofCards(DeckRules.Card::suit))),
  RANKS(
      named("ranks", Types.RANKS),
      DECK,
      EVERYTHING,
      folds(ConstantFolding.ofCards(DeckRules.Card::rank))),
  CARDS(named("cards", Types.CARDS), DECK, EVERYTHING),
  /** → all labels of the element type of the result. */
  ALL_LABELS(EVERYTHING, folds(ConstantFolding::labels)),

  // Cards.
  SUIT_OF(called("suit", CARD, SUIT), DECK, folds(ConstantFolding.ofCard(DeckRules.Card::suit))),
  RANK_OF(called("rank", CARD, RANK), DECK, folds(ConstantFolding.ofCard(DeckRules.Card::rank))),
  NUMBER_OF(
      called("number", CARD, NUMBER),
      DECK,
      WHOLE,
      folds(ConstantFolding.ofCard(DeckRules.Card::number))),
  PLAYER_OF(
      called("player", CARD, PLAYER), PLACES, CHANGED_BY_CANDIDATE, TELLS_COPIES_APART, CERTAIN),
  /** The trick in which the card was played. */
  TRICK_OF(called("trick", CARD, TRICK), PLACES, CHANGED_BY_CANDIDATE, TELLS_COPIES_APART, CERTAIN),
  /** card → player: the player who holds it. */
  HOLDER_OF(PLACES, CHANGED_BY_CANDIDATE, TELLS_COPIES_APART, SEES_HANDS, CERTAIN),

  // Players.
  /** player, number of steps → player. */
  LEFT_OF(dependsOn(State.SEATS), COUNTS_STEPS, NAVIGATES, folds(ConstantFolding::ofNobody)),
  RIGHT_OF(dependsOn(State.SEATS), COUNTS_STEPS, NAVIGATES, folds(ConstantFolding::ofNobody)),
  /** The next player in play. */
  NEXT_AFTER(
      called("next after", PLAYER, PLAYER),
      dependsOn(State.IN_PLAY, State.DIRECTION),
      NAVIGATES,
      REMOTE),
  /** player, players → the first of them, going round the table from that player. */
  FIRST_FROM(dependsOn(State.SEATS, State.DIRECTION)),
  LAST_FROM(dependsOn(State.SEATS, State.DIRECTION)),
  /**
   * The only other player or side in play, or the other label of a type. None if there are more.
   */
  OTHER_OF(
      called("other", PLAYER, PLAYER),
      called("other", SIDE, SIDE),
      dependsOn(State.IN_PLAY, State.SIDES),
      ALSO_OF_PAIRS,
      NAVIGATES,
      folds(ConstantFolding::other)),
  PARTNER_OF(
      called("partner", PLAYER, PLAYER),
      dependsOn(State.SIDES),
      NAVIGATES,
      REMOTE,
      PARTNERS,
      ASKS_FOR_SIDES,
      folds(ConstantFolding::ofNobody)),
  PARTNERS_OF(
      called("partners", PLAYER, Types.PLAYERS),
      dependsOn(State.SIDES),
      REMOTE,
      PARTNERS,
      ASKS_FOR_SIDES),
  SIDE_OF(
      called("side", PLAYER, SIDE),
      dependsOn(State.SIDES),
      NAVIGATES,
      ASKS_FOR_SIDES,
      folds(ConstantFolding::ofNobody)),
  OPPONENTS_OF(
      called("opponents", PLAYER, Types.PLAYERS),
      called("opponents", SIDE, Types.PLAYERS),
      dependsOn(State.IN_PLAY, State.SIDES),
      REMOTE,
      ASKS_FOR_SIDES),
  /** side → players, in play or not. */
  MEMBERS_OF(dependsOn(State.SIDES), ASKS_FOR_SIDES),
  SCORE_OF(
      called("score", PLAYER, NUMBER),
      called("score", SIDE, NUMBER),
      dependsOn(State.SCORES, State.SIDES),
      REMOTE),

  // Tricks.
  /** What lies on the table, without the cards of earlier stages. */
  TABLE(
      named("table", Types.CARDS),
      PLAY,
      CHANGED_BY_CANDIDATE,
      TELLS_COPIES_APART,
      OF_TRICK_UNDER_WAY,
      CERTAIN),
  LED(named("led", CARD), PLAY, CHANGED_BY_LEAD, NEEDS_TRICK, OF_TRICK_UNDER_WAY, CERTAIN),
  SUIT_LED(
      named("suit-led", SUIT),
      PLAY,
      REDEFINABLE,
      CHANGED_BY_CANDIDATE,
      NEEDS_TRICK,
      OF_TRICK_UNDER_WAY,
      CERTAIN),
  WINNER(
      named("winner", PLAYER),
      PLAY,
      COMPARES_CARDS,
      CHANGED_BY_CANDIDATE,
      NOT_IN_CRITERIA,
      NEEDS_TRICK,
      CERTAIN),
  WINNING_CARD(
      named("winning-card", CARD),
      PLAY,
      COMPARES_CARDS,
      CHANGED_BY_CANDIDATE,
      NOT_IN_CRITERIA,
      NEEDS_TRICK,
      OF_TRICK_UNDER_WAY,
      CERTAIN),
  LOSER(
      named("loser", PLAYER),
      PLAY,
      COMPARES_CARDS,
      CHANGED_BY_CANDIDATE,
      NOT_IN_CRITERIA,
      NEEDS_TRICK),
  STAGE(named("stage", NUMBER), PLAY, WHOLE),
  THIS_TRICK(named("trick", TRICK), PLAY, CHANGED_BY_CANDIDATE, NEEDS_TRICK, OF_TRICK_UNDER_WAY),
  /** → trick. */
  LAST_TRICK(PLAY, CHANGED_BY_CANDIDATE, NEEDS_TRICK),
  /** → yes/no. */
  FIRST_TRICK(PLAY, NEEDS_TRICK),
  TRICKS(named("tricks", Types.TRICKS), PLAY, CHANGED_BY_CANDIDATE, NEEDS_TRICK),
  TRICKS_OF(
      called("tricks", Types.PLAYERS, Types.TRICKS),
      PLAY,
      REMOTE,
      NEEDS_TRICK,
      folds(ConstantFolding::nothingOfNobody)),
  WINNER_OF(called("winner", TRICK, PLAYER), PLAY, COMPARES_CARDS, CHANGED_BY_CANDIDATE),
  LEADER_OF(called("leader", TRICK, PLAYER), PLAY, CHANGED_BY_CANDIDATE),
  WINNING_CARD_OF(
      called("winning-card", TRICK, CARD), PLAY, COMPARES_CARDS, CHANGED_BY_CANDIDATE, CERTAIN),
  SUIT_LED_OF(called("suit-led", TRICK, SUIT), PLAY, COMPARES_CARDS, CHANGED_BY_CANDIDATE, CERTAIN),
  PLACE_OF_TRICK(called("number", TRICK, NUMBER), DECK, REMOTE, WHOLE),
  CARDS_OF_TRICK(
      called("cards", TRICK, Types.CARDS), PLAY, CHANGED_BY_CANDIDATE, OF_TRICK_UNDER_WAY),
  /** All cards played in this deal. */
  PLAYED(named("played", Types.CARDS), PLAY, CHANGED_BY_CANDIDATE, NEEDS_TRICK),
  /** Whether the card to be played beats all cards on the table. */
  BEATS(
      called("beats", CARD, YES_NO),
      PLAY,
      COMPARES_CARDS,
      CHANGED_BY_CANDIDATE,
      ONLY_IN_OBLIGATIONS,
      NOT_IN_CRITERIA),
  TIES(
      called("ties", CARD, YES_NO),
      PLAY,
      COMPARES_CARDS,
      CHANGED_BY_CANDIDATE,
      ONLY_IN_OBLIGATIONS,
      NOT_IN_CRITERIA),

  // The innermost loop over players.
  PASSED(called("passed", PLAYER, YES_NO), dependsOn(State.PASSES), ONLY_IN_LOOPS),
  PASSES(named("passes", NUMBER), dependsOn(State.PASSES), ONLY_IN_LOOPS, WHOLE);

  private final List<Overload> overloads;
  private final Set<State> reads;
  private final Set<Trait> traits;
  private final boolean total;
  private final ConstantFolding.Function folding;

  Operator(Fact... facts) {
    List<Overload> called = new ArrayList<>();
    Set<State> read = EnumSet.noneOf(State.class);
    Set<Trait> trueOf = EnumSet.noneOf(Trait.class);
    ConstantFolding.Function folds = _ -> null;
    for (Fact fact : facts) {
      switch (fact) {
        case Overload overload -> called.add(overload);
        case Fact.ReadsState(Set<State> states) -> read.addAll(states);
        case Fact.Folds(ConstantFolding.Function function) -> folds = function;
        case Trait trait -> trueOf.add(trait);
      }
    }
    this.overloads = List.copyOf(called);
    this.reads = Set.copyOf(read);
    this.traits = Collections.unmodifiableSet(trueOf);
    this.total = Collections.disjoint(trueOf, Trait.PARTIAL);
    this.folding = folds;
  }

  /**
   * Returns the words and operands with which scripts call it; empty if it has a sign or its own
   * grammar.
   */
  public List<Overload> overloads() {
    return overloads;
  }

  /** Returns the name that messages use: the word in scripts, if there is one. */
  public String word() {
    return overloads.isEmpty()
        ? name().toLowerCase(Locale.ROOT).replace('_', '-')
        : overloads.getFirst().word();
  }

  /** Returns what its value depends on besides its operands; errs on the side of more. */
  public Set<State> reads() {
    return reads;
  }

  public boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /** Whether it never fails. */
  public boolean isTotal() {
    return total;
  }

  /** Returns its value for known operands; null if the value is not known. */
  public @Nullable Object fold(ConstantFolding.Operands operands) {
    return folding.of(operands);
  }
}
