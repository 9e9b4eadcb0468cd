package tricksmith.program;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Values.Kind;

/**
 * A function of expressions that needs no node of its own: declared once, with its facts. The
 * comment gives the sorts of the operands where the name does not.
 */
@SuppressWarnings("ImmutableEnumChecker") // Functions have no state.
public enum Intrinsic {
  // Numbers.
  PLUS(partial(words(Values::plus))),
  MINUS(partial(words(Values::minus))),
  TIMES(partial(words(Values::times))),
  DIVIDED_BY(partial(words(Values::dividedBy))),
  NEGATE(partial(word(Values::negate))),
  DIFFERENCE(partial(words(Numbers::difference))),
  LEAST(partial(words(Numbers::least))),
  GREATEST(partial(words(Numbers::greatest))),
  ROUNDED_DOWN(partial(word(Numbers::roundedDown))),
  ROUNDED_UP(partial(word(Numbers::roundedUp))),
  REMAINDER(partial(words(Numbers::remainder))),
  /** The number, which must be whole. */
  WHOLE(partial(word(Numbers::whole))),

  // Comparisons; with none on either side they are no.
  LESS(test((frame, operands) -> less(operands[0].word(frame), operands[1].word(frame)))),
  AT_MOST(test((frame, operands) -> atMost(operands[0].word(frame), operands[1].word(frame)))),
  IS_CHOSEN(test((frame, operands) -> operands[0].word(frame) != Values.NONE)),

  // Sets.
  UNION(set((frame, operands) -> operands[0].set(frame).union(operands[1].set(frame)))),
  INTERSECTION(
      set((frame, operands) -> operands[0].set(frame).intersection(operands[1].set(frame)))),
  EXCEPT(set((frame, operands) -> operands[0].set(frame).without(operands[1].set(frame)))),
  /** The set of one thing, or the empty set of none. */
  SET_OF(set((frame, operands) -> setOf(operands[0].word(frame)))),
  SIZE(word((frame, operands) -> Values.number(operands[0].set(frame).size()))),
  IS_EMPTY(test((frame, operands) -> operands[0].set(frame).isEmpty())),
  SAME_SET(test((frame, operands) -> operands[0].set(frame).equals(operands[1].set(frame)))),

  // Cards.
  PLAYER_OF(
      reads(
          Aspect.PLAYED,
          word((frame, operands) -> playerOf(frame.position(), operands[0].word(frame))))),
  TRICK_OF(reads(Aspect.PLAYED, thingOf(Kind.TRICK, Position::trickOf))),
  HOLDER_OF(reads(Aspect.PLAYED, thingOf(Kind.PLAYER, Position::holderOf))),

  // Players; of nobody there is nobody.
  /** The number of a seat, and how many there are. */
  SEAT(word((frame, operands) -> seat(operands[0].word(frame), operands[1].word(frame)))),
  /** A player, a number of seats to the left, and how many there are. */
  LEFT_OF(partial(word((frame, operands) -> neighbour(frame, operands, 1)))),
  /** Likewise to the right. */
  RIGHT_OF(partial(word((frame, operands) -> neighbour(frame, operands, -1)))),
  NEXT_IN_PLAY(reads(Aspect.PLAYERS, thingOf(Kind.PLAYER, Position::nextInPlay))),
  /** The player, or the next in play. */
  IN_PLAY_FROM(reads(Aspect.PLAYERS, thingOf(Kind.PLAYER, Position::inPlayFrom))),
  /** The next in play after a player who is in a set. */
  NEXT_AMONG(
      reads(
          Aspect.PLAYERS,
          word(
              (frame, operands) ->
                  nextAmong(frame.position(), operands[0].word(frame), operands[1].set(frame))))),
  /** The player after the dealer, or of none the first seat. */
  AFTER_DEALER(
      reads(
          Aspect.PLAYERS,
          word((frame, operands) -> afterDealer(frame.position(), operands[0].word(frame))))),
  /** The only other one of a set, if there is exactly one. */
  OTHER_OF(word((frame, operands) -> otherOf(operands[0].word(frame), operands[1], frame))),
  PARTNER_OF(
      reads(
          Aspect.PLAYERS,
          word((frame, operands) -> partner(frame.position(), operands[0].word(frame))))),
  PARTNERS_OF(
      reads(
          Aspect.PLAYERS,
          set((frame, operands) -> partners(frame.position(), operands[0].word(frame))))),
  SIDE_OF(reads(Aspect.PLAYERS, thingOf(Kind.SIDE, Position::sideOf))),
  /** The players in play who are not of a side. */
  OPPONENTS_OF(
      reads(
          Aspect.PLAYERS,
          set((frame, operands) -> opponents(frame.position(), operands[0].word(frame))))),
  MEMBERS_OF(
      reads(
          Aspect.PLAYERS,
          set((frame, operands) -> members(frame.position(), operands[0].word(frame))))),
  SCORE_OF(
      reads(
          Aspect.PLAYERS,
          word((frame, operands) -> score(frame.position(), operands[0].word(frame))))),
  /** That of its player with the lowest seat. */
  SCORE_OF_SIDE(
      reads(
          Aspect.PLAYERS,
          word((frame, operands) -> scoreOfSide(frame.position(), operands[0].word(frame))))),
  PLAYERS(reads(Aspect.PLAYERS, set((frame, _) -> frame.position().playersInPlay()))),
  SIDES(reads(Aspect.PLAYERS, set((frame, _) -> frame.position().sidesInPlay()))),

