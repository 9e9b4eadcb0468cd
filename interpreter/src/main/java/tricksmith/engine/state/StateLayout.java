package tricksmith.engine.state;

import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;

/**
 * Where each thing that changes in a match is stored in the two arrays of a {@link State}. Made
 * once for each set of rules; a match that needs more room goes on with a roomier layout in the
 * same order. What comes before the sets and before the plays never moves. Immutable.
 *
 * <p>Sets are numbered, and each has the same number of words.
 */
public final class StateLayout {

  // The first numbers.

  /** The place of the step under way. */
  public static final int STEP = 0;

  /** The place of the next step. */
  public static final int NEXT_STEP = 1;

  /** How many deals have begun. */
  public static final int DEALS = 2;

  /** The player who is asked for a card, or -1. */
  public static final int ASKED_TO_PLAY = 3;

  /** How many events that determine the match there have been. */
  public static final int DECISIVE = 4;

  /** How many passes of loops there have been since the last such event. */
  public static final int IDLE_PASSES = 5;

  /** How many steps since the last such event. */
  public static final int IDLE_STEPS = 6;

  /** 1 if the scores have been noted and nothing has happened since; otherwise 0. */
  public static final int SCORES_NOTED = 7;

  /** How many cards have been played to the trick under way, or to the last one. */
  public static final int PLAYS = 8;

  /** The first play of its current stage. */
  public static final int STAGE_BEGINS = 9;

  /** The number of its stage, from 1. */
  public static final int STAGE = 10;

  /** 1 while a trick is under way; otherwise 0. */
  public static final int UNDER_WAY = 11;

  /** How many players have a turn in its stage. */
  public static final int TURNS = 12;

  /** How many of them have had their turn. */
  public static final int TURNS_TAKEN = 13;

  /** The criterion that decided the last trick, or -1. */
  public static final int DECIDED_BY = 14;

  /** How many tricks of the deal have begun. */
  public static final int TRICKS_BEGUN = 15;

  /** How many tricks of the deal are finished. */
  public static final int TRICKS_FINISHED = 16;

  /** How many cards have been played in the match. */
  public static final int CARDS_PLAYED = 17;

  /**
   * 1 while play goes round the other way than the rules say at the start of a deal; otherwise 0.
   */
  public static final int REVERSED = 18;

  /** How many choices of cards there have been whose cards may still be where they were chosen. */
  public static final int SECRET_CHOICES = 19;

  private static final int SCALARS = 20;

  /** How many words precede the cards of a kept trick: one, the suit led. */
  private static final int SUIT_LED = 1;

  /** Numbers of a play: the card and the player. */
  public static final int NUMBERS_OF_A_PLAY = 2;

  /**
   * How many numbers a kept trick has: the winner, the leader, the winning card, and how many cards
   * of the match were played before it.
   */
  public static final int NUMBERS_OF_A_TRICK = 4;

  public final int valueCount;
  public final int groupCount;
  public final int players;
  public final int cards;
  public final int zones;
  private final int chanceNames;

  /** How many words each set of cards, players or sides has. */
  public final int setWords;

  /** How many words each set cell has. */
  public final int groupWords;

  /** How many plays of one trick there is room for. */
  public final int roomForPlays;

  /** How many tricks of one deal there is room for. */
  public final int roomForTricks;

  // The words, in their order.

  /** The bits of the value cells that hold what a player has chosen in front of everybody. */
  public final int openValues;

  /** The bits of the set cells that hold what a player has chosen in front of everybody. */
  public final int openGroups;

  public final int scores;

  /** The last noted score of each player. */
  public final int notedScores;

  /** How many steps of evaluation the match has taken. */
  public final int spent;

  public final int sets;

  /** The tricks of the deal. */
  public final int trickWords;

  /** How many words there are. */
  public final int words;

  // The sets, by number; the set cells come first.

  /** The cards of each zone. */
  public final int zoneSets;

  /** The players of each side. */
  public final int memberSets;

  public final int inPlay;

  /** The players who are out for the match. */
  public final int left;

  public final int sidesInPlay;

  /** The cards played in this deal. */
  public final int played;

  /** The cards that the player who is asked may play. */
  public final int playable;

  /** How many sets there are. */
  public final int setCount;

  // The numbers after the first, in their order.

  /** How many chance events of each name there have been. */
  public final int chanceCounts;

  public final int sideOf;

  /** Who decides for each player. */
  public final int deciders;

  /** The players with a turn in the stage under way, in order. */
  public final int turns;

  /**
   * What lies above each card and, after the cards, above each zone: its bottom card, or the zone
   * itself.
   */
  public final int above;

  /** What lies below each card and each zone: its top card, or the zone itself. */
  public final int below;

  /**
   * The zone of each card, and how it faces there; {@link Piles} says how both are put together.
   */
  public final int lying;

