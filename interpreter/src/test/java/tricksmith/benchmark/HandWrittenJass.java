package tricksmith.benchmark;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Schieber Jass by the rules of {@code games/classics/jass.trick}, by hand: plain loops over arrays
 * of cards, as fast as that goes without sets of bits, and without a record of events. What the
 * script is measured against.
 */
final class HandWrittenJass {

  private static final int PLAYERS = 4;
  private static final int SIDES = 2;
  private static final int SUITS = 4;
  private static final int RANKS = 9;
  private static final int HAND = 9;
  private static final int AT_A_TIME = 3;
  private static final int PLAY_TO = 1000;

  private static final int SPADES = 0;
  private static final int NINE = 3;
  private static final int JACK = 5;
  private static final int QUEEN = 6;
  private static final int KING = 7;

  /** Modes: a suit is trumps by its number; without trumps, from above; the same from below. */
  private static final int OBENABE = 4;

  private static final int UNDENUFE = 5;
  private static final int MODES = 6;

  /** By rank, from the six to the ace. */
  private static final int[] UPWARDS = {0, 1, 2, 3, 4, 5, 6, 7, 8};

  private static final int[] DOWNWARDS = {8, 7, 6, 5, 4, 3, 2, 1, 0};
  private static final int[] STRENGTH_OF_TRUMPS = {0, 1, 2, 7, 3, 8, 4, 5, 6};
  private static final int[] POINTS_OF_TRUMPS = {0, 0, 0, 14, 10, 20, 3, 4, 11};
  private static final int[] POINTS_BESIDE_TRUMPS = {0, 0, 0, 0, 10, 2, 3, 4, 11};
  private static final int[] POINTS_OF_OBENABE = {0, 0, 8, 0, 10, 2, 3, 4, 11};
  private static final int[] POINTS_OF_UNDENUFE = {11, 0, 8, 0, 10, 2, 3, 4, 0};

  /** By length. */
  private static final int[] POINTS_OF_SEQUENCES = {0, 0, 0, 20, 50, 100, 150, 200, 250, 300};

  private static final int POINTS_OF_LAST_TRICK = 5;
  private static final int POINTS_OF_ALL_TRICKS = 100;
  private static final int POINTS_OF_ROYAL_COUPLE = 20;

  private static final Card[] DECK = deck();

  /**
   * A card.
   *
   * @param rank from 0, the six
   */
  private record Card(int suit, int rank) {}

  private final SplittableRandom random;
  private final Card[] deck = DECK.clone();
  private final Card[][] hands = new Card[PLAYERS][HAND];

  /** Where in the hand the cards lie that may be played. */
  private final int[] legal = new int[HAND];

  /** By suit and rank, who was dealt the card. */
  private final int[][] holders = new int[SUITS][RANKS];

  private final boolean[] fourOfRank = new boolean[RANKS];
  private final int[] meldedBySide = new int[SIDES];
  private final int[] taken = new int[SIDES];
  private final int[] tricks = new int[SIDES];
  private final int[] scores = new int[SIDES];

  /** By suit. */
  private final int[][] strengths = new int[SUITS][];

  private final int[][] points = new int[SUITS][];
  private final MatchTotals.Offers offers = new MatchTotals.Offers();
  private int cardsInHand;
  private int forehand;
  private int mode;
  private long bestMeld;
  private int bestMelder;
  private int deals;
  private int decisions;

  private HandWrittenJass(SplittableRandom random) {
    this.random = random;
  }

  private static Card[] deck() {
    Card[] cards = new Card[SUITS * RANKS];
    for (int suit = 0; suit < SUITS; suit++) {
      for (int rank = 0; rank < RANKS; rank++) {
        cards[suit * RANKS + rank] = new Card(suit, rank);
      }
    }
    return cards;
  }

  /** Plays a complete match at random. */
  static void play(SplittableRandom random, MatchTotals totals) {
    HandWrittenJass match = new HandWrittenJass(random);
    match.play();
    int one = match.scores[0];
    int other = match.scores[1];
    int[] bySeat = {one, other, one, other};
    totals.add(bySeat, Math.max(one, other), match.deals, match.decisions, match.offers);
  }

  private void play() {
    int dealer = random.nextInt(PLAYERS);
    while (scores[0] < PLAY_TO && scores[1] < PLAY_TO) {
      deals++;
      forehand = (dealer + 1) % PLAYERS;
      deal();
      name(chosenMode());
      int leader = forehand;
      for (int trick = 0; trick < HAND; trick++) {
        leader = playTrick(leader);
        if (trick == 0) {
          scoreMelds();
        }
      }
      score(leader % SIDES);
      dealer = (dealer + 1) % PLAYERS;
    }
  }

  private void deal() {
    for (int i = deck.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      Card card = deck[i];
      deck[i] = deck[other];
      deck[other] = card;
    }
    int next = 0;
    for (int dealt = 0; dealt < HAND; dealt += AT_A_TIME) {
      for (int turn = 0; turn < PLAYERS; turn++) {
        int player = (forehand + turn) % PLAYERS;
        for (int i = 0; i < AT_A_TIME; i++) {
          Card card = deck[next++];
          hands[player][dealt + i] = card;
          holders[card.suit][card.rank] = player;
        }
      }
    }
    cardsInHand = HAND;
    Arrays.fill(taken, 0);
    Arrays.fill(tricks, 0);
  }

  /** Forehand names a mode, or leaves that to the partner. */
  private int chosenMode() {
    decisions++;
    int chosen = random.nextInt(MODES + 1);
    if (chosen < MODES) {
      return chosen;
    }
    decisions++;
    return random.nextInt(MODES);
  }