  // Tricks.
  TABLE(reads(Aspect.PLAYED, set((frame, _) -> frame.position().table()))),
  LED(reads(Aspect.LED, thing(Kind.CARD, Position::led))),
  SUIT_LED(reads(Aspect.SUIT_LED, word((frame, _) -> frame.position().suitLed()))),
  WINNER(partial(reads(Aspect.PLAYED, thing(Kind.PLAYER, Position::winner)))),
  WINNING_CARD(partial(reads(Aspect.PLAYED, thing(Kind.CARD, Position::winningCard)))),
  LOSER(partial(reads(Aspect.PLAYED, thing(Kind.PLAYER, Position::loser)))),
  STAGE(reads(Aspect.TRICKS, word((frame, _) -> Values.number(frame.position().stage())))),
  THIS_TRICK(reads(Aspect.TRICKS, thing(Kind.TRICK, position -> position.tricksBegun() - 1))),
  LAST_TRICK(reads(Aspect.TRICKS, thing(Kind.TRICK, position -> position.tricksFinished() - 1))),
  FIRST_TRICK(reads(Aspect.TRICKS, test((frame, _) -> frame.position().tricksFinished() == 0))),
  TRICKS(reads(Aspect.TRICKS, set((frame, _) -> IndexSet.upTo(frame.position().tricksFinished())))),
  TRICKS_OF(
      reads(
          Aspect.TRICKS,
          set((frame, operands) -> frame.position().tricksOf(operands[0].set(frame))))),
  WINNER_OF(partial(reads(Aspect.PLAYED, thingOf(Kind.PLAYER, Position::winnerOf)))),
  LEADER_OF(reads(Aspect.TRICKS, thingOf(Kind.PLAYER, Position::leaderOf))),
  WINNING_CARD_OF(partial(reads(Aspect.PLAYED, thingOf(Kind.CARD, Position::winningCardOf)))),
  SUIT_LED_OF(
      partial(
          reads(
              Aspect.PLAYED,
              word((frame, operands) -> suitLedOf(frame.position(), operands[0].word(frame)))))),
  /** The place of a trick in its deal, from 1. */
  PLACE_OF_TRICK(word((frame, operands) -> placeOfTrick(operands[0].word(frame)))),
  CARDS_OF_TRICK(
      reads(
          Aspect.PLAYED,
          set((frame, operands) -> cardsOf(frame.position(), operands[0].word(frame))))),
  PLAYED(reads(Aspect.PLAYED, set((frame, _) -> frame.position().played()))),
  BEATS(partial(reads(Aspect.PLAYED, test((frame, _) -> frame.position().beats())))),
  TIES(partial(reads(Aspect.PLAYED, test((frame, _) -> frame.position().ties()))));

  /** What an intrinsic does with its operands. */
  private sealed interface Operation {
    boolean total();

