package tricksmith.engine.state;

import tricksmith.program.Program;

/**
 * Where each thing that changes in a match stands in the two arrays of a {@link State}. Made once
 * for rules; a match that needs more room goes on with a roomier one of the same order. What stands
 * before the sets and before the plays never moves. Immutable.
 *
 * <p>Sets are numbered, and each has the same number of words.
 */
public final class StateLayout {

  // Numbers that stand first.

  /** The place of the step under way. */
  public static final int STEP = 0;

  /** The place of the next step. */
  public static final int NEXT_STEP = 1;

  /** How many deals have begun. */
  public static final int DEALS = 2;

  /** Who is asked for a card, or -1. */
  public static final int ASKED_TO_PLAY = 3;

  /** How many events there have been that determine the match. */
  public static final int DECISIVE = 4;

  /** How many passes of loops without one since. */
  public static final int IDLE_PASSES = 5;

  /** How many steps since. */
  public static final int IDLE_STEPS = 6;

  /** 1 if the scores have been noted, and nothing has happened since; otherwise 0. */
  public static final int SCORES_NOTED = 7;

  /** How many cards were played to the trick under way or the last one. */
  static final int PLAYS = 8;

  /** With which play its present stage begins. */
  static final int STAGE_BEGINS = 9;

  /** The number of its stage, from 1. */
  static final int STAGE = 10;

  /** 1 while a trick is under way, otherwise 0. */
  static final int UNDER_WAY = 11;

  /** How many are to play in its stage. */
  static final int TURNS = 12;

  /** How many of them have had their turn. */
  static final int TURNS_TAKEN = 13;

  /** The criterion that decided the last trick, or -1. */
  static final int DECIDED_BY = 14;

  /** How many tricks of the deal have begun. */
  static final int TRICKS_BEGUN = 15;

  /** How many of them are finished. */
  static final int TRICKS_FINISHED = 16;

  /** How many cards have been played in the match. */
  static final int CARDS_PLAYED = 17;

  private static final int SCALARS = 18;

  /** Words of a trick that is kept: the suit led, before its cards. */
  private static final int SUIT_LED = 1;

  /** Numbers of a play: the card and the player. */
  static final int NUMBERS_OF_A_PLAY = 2;

  /** Numbers of a trick that is kept: who has won, who has led, and the winning card. */
  static final int NUMBERS_OF_A_TRICK = 3;

  final int valueCount;
  final int groupCount;
  public final int players;
  final int cards;
  final int zones;
  private final int chanceNames;

  /** How many words each set has. */
  final int setWords;

  /** For how many plays of one trick there is room. */
  final int roomForPlays;

  /** For how many tricks of one deal there is room. */
  final int roomForTricks;

  // The words, in their order.

  /** The bits of the value cells that hold what somebody has chosen in front of all. */
  final int openValues;

  /** The bits of the set cells, likewise. */
  final int openGroups;

  /** The score of each player. */
  public final int scores;

  /** The scores of each player that were noted last. */
  public final int notedScores;

  /** How many steps of evaluation the match has taken. */
  public final int spent;

  /** The sets. */
  final int sets;

  /** The tricks of the deal. */
  final int trickWords;

  /** How many words there are. */
  final int words;

  // The sets, by number; the set cells come first.

  /** The cards of each zone. */
  final int zoneSets;

  /** The players of each side. */
  final int memberSets;

  /** The players in play. */
  public final int inPlay;

  /** The players who are out for the match. */
  final int left;

  /** The sides with somebody in play. */
  final int sidesInPlay;

  /** The cards played in this deal. */
  final int played;

  /** The cards that may be played by whoever is asked. */
  public final int playable;

  /** How many sets there are. */
  final int setCount;

  // The numbers after the first, in their order.

  /** How often there has been a chance event of each name. */
  public final int chanceCounts;

  /** The side of each player. */
  final int sideOf;

  /** Who decides for each player. */
  final int deciders;

  /** Who is to play in the stage under way, in order. */
  final int turns;

  /** What lies over each card and, after the cards, over each zone: its bottom card, or itself. */
  final int above;

  /** How each card lies. */
  final int facing;

  /** What lies under each card and each zone: its top card, or itself. */
  final int below;

  /** The zone of each card. */
  final int zoneOf;

  /** How many cards each zone has. */
  final int sizes;

  /** Who has played each card in this deal, last. */
  final int playedBy;

  /** When each card was played in this deal. */
  final int playedAt;

  /** In which trick each card was played in this deal, last. */
  final int playedIn;

  /** The plays of the trick under way or the last one. */
  final int plays;

  /** The tricks of the deal. */
  final int trickNumbers;

  /** How many numbers there are. */
  final int numbers;

  /** The layout for rules. */
  StateLayout(Program rules, int chanceNames) {
    this(
        rules.cells().values().size(),
        rules.cells().groups().size(),
        rules.players(),
        rules.cards().size(),
        rules.zones().size(),
        chanceNames,
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
      int roomForPlays,
      int roomForTricks) {
    this.valueCount = valueCount;
    this.groupCount = groupCount;
    this.players = players;
    this.cards = cards;
    this.zones = zones;
    this.chanceNames = chanceNames;
    this.setWords = setWords;
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
    trickWords = sets + setCount * setWords;
    words = trickWords + roomForTricks * wordsOfATrick();
    chanceCounts = SCALARS;
    sideOf = chanceCounts + chanceNames;
    deciders = sideOf + players;
    turns = deciders + players;
    above = turns + players;
    facing = above + cards + zones;
    below = facing + cards;
    zoneOf = below + cards + zones;
    sizes = zoneOf + cards;
    playedBy = sizes + zones;
    playedAt = playedBy + cards;
    playedIn = playedAt + cards;
    plays = playedIn + cards;
    trickNumbers = plays + roomForPlays * NUMBERS_OF_A_PLAY;
    numbers = trickNumbers + roomForTricks * NUMBERS_OF_A_TRICK;
  }

  /** How many words so many elements need; at least one. */
  private static int wordsFor(int elements) {
    return Math.max(1, (elements + 63) >> 6);
  }

  /** How many words a trick needs that is kept. */
  int wordsOfATrick() {
    return SUIT_LED + setWords;
  }

  /** Where the suit led of a trick stands. */
  int suitLedOf(int trick) {
    return trickWords + trick * wordsOfATrick();
  }

  /** Where the cards of a trick stand. */
  int cardsOf(int trick) {
    return suitLedOf(trick) + SUIT_LED;
  }

  /** The same with room for larger sets. */
  StateLayout withSetWords(int more) {
    return with(more, roomForPlays, roomForTricks);
  }

  /** The same with room for more plays of one trick. */
  StateLayout withRoomForPlays(int more) {
    return with(setWords, more, roomForTricks);
  }

  /** The same with room for more tricks of one deal. */
  StateLayout withRoomForTricks(int more) {
    return with(setWords, roomForPlays, more);
  }

  private StateLayout with(int newSetWords, int newRoomForPlays, int newRoomForTricks) {
    return new StateLayout(
        valueCount,
        groupCount,
        players,
        cards,
        zones,
        chanceNames,
        newSetWords,
        newRoomForPlays,
        newRoomForTricks);
  }
}