  private void name(int chosen) {
    mode = chosen;
    int[] strength = chosen == UNDENUFE ? DOWNWARDS : UPWARDS;
    int[] worth =
        chosen == UNDENUFE
            ? POINTS_OF_UNDENUFE
            : chosen == OBENABE ? POINTS_OF_OBENABE : POINTS_BESIDE_TRUMPS;
    for (int suit = 0; suit < SUITS; suit++) {
      strengths[suit] = suit == chosen ? STRENGTH_OF_TRUMPS : strength;
      points[suit] = suit == chosen ? POINTS_OF_TRUMPS : worth;
    }
  }

  private int playTrick(int leader) {
    Card best = play(leader, all());
    int suit = best.suit;
    int winner = leader;
    int worth = points[suit][best.rank];
    for (int turn = 1; turn < PLAYERS; turn++) {
      int player = (leader + turn) % PLAYERS;
      Card card = play(player, follows(hands[player], suit, best));
      worth += points[card.suit][card.rank];
      if (beats(card, best)) {
        best = card;
        winner = player;
      }
    }
    cardsInHand--;
    int side = winner % SIDES;
    taken[side] += worth;
    tricks[side]++;
    return winner;
  }

  private boolean beats(Card card, Card best) {
    return card.suit == best.suit
        ? strengths[card.suit][card.rank] > strengths[card.suit][best.rank]
        : card.suit == mode;
  }

  /** Chooses among so many legal cards, and takes the card from the hand. */
  private Card play(int player, int count) {
    Card[] hand = hands[player];
    offers.note(count);
    int place = legal[random.nextInt(count)];
    Card card = hand[place];
    hand[place] = hand[cardsInHand - 1];
    decisions++;
    return card;
  }

  private int all() {
    for (int i = 0; i < cardsInHand; i++) {
      legal[i] = i;
    }
    return cardsInHand;
  }

  /**
   * The suit led must be followed, but a trump may be played instead, and the jack of trumps need
   * never be; a trump that does not beat those on the table only by who has nothing else.
   */
  private int follows(Card[] hand, int suit, Card best) {
    boolean binding = false;
    boolean besideTrumps = false;
    for (int i = 0; i < cardsInHand; i++) {
      Card card = hand[i];
      binding |= card.suit == suit && !isJackOfTrumps(card);
      besideTrumps |= card.suit != mode;
    }
    boolean mayNotUndertrump = besideTrumps && suit != mode && best.suit == mode;
    int count = 0;
    for (int i = 0; i < cardsInHand; i++) {
      Card card = hand[i];
      boolean follows = !binding || card.suit == suit || card.suit == mode;
      if (follows && !(mayNotUndertrump && card.suit == mode && !beats(card, best))) {
        legal[count++] = i;
      }
    }
    return count;
  }

  private boolean isJackOfTrumps(Card card) {
    return card.suit == mode && card.rank == JACK;
  }

  /** The side with the best meld scores all of its own. */
  private void scoreMelds() {
    Arrays.fill(meldedBySide, 0);
    bestMeld = 0;
    bestMelder = -1;
    meldFours();
    for (int suit = 0; suit < SUITS; suit++) {
      meldSequences(suit);
    }
    if (bestMelder >= 0) {
      int side = bestMelder % SIDES;
      scores[side] += meldedBySide[side];
    }
  }

  private void meldFours() {
    for (int rank = NINE; rank < RANKS; rank++) {
      int player = holders[SPADES][rank];
      boolean four = true;
      for (int suit = 1; suit < SUITS; suit++) {
        four &= holders[suit][rank] == player;
      }
      fourOfRank[rank] = four;
      if (four) {
        meld(player, rank == JACK ? 200 : rank == NINE ? 150 : 100, 4, rank, mode == SPADES);
      }
    }
  }

  private void meldSequences(int suit) {
    int[] holdersOfSuit = holders[suit];
    int lowest = 0;
    while (lowest < RANKS) {
      int player = holdersOfSuit[lowest];
      int next = lowest + 1;
      if (!fourOfRank[lowest]) {
        while (next < RANKS && holdersOfSuit[next] == player && !fourOfRank[next]) {
          next++;
        }
        int length = next - lowest;
        if (POINTS_OF_SEQUENCES[length] > 0) {
          meld(player, POINTS_OF_SEQUENCES[length], length, lowest, suit == mode);
        }
      }
      lowest = next;
    }
  }

  private void meld(int player, int worth, int length, int rank, boolean trump) {
    meldedBySide[player % SIDES] += worth;
    int height = mode == UNDENUFE ? RANKS - rank : rank;
    int turn = (player - forehand + PLAYERS) % PLAYERS;
    long merit = (worth * 10L + length) * 10 + height;
    merit = (merit * 2 + (trump ? 1 : 0)) * PLAYERS + PLAYERS - 1 - turn;
    if (merit > bestMeld) {
      bestMeld = merit;
      bestMelder = player;
    } // Melds that are alike in all of this are of one player.
  }

  private void score(int sideOfLastTrick) {
    for (int side = 0; side < SIDES; side++) {
      scores[side] += taken[side];
      if (tricks[side] == HAND) {
        scores[side] += POINTS_OF_ALL_TRICKS;
      }
    }
    scores[sideOfLastTrick] += POINTS_OF_LAST_TRICK;
    if (mode < SUITS && holders[mode][QUEEN] == holders[mode][KING]) {
      scores[holders[mode][KING] % SIDES] += POINTS_OF_ROYAL_COUPLE;
    }
  }
}
