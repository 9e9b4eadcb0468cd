package tricksmith.program.expression;

import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.value.Numbers;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;

/**
 * A function of expressions that needs no node of its own: declared once, with its facts and its
 * meaning. The comment names the operands where the name does not.
 */
@SuppressWarnings("ImmutableEnumChecker") // Facts are immutable.
public enum Intrinsic {
  // Numbers.
  PLUS(Yields.WORD_OR_FAULT),
  MINUS(Yields.WORD_OR_FAULT),
  TIMES(Yields.WORD_OR_FAULT),
  DIVIDED_BY(Yields.WORD_OR_FAULT),
  NEGATE(Yields.WORD_OR_FAULT),
  DIFFERENCE(Yields.WORD_OR_FAULT),
  LEAST(Yields.WORD_OR_FAULT),
  GREATEST(Yields.WORD_OR_FAULT),
  ROUNDED_DOWN(Yields.WORD_OR_FAULT),
  ROUNDED_UP(Yields.WORD_OR_FAULT),
  REMAINDER(Yields.WORD_OR_FAULT),
  /** The number itself, which must be whole. */
  WHOLE(Yields.WORD_OR_FAULT),

  // Comparisons; with none on either side they are no.
  LESS(Yields.TEST),
  AT_MOST(Yields.TEST),
  IS_CHOSEN(Yields.TEST),

  // Sets.
  UNION(Yields.SET),
  INTERSECTION(Yields.SET),
  EXCEPT(Yields.SET),
  /**
   * The elements of the first set that are in the second, which is evaluated only if the first has
   * any.
   */
  NARROWED_TO(Yields.SET),
  /** The set of a single thing; the empty set for none. */
  SET_OF(Yields.SET),
  SIZE(Yields.WORD),
  IS_EMPTY(Yields.TEST),
  SAME_SET(Yields.TEST),

  // Cards.
  PLAYER_OF(Takes.THING, Yields.WORD, Aspect.PLAYED),
  TRICK_OF(Takes.THING, Yields.WORD, Aspect.PLAYED),
  HOLDER_OF(Takes.THING, Yields.WORD, Aspect.PLAYED),
  /** The cards of the first set whose player is in the second. */
  CARDS_OF_PLAYERS(Yields.SET_CARD_BY_CARD, Aspect.PLAYED),
  /** The remaining cards of the first set: those whose player is not in the second. */
  CARDS_OF_NO_PLAYERS(Yields.SET_CARD_BY_CARD, Aspect.PLAYED),

  // Players; of nobody there is nobody.
  /** The player of a seat; takes the number of the seat and the number of seats. */
  SEAT(Yields.WORD),
  /** Takes a player, a number of seats to the left, and the number of seats. */
  LEFT_OF(Yields.WORD_OR_FAULT),
  /** Takes a player, a number of seats to the right, and the number of seats. */
  RIGHT_OF(Yields.WORD_OR_FAULT),
  NEXT_IN_PLAY(Takes.THING, Yields.WORD, Aspect.PLAYERS),
  /** The player or, if out of play, the next one in play. */
  IN_PLAY_FROM(Takes.THING, Yields.WORD, Aspect.PLAYERS),
  /** The next player in play after a player, among those in a set. */
  NEXT_AMONG(Yields.WORD, Aspect.PLAYERS),
  /** The first of the players in a set, going round the table from a player, in play or not. */
  FIRST_FROM(Yields.WORD, Aspect.PLAYERS),
  LAST_FROM(Yields.WORD, Aspect.PLAYERS),
  /** The player after the dealer; the first seat if there is no dealer. */
  AFTER_DEALER(Takes.THING, Yields.WORD, Aspect.PLAYERS),
  /** The only other element of a set, if there is exactly one. */
  OTHER_OF(Yields.WORD),
  PARTNER_OF(Takes.THING, Yields.WORD, Aspect.PLAYERS),
  PARTNERS_OF(Takes.THING, Yields.SET, Aspect.PLAYERS),
  SIDE_OF(Takes.THING, Yields.WORD, Aspect.PLAYERS),
  /** The players in play who are not of a side. */
  OPPONENTS_OF(Takes.THING, Yields.SET, Aspect.PLAYERS),
  MEMBERS_OF(Takes.THING, Yields.SET, Aspect.PLAYERS),
  SCORE_OF(Takes.THING, Yields.WORD, Aspect.SCORES),
  /** The score of the side's player with the lowest seat. */
  SCORE_OF_SIDE(Takes.THING, Yields.WORD, Aspect.PLAYERS, Aspect.SCORES),
  PLAYERS(Takes.POSITION, Yields.SET, Aspect.PLAYERS),
  SIDES(Takes.POSITION, Yields.SET, Aspect.PLAYERS),

