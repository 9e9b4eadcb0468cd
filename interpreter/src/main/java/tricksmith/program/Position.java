package tricksmith.program;

import tricksmith.cards.IndexSet;

/**
 * A match at one moment, as executable expressions read it. Players, cards, zones and sides are
 * indices from 0; where there is none, the answer is -1. Not to be kept: the engine changes what is
 * behind it.
 */
public interface Position {

  // Cells: variables, locals, counters.

  /** The value in a cell. */
  long value(int cell);

  /** The set in a set cell; these are numbered apart from the others. */
  IndexSet group(int cell);

  /** The set in a set cell as a word, likewise. */
  default long groupWord(int cell) {
    return Straight.mask(group(cell));
  }

  /**
   * A number that is another one whenever something of this has changed. It is the same again when
   * a candidate card has been tried on the table and lifted.
   */
  long lastChange(Reads reads);

  // Cards and zones.

  /** The cards of a zone, in deck order. */
  IndexSet zone(int zone);

  /**
   * The cards of a zone as a word: bit i is card i.
   *
   * @throws TooWide if there are cards beyond the 64th
   */
  default long zoneWord(int zone) {
    return Straight.mask(zone(zone));
  }

  /** How many cards a zone holds. */
  int size(int zone);

  /** The top card. */
  int top(int zone);

  /** The card at the bottom. */
  int bottom(int zone);

  /** Up to {@code count} cards from the top. */
  IndexSet topOf(int zone, int count);

  /** Up to {@code count} cards from the bottom. */
  IndexSet bottomOf(int zone, int count);

  /** The zone in which a card lies. */
  int zoneOf(int card);

  /** The player who has played the card in this deal, or else who owns the zone it lies in. */
  int playerOf(int card);

  /**
   * Those of some cards that these players have played in this deal, or else have in their zones.
   */
  IndexSet cardsOf(IndexSet players, IndexSet cards);

  /**
   * Cards played in this deal are in this order; the candidate comes last, and what has not been
   * played has {@code Integer.MAX_VALUE}.
   */
  int playOrder(int card);

  /** The trick of this deal in which a card was played last, or -1. */
  int trickOf(int card);

  /** The player who has the card in hand. */
  int holderOf(int card);

  // Players.

  /** Those in play. */
  IndexSet playersInPlay();

  /**
   * The next player in play after this one, in the direction of play; itself if it is the only one,
   * -1 if there is none.
   */
  int nextInPlay(int player);

  /** This player, or the next in play. */
  int inPlayFrom(int player);

  /** The side that a player belongs to. */
  int sideOf(int player);

  /** The players of a side. */
  IndexSet membersOf(int side);

  /** The sides with somebody in play. */
  IndexSet sidesInPlay();

  /** The score of a player: a number as {@link Values} encodes it. */
  long score(int player);

  // The trick under way or, between tricks, the last one. In an obligation, with the candidate on
  // the table.

  /** How many tricks have begun in this deal. */
  int tricksBegun();

  /** How many tricks are finished in this deal. */
  int tricksFinished();

  /** The cards of the present stage. */
  IndexSet table();

  /** The first card of the trick. */
  int led();

  /** The suit led, as a value. */
  long suitLed();

  /** 1 in a trick, 2, 3, … in its playoffs; 0 before the first trick. */
  int stage();

  /** Who is winning or has won. */
  int winner();

  /** The best card so far, or that which won; -1 while several are tied. */
  int winningCard();

  /** The other player of a trick of two. */
  int loser();

  /**
   * Whether the candidate, which is on the table, is better than all cards that were there before.
   */
  boolean beats();

  /**
   * Whether the candidate, which is on the table, is among the best together with one that was
   * before.
   */
  boolean ties();

  /**
   * Those of some cards that would beat all cards on the table if one of them was played next; for
   * comparisons of which all criteria are graded, whatever lies on the table.
   */
  IndexSet beating(IndexSet cards);

  /** Likewise, those that would be among the best together with one on the table. */
  IndexSet tying(IndexSet cards);

  /** All cards played in this deal, the candidate included. */
  IndexSet played();

  // Tricks of this deal, by index from 0. Of the trick under way, as it stands.

  /** Who won it. */
  int winnerOf(int trick);

  /** Who led it. */
  int leaderOf(int trick);

  /** The card that won it. */
  int winningCardOf(int trick);

  /** The suit that was led, as a value. */
  long suitLedOf(int trick);

  /** Its cards, all stages. */
  IndexSet cardsOf(int trick);

  /** The finished tricks that one of these players has won. */
  IndexSet tricksOf(IndexSet players);
}