    Set<Aspect> reads();
  }

  private record OfWords(boolean total, Set<Aspect> reads, Yielding evaluation)
      implements Operation {}

  private record OfTests(boolean total, Set<Aspect> reads, Testing evaluation)
      implements Operation {}

  private record OfSets(boolean total, Set<Aspect> reads, Gathering evaluation)
      implements Operation {}

  @FunctionalInterface
  private interface Yielding {
    long of(Frame frame, Node[] operands);
  }

  @FunctionalInterface
  private interface Testing {
    boolean of(Frame frame, Node[] operands);
  }

  @FunctionalInterface
  private interface Gathering {
    IndexSet of(Frame frame, Node[] operands);
  }

  @FunctionalInterface
  private interface IndexOf {
    int of(Position position, int index);
  }

  private final Sort sort;
  private final boolean total;
  private final Set<Aspect> reads;
  private final @Nullable Yielding yielding;
  private final @Nullable Testing testing;
  private final @Nullable Gathering gathering;

  Intrinsic(Operation operation) {
    total = operation.total();
    reads = operation.reads();
    sort = operation instanceof OfSets ? Sort.SET : Sort.WORD;
    testing = operation instanceof OfTests tests ? tests.evaluation() : null;
    gathering = operation instanceof OfSets sets ? sets.evaluation() : null;
    yielding = operation instanceof OfWords words ? words.evaluation() : null;
  }

  /** What it yields. */
  public Sort sort() {
    return sort;
  }

  /** Whether it is yes or no. */
  public boolean isTest() {
    return testing != null;
  }

  /** Whether it never fails where its operands do not. */
  public boolean total() {
    return total;
  }

  /** What it reads of a position. */
  public Set<Aspect> reads() {
    return reads;
  }

  long word(Frame frame, Node[] operands) {
    Yielding evaluation = yielding;
    return evaluation == null ? Values.of(holds(frame, operands)) : evaluation.of(frame, operands);
  }

  boolean holds(Frame frame, Node[] operands) {
    Testing evaluation = testing;
    return evaluation == null
        ? word(frame, operands) == Values.YES
        : evaluation.of(frame, operands);
  }

  IndexSet set(Frame frame, Node[] operands) {
    Gathering evaluation = gathering;
    if (evaluation == null) {
      throw new IllegalStateException("Not a set: " + this);
    }
    return evaluation.of(frame, operands);
  }

  // How constants are written.

  private static Operation word(Yielding evaluation) {
    return new OfWords(true, Set.of(), evaluation);
  }

  private static Operation word(LongUnaryOperator operator) {
    return word((frame, operands) -> operator.applyAsLong(operands[0].word(frame)));
  }

  private static Operation words(LongBinaryOperator operator) {
    return word(
        (frame, operands) ->
            operator.applyAsLong(operands[0].word(frame), operands[1].word(frame)));
  }

  private static Operation test(Testing evaluation) {
    return new OfTests(true, Set.of(), evaluation);
  }

  private static Operation set(Gathering evaluation) {
    return new OfSets(true, Set.of(), evaluation);
  }

  /** A thing that the position names. */
  private static Operation thing(Kind kind, ToIntFunction<Position> index) {
    return word((frame, _) -> Values.ofOrNone(kind, index.applyAsInt(frame.position())));
  }

  /** A thing that belongs to another one; of none there is none. */
  private static Operation thingOf(Kind kind, IndexOf index) {
    return word(
        (frame, operands) -> {
          long found = operands[0].word(frame);
          return found == Values.NONE
              ? Values.NONE
              : Values.ofOrNone(kind, index.of(frame.position(), Values.index(found)));
        });
  }

  private static Operation partial(Operation operation) {
    return switch (operation) {
      case OfWords words -> new OfWords(false, words.reads(), words.evaluation());
      case OfTests tests -> new OfTests(false, tests.reads(), tests.evaluation());
      case OfSets sets -> new OfSets(false, sets.reads(), sets.evaluation());
    };
  }

