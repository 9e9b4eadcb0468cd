package tricksmith.benchmark;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Hearts by the rules of {@code games/classics/hearts.trick}, by hand: plain loops over arrays of
 * cards, as fast as that goes without sets of bits, and without a record of events. What the script
 * is measured against, so it stays as it is.
 */
final class HandWrittenHearts {

  private static final int PLAYERS = 4;
  private static final int HAND = 13;
  private static final int SUITS = 4;
  private static final int CLUBS = 0;
  private static final int HEARTS = 2;
  private static final int SPADES = 3;
  private static final int QUEEN = 10;
  private static final int PASSED_ON = 3;
  private static final int PLAY_TO = 100;
  private static final int ALL_POINTS = 26;

  /** To the left, to the right, across, hold. */
  private static final int[] STEPS = {1, 3, 2, 0};

  private static final Card[] DECK = deck();

  /**
   * A card.
   *
   * @param rank from 0, the two
   */
  private record Card(int suit, int rank, int points) {}

  private final SplittableRandom random;
  private final Card[] deck = DECK.clone();
  private final Card[][] hands = new Card[PLAYERS][HAND];
  private final Card[][] passedOn = new Card[PLAYERS][PASSED_ON];

  /** Where in the hand the cards lie that may be played. */
  private final int[] legal = new int[HAND];

  private final int[] taken = new int[PLAYERS];
  private final int[] scores = new int[PLAYERS];
  private final MatchTotals.Offers offers = new MatchTotals.Offers();
  private int cardsInHand;
  private boolean broken;
  private int deals;
  private int decisions;

  private HandWrittenHearts(SplittableRandom random) {
    this.random = random;
  }

  private static Card[] deck() {
    Card[] cards = new Card[SUITS * HAND];
    for (int suit = 0; suit < SUITS; suit++) {
      for (int rank = 0; rank < HAND; rank++) {
        int points = suit == HEARTS ? 1 : suit == SPADES && rank == QUEEN ? 13 : 0;
        cards[suit * HAND + rank] = new Card(suit, rank, points);
      }
    }
    return cards;
  }

  /** Plays a complete match at random. */
  static void play(SplittableRandom random, MatchTotals totals) {
    HandWrittenHearts match = new HandWrittenHearts(random);
    match.play();
    totals.add(match.scores, match.lowestScore(), match.deals, match.decisions, match.offers);
  }

  private int lowestScore() {
    int lowest = scores[0];
    for (int score : scores) {
      lowest = Math.min(lowest, score);
    }
    return lowest;
  }

  private void play() {
    int dealer = random.nextInt(PLAYERS);
    while (!isOver()) {
      deal((dealer + 1) % PLAYERS);
      passOn(STEPS[deals % STEPS.length]);
      deals++;
      int leader = holderOfTwoOfClubs();
      for (int trick = 0; trick < HAND; trick++) {
        leader = playTrick(leader, trick == 0);
      }
      score();
      dealer = (dealer + 1) % PLAYERS;
    }
  }

  private boolean isOver() {
    for (int score : scores) {
      if (score >= PLAY_TO) {
        return true;
      }
    }
    return false;
  }

  private void deal(int first) {
    for (int i = deck.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      Card card = deck[i];
      deck[i] = deck[other];
      deck[other] = card;
    }
    for (int i = 0; i < deck.length; i++) {
      hands[(first + i) % PLAYERS][i / PLAYERS] = deck[i];
    }
    cardsInHand = HAND;
    broken = false;
    Arrays.fill(taken, 0);
  }

  private void passOn(int steps) {
    if (steps == 0) {
      return;
    }
    for (int player = 0; player < PLAYERS; player++) {
      Card[] hand = hands[player];
      for (int i = 0; i < PASSED_ON; i++) {
        int chosen = i + random.nextInt(HAND - i);
        passedOn[player][i] = hand[chosen];
        hand[chosen] = hand[i];
      }
      decisions++;
    }
    for (int player = 0; player < PLAYERS; player++) {
      System.arraycopy(passedOn[player], 0, hands[(player + steps) % PLAYERS], 0, PASSED_ON);
    }
  }

  private int holderOfTwoOfClubs() {
    for (int player = 0; player < PLAYERS; player++) {
      if (onlyTwoOfClubs(hands[player]) > 0) {
        return player;
      }
    }
    throw new IllegalStateException("nobody holds the two of clubs");
  }

  private int playTrick(int leader, boolean first) {
    Card best = play(leader, first ? onlyTwoOfClubs(hands[leader]) : leads(hands[leader]));
    int suit = best.suit;
    int winner = leader;
    int points = best.points;
    for (int turn = 1; turn < PLAYERS; turn++) {
      int player = (leader + turn) % PLAYERS;
      Card card = play(player, follows(hands[player], suit, first));
      points += card.points;
      if (card.suit == suit && card.rank > best.rank) {
        best = card;
        winner = player;
      }
    }
    cardsInHand--;
    taken[winner] += points;
    return winner;
  }

  /** Chooses among so many legal cards, and takes the card from the hand. */
  private Card play(int player, int count) {
    Card[] hand = hands[player];
    offers.note(count);
    int place = legal[random.nextInt(count)];
    Card card = hand[place];
    hand[place] = hand[cardsInHand - 1];
    broken |= card.suit == HEARTS;
    decisions++;
    return card;
  }

  private int onlyTwoOfClubs(Card[] hand) {
    for (int i = 0; i < HAND; i++) {
      if (hand[i].suit == CLUBS && hand[i].rank == 0) {
        legal[0] = i;
        return 1;
      }
    }
    return 0;
  }

  private int leads(Card[] hand) {
    int count = 0;
    if (!broken) {
      for (int i = 0; i < cardsInHand; i++) {
        if (hand[i].suit != HEARTS) {
          legal[count++] = i;
        }
      }
    }
    return count > 0 ? count : all();
  }

  private int follows(Card[] hand, int suit, boolean first) {
    int count = 0;
    for (int i = 0; i < cardsInHand; i++) {
      if (hand[i].suit == suit) {
        legal[count++] = i;
      }
    }
    if (count == 0 && first) {
      for (int i = 0; i < cardsInHand; i++) {
        if (hand[i].points == 0) {
          legal[count++] = i;
        }
      }
    }
    return count > 0 ? count : all();
  }

  private int all() {
    for (int i = 0; i < cardsInHand; i++) {
      legal[i] = i;
    }
    return cardsInHand;
  }

  private void score() {
    int shooter = -1;
    for (int player = 0; player < PLAYERS; player++) {
      if (taken[player] == ALL_POINTS) {
        shooter = player;
      }
    }
    for (int player = 0; player < PLAYERS; player++) {
      if (shooter < 0) {
        scores[player] += taken[player];
      } else if (player != shooter) {
        scores[player] += ALL_POINTS;
      }
    }
  }
}