  /** The last player who has played each card in this deal. */
  public final int playedBy;

  /** When each card was played in this deal. */
  public final int playedAt;

  /** The plays of the trick under way or the last one. */
  public final int plays;

  /** The tricks of the deal. */
  public final int trickNumbers;

  /** How many numbers there are. */
  public final int numbers;

  /** How much a deal takes back, in words and numbers: what its steps are reckoned by. */
  public final int extent;

  /** The layouts with more room, made when they are first needed, by any thread. */
  private @Nullable StateLayout withMorePlays;

  private @Nullable StateLayout withMoreTricks;

  StateLayout(Program rules, int chanceNames) {
    this(
        rules.cells().values().size(),
        rules.cells().groups().size(),
        rules.players(),
        rules.cards().size(),
        rules.zones().size(),
        chanceNames,
        wordsFor(Math.max(rules.cards().size(), rules.players())),
        wordsFor(Math.max(rules.cards().size(), rules.players())),
        2 * rules.players(),
        rules.cards().size() / rules.players() + 1);
  }

  private StateLayout(
      int valueCount,
      int groupCount,
      int players,
      int cards,
      int zones,
      int chanceNames,
      int setWords,
      int groupWords,
      int roomForPlays,
      int roomForTricks) {
    this.valueCount = valueCount;
    this.groupCount = groupCount;
    this.players = players;
    this.cards = cards;
    this.zones = zones;
    this.chanceNames = chanceNames;
    this.setWords = setWords;
    this.groupWords = groupWords;
    this.roomForPlays = roomForPlays;
    this.roomForTricks = roomForTricks;
    openValues = valueCount;
    openGroups = openValues + wordsFor(valueCount);
    scores = openGroups + wordsFor(groupCount);
    notedScores = scores + players;
    spent = notedScores + players;
    sets = spent + 1;
    zoneSets = groupCount;
    memberSets = zoneSets + zones;
    inPlay = memberSets + players;
    left = inPlay + 1;
    sidesInPlay = left + 1;
    played = sidesInPlay + 1;
    playable = played + 1;
    setCount = playable + 1;
    trickWords = sets + groupCount * groupWords + (setCount - groupCount) * setWords;
    words = trickWords + roomForTricks * wordsOfATrick();
    chanceCounts = SCALARS;
    sideOf = chanceCounts + chanceNames;
    deciders = sideOf + players;
    turns = deciders + players;
    above = turns + players;
    below = above + cards + zones;
    lying = below + cards + zones;
    playedBy = lying + cards;
    playedAt = playedBy + cards;
    plays = playedAt + cards;
    trickNumbers = plays + roomForPlays * NUMBERS_OF_A_PLAY;
    numbers = trickNumbers + roomForTricks * NUMBERS_OF_A_TRICK;
    // Of each card also how it faces and its trick, of each zone its size; of a trick three
    // numbers.
    extent = words + numbers + 2 * cards + zones - roomForTricks;
  }

  /** Returns how many words this many elements need; at least one. */
  private static int wordsFor(int elements) {
    return Math.max(1, (elements + 63) >> 6);
  }

  /** Returns how many words a kept trick needs. */
  int wordsOfATrick() {
    return SUIT_LED + setWords;
  }

  int suitLedOf(int trick) {
    return trickWords + trick * wordsOfATrick();
  }

  int cardsOf(int trick) {
    return suitLedOf(trick) + SUIT_LED;
  }

  /** Returns the same layout with room for larger sets in set cells. */
  StateLayout withGroupWords(int more) {
    return with(more, roomForPlays, roomForTricks);
  }

  /** Returns the same layout with room for twice as many plays of one trick. */
  StateLayout withMorePlays() {
    StateLayout known = withMorePlays;
    if (known == null) {
      known = with(groupWords, 2 * roomForPlays, roomForTricks);
      withMorePlays = known;
    }
    return known;
  }

  /** Returns the same layout with room for twice as many tricks of one deal. */
  StateLayout withMoreTricks() {
    StateLayout known = withMoreTricks;
    if (known == null) {
      known = with(groupWords, roomForPlays, 2 * roomForTricks);
      withMoreTricks = known;
    }
    return known;
  }

  /** Whether it has the same room as another layout for the same rules. */
  boolean isLike(StateLayout other) {
    return groupWords == other.groupWords
        && roomForPlays == other.roomForPlays
        && roomForTricks == other.roomForTricks;
  }

  private StateLayout with(int newGroupWords, int newRoomForPlays, int newRoomForTricks) {
    return new StateLayout(
        valueCount,
        groupCount,
        players,
        cards,
        zones,
        chanceNames,
        setWords,
        newGroupWords,
        newRoomForPlays,
        newRoomForTricks);
  }
}