  private static Operation reads(Aspect aspect, Operation operation) {
    Set<Aspect> aspects = Set.copyOf(EnumSet.of(aspect));
    return switch (operation) {
      case OfWords words -> new OfWords(words.total(), aspects, words.evaluation());
      case OfTests tests -> new OfTests(tests.total(), aspects, tests.evaluation());
      case OfSets sets -> new OfSets(sets.total(), aspects, sets.evaluation());
    };
  }

  // What they compute.

  private static boolean less(long small, long large) {
    return small != Values.NONE && large != Values.NONE && Values.compare(small, large) < 0;
  }

  private static boolean atMost(long small, long large) {
    return small != Values.NONE && large != Values.NONE && Values.compare(small, large) <= 0;
  }

  private static IndexSet setOf(long thing) {
    return thing == Values.NONE ? IndexSet.EMPTY : IndexSet.of(Values.index(thing));
  }

  private static long seat(long number, long players) {
    if (number == Values.NONE || !Values.isWhole(number)) {
      return Values.NONE;
    }
    long index = Values.numerator(number) - 1;
    return index >= 0 && index < Values.numerator(players)
        ? Values.of(Kind.PLAYER, (int) index)
        : Values.NONE;
  }

  private static long neighbour(Frame frame, Node[] operands, int direction) {
    long from = operands[0].word(frame);
    if (from == Values.NONE) {
      return Values.NONE;
    }
    int steps = Values.whole(operands[1].word(frame));
    int players = Values.whole(operands[2].word(frame));
    return Values.of(Kind.PLAYER, Math.floorMod(Values.index(from) + direction * steps, players));
  }

  private static long nextAmong(Position position, long player, IndexSet players) {
    IndexSet among = players.intersection(position.playersInPlay());
    if (among.isEmpty()) {
      return Values.NONE;
    }
    int next = Values.index(player);
    do {
      next = position.nextInPlay(next);
    } while (!among.contains(next));
    return Values.of(Kind.PLAYER, next);
  }

  private static long afterDealer(Position position, long dealer) {
    return dealer == Values.NONE
        ? Values.of(Kind.PLAYER, 0)
        : Values.ofOrNone(Kind.PLAYER, position.nextInPlay(Values.index(dealer)));
  }

  private static long otherOf(long one, Node all, Frame frame) {
    if (one == Values.NONE) {
      return Values.NONE;
    }
    IndexSet others = all.set(frame).without(Values.index(one));
    return others.size() == 1 ? Values.of(Values.kind(one), others.next(0)) : Values.NONE;
  }

  private static IndexSet partners(Position position, long player) {
    if (player == Values.NONE) {
      return IndexSet.EMPTY;
    }
    int index = Values.index(player);
    return position.membersOf(position.sideOf(index)).without(index);
  }

  private static long partner(Position position, long player) {
    IndexSet partners = partners(position, player);
    return partners.size() == 1 ? Values.of(Kind.PLAYER, partners.next(0)) : Values.NONE;
  }

  private static IndexSet members(Position position, long side) {
    return side == Values.NONE ? IndexSet.EMPTY : position.membersOf(Values.index(side));
  }

  private static IndexSet opponents(Position position, long side) {
    return side == Values.NONE
        ? IndexSet.EMPTY
        : position.playersInPlay().without(position.membersOf(Values.index(side)));
  }

  private static long score(Position position, long player) {
    return player == Values.NONE ? Values.NONE : position.score(Values.index(player));
  }

  private static long scoreOfSide(Position position, long side) {
    int first = members(position, side).next(0);
    return first < 0 ? Values.NONE : position.score(first);
  }

  private static long suitLedOf(Position position, long trick) {
    return trick == Values.NONE ? Values.NONE : position.suitLedOf(Values.index(trick));
  }

  private static long playerOf(Position position, long card) {
    return card == Values.NONE
        ? Values.NONE
        : Values.ofOrNone(Kind.PLAYER, position.playerOf(Values.index(card)));
  }

  private static long placeOfTrick(long trick) {
    return trick == Values.NONE ? Values.NONE : Values.number(Values.index(trick) + 1);
  }

  private static IndexSet cardsOf(Position position, long trick) {
    return trick == Values.NONE ? IndexSet.EMPTY : position.cardsOf(Values.index(trick));
  }
}
