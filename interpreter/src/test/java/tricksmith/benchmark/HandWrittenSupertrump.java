package tricksmith.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Supertrump as a Java programmer would write it by hand, with records, enums, lists and streams,
 * and without a record of events. Its time for a decision is the unit of all figures, so it stays
 * as it is.
 */
final class HandWrittenSupertrump {

  /** In each match, without the choices of trump and supertrump, which are drawn with the deal. */
  static final int DECISIONS = 52;

  enum Suit {
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES
  }

  enum Rank {
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    TEN,
    JACK,
    QUEEN,
    KING,
    ACE
  }

  record Card(Suit suit, Rank rank) {}

  record Rules(Suit trump, Rank superRank) {
    boolean isSuper(Card card) {
      return card.rank() == superRank;
    }

    boolean followerWins(Card lead, Card follow) {
      if (isSuper(lead)) {
        return false;
      }
      if (isSuper(follow)) {
        return true;
      }
      if (follow.suit() == lead.suit()) {
        return follow.rank().compareTo(lead.rank()) > 0;
      }
      return follow.suit() == trump;
    }
  }

  static final class Player {
    final List<Card> hand = new ArrayList<>();
    int points;

    List<Card> legalMoves(@Nullable Card lead) {
      if (lead == null) {
        return hand;
      }
      List<Card> follow = hand.stream().filter(card -> card.suit() == lead.suit()).toList();
      return follow.isEmpty() ? hand : follow;
    }
  }

  /** What a batch adds up. */
  static final class Totals {
    long matches;
    long sum;
    long sumOfSquares;
    long wins;
    long tricksOfFirstStage;
    long forced;

    void add(HandWrittenSupertrump match) {
      int points = match.players.get(0).points;
      matches++;
      sum += points;
      sumOfSquares += (long) points * points;
      wins += points >= 20 ? 1 : 0;
      tricksOfFirstStage += match.tricksOfFirstStage;
      forced += match.forced;
    }
  }

  private final Random random;

  /** The dealer is the second. */
  private final List<Player> players = List.of(new Player(), new Player());

  private final List<Card> stock = new ArrayList<>();
  private final Rules rules;
  private int leader;
  private int tricksOfFirstStage;
  private int forced;

  private HandWrittenSupertrump(Random random) {
    this.random = random;
    rules = new Rules(Suit.values()[random.nextInt(4)], Rank.values()[random.nextInt(13)]);
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        stock.add(new Card(suit, rank));
      }
    }
    Collections.shuffle(stock, random);
    for (int i = 0; i < 13; i++) {
      for (Player player : players) {
        player.hand.add(stock.removeLast());
      }
    }
  }

  /** Plays a complete match at random. */
  static void play(Random random, Totals totals) {
    HandWrittenSupertrump match = new HandWrittenSupertrump(random);
    match.play();
    totals.add(match);
  }

  private void play() {
    while (!stock.isEmpty()) {
      Card faceUp = stock.removeLast();
      playTrick(1);
      players.get(leader).hand.add(faceUp);
      players.get(1 - leader).hand.add(stock.removeLast());
    }
    tricksOfFirstStage = players.get(0).points;
    while (!players.get(0).hand.isEmpty()) {
      playTrick(2);
    }
  }

  private void playTrick(int value) {
    Player first = players.get(leader);
    Player second = players.get(1 - leader);
    Card lead = choose(first, null);
    Card follow = choose(second, lead);
    if (rules.followerWins(lead, follow)) {
      leader = 1 - leader;
    }
    players.get(leader).points += value;
  }

  private Card choose(Player player, @Nullable Card lead) {
    List<Card> moves = player.legalMoves(lead);
    if (moves.size() == 1) {
      forced++;
    }
    Card card = moves.get(random.nextInt(moves.size()));
    player.hand.remove(card);
    return card;
  }
}
