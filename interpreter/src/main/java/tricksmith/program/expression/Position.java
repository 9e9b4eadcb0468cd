package tricksmith.program.expression;

import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Reads;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.value.Values;

/**
 * A match at one moment, as executable expressions read it. Players, cards, zones and sides are
 * indices from 0; -1 means that there is none. Must not be stored: the engine goes on changing the
 * match.
 */
public interface Position {

  // Cells: variables, locals, counters.

  long value(int cell);

  /** Returns the set in a set cell; set cells are numbered separately from value cells. */
  IndexSet group(int cell);

  /** Returns the set in a set cell as a word: bit i is element i. */
  default long groupWord(int cell) {
    return Straight.mask(group(cell));
  }

  /**
   * Returns a number that differs whenever something among these has changed. It is the same again
   * after a candidate card has been tried on the table and lifted.
   */
  long lastChange(Reads reads);

  // Cards and zones.

  /** Returns the cards of a zone, in deck order. */
  IndexSet zone(int zone);

  /**
   * Returns the cards of a zone as a word: bit i is card i.
   *
   * @throws TooWide if there are cards beyond the 64th
   */
  default long zoneWord(int zone) {
    return Straight.mask(zone(zone));
  }

  /** Returns how many cards a zone holds. */
  int size(int zone);

  int top(int zone);

  int bottom(int zone);

  /** Returns up to {@code count} cards from the top of a zone. */
  IndexSet topOf(int zone, int count);

  /** Returns up to {@code count} cards from the bottom of a zone. */
  IndexSet bottomOf(int zone, int count);

  /**
   * Returns the cards of a zone: those played in this deal in the order of play, then the others
   * from the top.
   */
  int[] inOrder(int zone);

  int zoneOf(int card);

  /**
   * Returns the player who has played the card in this deal, or otherwise owns the zone it lies in.
   */
  int playerOf(int card);

  /**
   * Returns those of some cards that these players have played in this deal or, if not played, have
   * in their zones.
   */
  IndexSet cardsOf(IndexSet players, IndexSet cards);

  /**
   * Returns a number that orders cards as they were played in this deal. The candidate comes last;
   * a card that has not been played has {@code Integer.MAX_VALUE}.
   */
  int playOrder(int card);

  /** Returns the last trick of this deal in which a card was played, or -1. */
  int trickOf(int card);

  /** Returns the player who has the card in hand. */
  int holderOf(int card);

  // Players.

  IndexSet playersInPlay();

  /** Returns the players in play as a word: bit i is player i. */
  default long playersInPlayWord() {
    return Straight.mask(playersInPlay());
  }

  /**
   * Returns the next player in play after this one, in the direction of play: the same player if
   * there is no other, -1 if there is none.
   */
  int nextInPlay(int player);

  /** Returns who sits next in the direction of play, in play or not. */
  int neighbour(int player);

  /** Returns this player or, if out of play, the next one in play. */
  int inPlayFrom(int player);

  int sideOf(int player);

  IndexSet membersOf(int side);

  /** The same as {@link #membersOf} as a word. */
  default long membersWord(int side) {
    return Straight.mask(membersOf(side));
  }

  IndexSet sidesInPlay();

  /** The same as {@link #sidesInPlay} as a word. */
  default long sidesInPlayWord() {
    return Straight.mask(sidesInPlay());
  }

  /** Returns the score of a player: a number as {@link Values} encodes it. */
  long score(int player);

  // The trick under way or, between tricks, the last one. In an obligation, with the candidate on
  // the table.

  int tricksBegun();

  int tricksFinished();

  /** Returns the cards that lie on the table, without those of earlier stages. */
  IndexSet table();

  /** Returns the same cards as a word: bit i is card i. */
  default long tableWord() {
    return Straight.mask(table());
  }

  /** Returns the first card of the trick. */
  int led();

  /** Returns the suit led, as a value. */
  long suitLed();

  /** Returns the stage: 1 in a trick, 2, 3, … in its playoffs; 0 before the first trick. */
  int stage();

  /** Returns the player who is winning or has won. */
  int winner();

  /**
   * Returns the best card so far or, after the trick, the one that won; -1 while several are tied.
   */
  int winningCard();

  /** Returns the other player of a trick of two. */
  int loser();

  /**
   * Whether the candidate, which is on the table, is better than all cards that were there before.
   */
  boolean beats();

  /**
   * Whether the candidate, which is on the table, is among the best together with a card that was
   * there before.
   */
  boolean ties();

  /**
   * Returns those of some cards that would beat all cards on the table if one of them was played
   * next; for comparisons of which all criteria are graded, whatever lies on the table.
   */
  IndexSet beating(IndexSet cards);

  /** The same of cards given as a word. */
  default long beatingWord(long cards) {
    return Straight.mask(beating(IndexSet.ofWord(cards)));
  }

  /**
   * Returns those of some cards that would be among the best together with one on the table if one
   * of them was played next; for comparisons of which all criteria are graded, whatever lies on the
   * table.
   */
  IndexSet tying(IndexSet cards);

  /** The same of cards given as a word. */
  default long tyingWord(long cards) {
    return Straight.mask(tying(IndexSet.ofWord(cards)));
  }

  /** Returns all cards played in this deal, including the candidate. */
  IndexSet played();

  /** Returns the same cards as a word: bit i is card i. */
  default long playedWord() {
    return Straight.mask(played());
  }

  // Tricks of this deal, by index from 0. Of the trick under way, as it stands.

  int winnerOf(int trick);

  int leaderOf(int trick);

  int winningCardOf(int trick);

  /** Returns the suit led in a trick, as a value. */
  long suitLedOf(int trick);

  IndexSet cardsOf(int trick);

  IndexSet tricksOf(IndexSet players);

  /** The same as {@link #cardsOf(int)} as bits; throws {@link TooWide} if it has more. */
  default long cardsOfTrickWord(int trick) {
    return Straight.mask(cardsOf(trick));
  }

  /**
   * The same as words, bit i for element i.
   *
   * @throws TooWide if there are tricks beyond the 64th
   */
  long tricksWord(long players);
}