  // Tricks.
  TABLE(Takes.POSITION, Yields.SET, Aspect.PLAYED),
  LED(Takes.POSITION, Yields.WORD, Aspect.LED),
  SUIT_LED(Takes.POSITION, Yields.WORD, Aspect.SUIT_LED),
  WINNER(Takes.POSITION, Yields.WORD_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  WINNING_CARD(Takes.POSITION, Yields.WORD_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  LOSER(Takes.POSITION, Yields.WORD_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  STAGE(Takes.POSITION, Yields.WORD, Aspect.TRICKS),
  THIS_TRICK(Takes.POSITION, Yields.WORD, Aspect.TRICKS),
  LAST_TRICK(Takes.POSITION, Yields.WORD, Aspect.TRICKS),
  FIRST_TRICK(Yields.TEST, Aspect.TRICKS),
  TRICKS(Takes.POSITION, Yields.SET, Aspect.TRICKS),
  TRICKS_OF(Yields.SET, Aspect.TRICKS),
  WINNER_OF(Takes.THING, Yields.WORD_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  LEADER_OF(Takes.THING, Yields.WORD, Aspect.TRICKS),
  WINNING_CARD_OF(Takes.THING, Yields.WORD_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  SUIT_LED_OF(Takes.THING, Yields.WORD_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  /** The place of a trick in its deal, from 1. */
  PLACE_OF_TRICK(Yields.WORD),
  CARDS_OF_TRICK(Takes.THING, Yields.SET, Aspect.PLAYED),
  PLAYED(Takes.POSITION, Yields.SET, Aspect.PLAYED),
  BEATS(Yields.TEST_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  TIES(Yields.TEST_OR_FAULT, Aspect.PLAYED, Aspect.COMPARISON),
  /**
   * Those of some cards that would beat the table if they were played next: where nothing can go
   * wrong when cards are compared, and what lies on the table does not affect their grades.
   */
  BEATING(Yields.SET_CARD_BY_CARD, Aspect.PLAYED, Aspect.COMPARISON),
  /** Under the same conditions, those of some cards that would tie with the best. */
  TYING(Yields.SET_CARD_BY_CARD, Aspect.PLAYED, Aspect.COMPARISON);

  private enum Yields {
    WORD,
    /** A word, or a fault even if the operands have none. */
    WORD_OR_FAULT,
    /** Yes or no. */
    TEST,
    TEST_OR_FAULT,
    SET,
    /** A set for which each card is looked at. */
    SET_CARD_BY_CARD
  }

  /** What an intrinsic depends on. */
  public enum Takes {
    OPERANDS,
    /** The position, and the one thing that is its operand. */
    THING,
    /** The position alone. */
    POSITION
  }

  private final Takes takes;
  private final Yields yields;
  private final NodeFacts facts;

  Intrinsic(Yields yields, Aspect... reads) {
    this(Takes.OPERANDS, yields, reads);
  }

  Intrinsic(Takes takes, Yields yields, Aspect... reads) {
    this.takes = takes;
    this.yields = yields;
    NodeFacts total = NodeFacts.reading(reads);
    facts =
        switch (yields) {
          case WORD, TEST, SET -> total;
          case WORD_OR_FAULT, TEST_OR_FAULT -> total.orFault();
          case SET_CARD_BY_CARD -> total.through(NodeFacts.Extent.CARDS);
        };
  }

  public Sort sort() {
    return yields == Yields.SET || yields == Yields.SET_CARD_BY_CARD ? Sort.SET : Sort.WORD;
  }

  /** Whether it yields yes or no. */
  public boolean isTest() {
    return yields == Yields.TEST || yields == Yields.TEST_OR_FAULT;
  }

  public Takes takes() {
    return takes;
  }

  /** Returns what is true of it besides what is true of its operands. */
  NodeFacts facts() {
    return facts;
  }

  long word(Frame frame, Node[] operands) {
    return switch (takes) {
      case POSITION -> named(frame.position());
      case THING -> of(frame.position(), operands[0].word(frame));
      case OPERANDS -> isTest() ? Values.of(holds(frame, operands)) : computed(frame, operands);
    };
  }

  private long computed(Frame frame, Node[] operands) {
    return switch (this) {
      case PLUS -> Values.plus(operands[0].word(frame), operands[1].word(frame));
      case MINUS -> Values.minus(operands[0].word(frame), operands[1].word(frame));
      case TIMES -> Values.times(operands[0].word(frame), operands[1].word(frame));
      case DIVIDED_BY -> Values.dividedBy(operands[0].word(frame), operands[1].word(frame));
      case NEGATE -> Values.negate(operands[0].word(frame));
      case DIFFERENCE -> Numbers.difference(operands[0].word(frame), operands[1].word(frame));
      case LEAST -> Numbers.least(operands[0].word(frame), operands[1].word(frame));
      case GREATEST -> Numbers.greatest(operands[0].word(frame), operands[1].word(frame));
      case ROUNDED_DOWN -> Numbers.roundedDown(operands[0].word(frame));
      case ROUNDED_UP -> Numbers.roundedUp(operands[0].word(frame));
      case REMAINDER -> Numbers.remainder(operands[0].word(frame), operands[1].word(frame));
      case WHOLE -> Numbers.whole(operands[0].word(frame));
      case SIZE -> Values.number(whole(operands[0], frame).size());
      case SEAT -> seat(operands[0].word(frame), operands[1].word(frame));
      case LEFT_OF -> neighbour(frame, operands, 1);
      case RIGHT_OF -> neighbour(frame, operands, -1);
      case OTHER_OF -> otherOf(operands[0].word(frame), operands[1], frame);
      case PLACE_OF_TRICK -> placeOfTrick(operands[0].word(frame));
      case NEXT_AMONG ->
          nextAmong(frame.position(), operands[0].word(frame), operands[1].mask(frame));
      case FIRST_FROM, LAST_FROM ->
          roundTheTable(frame.position(), operands[0].word(frame), operands[1].mask(frame));
      default -> throw new IllegalStateException("Not a word: " + this);
    };
  }

  boolean holds(Frame frame, Node[] operands) {
    return switch (this) {
      case LESS -> Straight.isLess(operands[0].word(frame), operands[1].word(frame));
      case AT_MOST -> Straight.isAtMost(operands[0].word(frame), operands[1].word(frame));
      case IS_CHOSEN -> operands[0].word(frame) != Values.NONE;
      case IS_EMPTY -> operands[0].set(frame).isEmpty();
      case SAME_SET -> whole(operands[0], frame).equals(operands[1].set(frame));
      case FIRST_TRICK -> frame.position().tricksFinished() == 0;
      case BEATS -> frame.position().beats();
      case TIES -> frame.position().ties();
      default -> word(frame, operands) == Values.YES;
    };
  }

  IndexSet set(Frame frame, Node[] operands) {
    return switch (takes) {
      case POSITION -> frame.through(setOf(frame.position(), Values.NONE));
      case THING -> setOf(frame.position(), operands[0].word(frame));
      case OPERANDS -> computedSet(frame, operands);
    };
  }

  private IndexSet computedSet(Frame frame, Node[] operands) {
    return switch (this) {
      case UNION -> whole(operands[0], frame).union(whole(operands[1], frame));
      case INTERSECTION -> whole(operands[0], frame).intersection(operands[1].set(frame));
      case EXCEPT -> whole(operands[0], frame).without(operands[1].set(frame));
      case NARROWED_TO -> narrowed(operands[0].set(frame), operands[1], frame);
      case CARDS_OF_PLAYERS -> cardsOfPlayers(frame, operands[0].set(frame), operands[1]);
      case CARDS_OF_NO_PLAYERS -> {
        IndexSet cards = operands[0].set(frame);
        yield cards.without(cardsOfPlayers(frame, cards, operands[1]));
      }
      case SET_OF -> frame.through(setOf(operands[0].word(frame)));
      case TRICKS_OF -> {
        IndexSet players = operands[0].set(frame);
        spendOnTricks(frame);
        yield frame.position().tricksOf(players);
      }
      case BEATING -> frame.position().beating(operands[0].set(frame));
      case TYING -> frame.position().tying(operands[0].set(frame));
      default -> throw new IllegalStateException("Not a set: " + this);
    };
  }

  /**
   * Returns the set that belongs to a thing, or to the position alone.
   *
   * @param thing ignored where the set belongs to the position
   */
  IndexSet setOf(Position position, long thing) {
    return switch (this) {
      case PARTNERS_OF, OPPONENTS_OF, MEMBERS_OF, PLAYERS, SIDES ->
          IndexSet.ofWord(wordOf(position, thing));
      case CARDS_OF_TRICK -> cardsOf(position, thing);
      case TABLE -> position.table();
      case TRICKS -> IndexSet.upTo(position.tricksFinished());
      case PLAYED -> position.played();
      default -> throw new IllegalStateException("Has no set: " + this);
    };
  }

  /**
   * Returns the same set as bits.
   *
   * @throws TooWide if it has elements beyond the 64th
   */
  long wordOf(Position position, long thing) {
    return switch (this) {
      case CARDS_OF_TRICK ->
          thing == Values.NONE ? 0 : position.cardsOfTrickWord(Values.index(thing));
      case TRICKS -> firstTricks(position.tricksFinished());
      case PARTNERS_OF -> partners(position, thing);
      case OPPONENTS_OF -> opponents(position, thing);
      case MEMBERS_OF -> members(position, thing);
      case PLAYERS -> position.playersInPlayWord();
      case SIDES -> position.sidesInPlayWord();
      case TABLE -> position.tableWord();
      case PLAYED -> position.playedWord();
      default -> Straight.mask(setOf(position, thing));
    };
  }

  private static long firstTricks(int count) {
    if (count > Long.SIZE) {
      throw new TooWide();
    }
    return count == 0 ? 0 : -1L >>> (Long.SIZE - count);
  }

  long named(Position position) {
    return switch (this) {
      case LED -> Values.ofOrNone(Kind.CARD, position.led());
      case SUIT_LED -> position.suitLed();
      case WINNER -> Values.ofOrNone(Kind.PLAYER, position.winner());
      case WINNING_CARD -> Values.ofOrNone(Kind.CARD, position.winningCard());
      case LOSER -> Values.ofOrNone(Kind.PLAYER, position.loser());
      case STAGE -> Values.number(position.stage());
      case THIS_TRICK -> Values.ofOrNone(Kind.TRICK, position.tricksBegun() - 1);
      case LAST_TRICK -> Values.ofOrNone(Kind.TRICK, position.tricksFinished() - 1);
      default -> throw new IllegalStateException("Names nothing: " + this);
    };
  }

  /**
   * Returns the value that belongs to a thing; for none, it is none, except that {@code
   * AFTER_DEALER} names the first seat.
   */
  long of(Position position, long thing) {
    if (this == AFTER_DEALER) {
      return afterDealer(position, thing);
    }
    if (thing == Values.NONE) {
      return Values.NONE;
    }
    int index = Values.index(thing);
    return switch (this) {
      case PLAYER_OF -> Values.ofOrNone(Kind.PLAYER, position.playerOf(index));
      case TRICK_OF -> Values.ofOrNone(Kind.TRICK, position.trickOf(index));
      case HOLDER_OF -> Values.ofOrNone(Kind.PLAYER, position.holderOf(index));
      case NEXT_IN_PLAY -> Values.ofOrNone(Kind.PLAYER, position.nextInPlay(index));
      case IN_PLAY_FROM -> Values.ofOrNone(Kind.PLAYER, position.inPlayFrom(index));
      case PARTNER_OF -> partner(position, thing);
      case SIDE_OF -> Values.ofOrNone(Kind.SIDE, position.sideOf(index));
      case SCORE_OF -> position.score(index);
      case SCORE_OF_SIDE -> scoreOfSide(position, thing);
      case WINNER_OF -> Values.ofOrNone(Kind.PLAYER, position.winnerOf(index));
      case LEADER_OF -> Values.ofOrNone(Kind.PLAYER, position.leaderOf(index));
      case WINNING_CARD_OF -> Values.ofOrNone(Kind.CARD, position.winningCardOf(index));
      case SUIT_LED_OF -> position.suitLedOf(index);
      default -> throw new IllegalStateException("Belongs to nothing: " + this);
    };
  }

  // What they compute.

  /** Returns a set, each word of which is looked at. */
  private static IndexSet whole(Node operand, Frame frame) {
    return frame.through(operand.set(frame));
  }

  /** Counts going through all tricks of the deal; up to 64 of them, as a set, are a word. */
  static void spendOnTricks(Frame frame) {
    int tricks = frame.position().tricksBegun();
    if (tricks > Long.SIZE) {
      frame.spend((tricks - 1) / Long.SIZE);
    }
  }

  private static IndexSet narrowed(IndexSet all, Node others, Frame frame) {
    return all.isEmpty() ? all : frame.through(all).intersection(others.set(frame));
  }

  private static IndexSet cardsOfPlayers(Frame frame, IndexSet cards, Node players) {
    return cards.isEmpty() ? cards : frame.position().cardsOf(players.set(frame), cards);
  }

  private static IndexSet setOf(long thing) {
    return thing == Values.NONE ? IndexSet.EMPTY : IndexSet.of(Values.index(thing));
  }

  static long seat(long number, long players) {
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
    return neighbour(from, steps, Values.whole(operands[2].word(frame)), direction);
  }

  private static long neighbour(long from, int steps, int players, int direction) {
    return Values.of(Kind.PLAYER, Math.floorMod(Values.index(from) + direction * steps, players));
  }

  /** Returns the player a number of seats away from another, who must not be none. */
  static long neighbour(long from, long steps, long players, int direction) {
    return neighbour(from, Values.whole(steps), Values.whole(players), direction);
  }

  static long nextAmong(Position position, long player, long players) {
    long among = players & position.playersInPlayWord();
    if (among == 0) {
      return Values.NONE;
    }
    int next = Values.index(player);
    do {
      next = position.nextInPlay(next);
    } while ((among >>> next & 1) == 0);
    return Values.of(Kind.PLAYER, next);
  }

  private long roundTheTable(Position position, long from, long players) {
    long found = Values.NONE;
    if (from == Values.NONE) {
      return found;
    }
    int player = Values.index(from);
    for (long left = players; left != 0; player = position.neighbour(player)) {
      if ((left >>> player & 1) != 0) {
        found = Values.of(Kind.PLAYER, player);
        left = this == FIRST_FROM ? 0 : left & ~(1L << player);
      }
    }
    return found;
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

  private static long partners(Position position, long player) {
    if (player == Values.NONE) {
      return 0;
    }
    int index = Values.index(player);
    return position.membersWord(position.sideOf(index)) & ~(1L << index);
  }

  private static long partner(Position position, long player) {
    return Straight.only(partners(position, player), Values.of(Kind.PLAYER, 0));
  }

  private static long members(Position position, long side) {
    return side == Values.NONE ? 0 : position.membersWord(Values.index(side));
  }

  private static long opponents(Position position, long side) {
    return side == Values.NONE
        ? 0
        : position.playersInPlayWord() & ~position.membersWord(Values.index(side));
  }

  private static long scoreOfSide(Position position, long side) {
    long members = members(position, side);
    return members == 0 ? Values.NONE : position.score(Long.numberOfTrailingZeros(members));
  }

  private static long placeOfTrick(long trick) {
    return trick == Values.NONE ? Values.NONE : Values.number(Values.index(trick) + 1);
  }

  private static IndexSet cardsOf(Position position, long trick) {
    return trick == Values.NONE ? IndexSet.EMPTY : position.cardsOf(Values.index(trick));
  }
}
