package tricksmith.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Supertrump as a Java programmer would write it, with records, lists and streams: what the script
 * is measured against. It keeps the same record of what happened as the engine does: every shuffle,
 * decision and trick.
 */
final class HandWrittenSupertrump {

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

  record Card(Rank rank, Suit suit) {}

  record Play(int player, Card card) {}

  record Trick(List<Play> plays, int winner) {}

  record Result(List<Integer> scores, List<Object> events) {}

  private static final List<Card> DECK =
      Stream.of(Suit.values())
          .flatMap(suit -> Stream.of(Rank.values()).map(rank -> new Card(rank, suit)))
          .toList();

  private final SplittableRandom random;
  private final List<Object> events = new ArrayList<>();
  private final List<List<Card>> hands = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<Card> stock = new ArrayList<>();
  private final int[] scores = new int[2];
  private Suit trump = Suit.CLUBS;
  private Rank supertrump = Rank.TWO;

  private HandWrittenSupertrump(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Plays a complete match at random. */
  static Result playMatch(long seed) {
    return new HandWrittenSupertrump(seed).play();
  }

  private Result play() {
    int dealer = random.nextInt(2);
    events.add(dealer);
    deal(1 - dealer);
    trump = choose(List.of(Suit.values()));
    supertrump = choose(List.of(Rank.values()));
    int leader = 1 - dealer;
    while (!stock.isEmpty()) {
      leader = playTrick(leader, 1);
      hands.get(leader).add(stock.removeFirst());
      hands.get(1 - leader).add(stock.removeFirst());
    }
    while (hands.stream().anyMatch(hand -> !hand.isEmpty())) {
      leader = playTrick(leader, 2);
    }
    return new Result(List.of(scores[0], scores[1]), events);
  }

  private void deal(int first) {
    List<Card> cards = new ArrayList<>(DECK);
    for (int i = cards.size() - 1; i > 0; i--) {
      Collections.swap(cards, i, random.nextInt(i + 1));
    }
    events.add(List.copyOf(cards));
    IntStream.range(0, 26).forEach(i -> hands.get((first + i) % 2).add(cards.get(i)));
    stock.addAll(cards.subList(26, 52));
  }

  private int playTrick(int leader, int points) {
    List<Play> plays = new ArrayList<>();
    for (int player : new int[] {leader, 1 - leader}) {
      Card card = choose(legalCards(hands.get(player), plays));
      hands.get(player).remove(card);
      plays.add(new Play(player, card));
    }
    int winner =
        plays.stream()
            .max(comparison(plays.getFirst().card().suit(), plays))
            .orElseThrow()
            .player();
    events.add(new Trick(List.copyOf(plays), winner));
    scores[winner] += points;
    return winner;
  }

  private List<Card> legalCards(List<Card> hand, List<Play> plays) {
    if (plays.isEmpty()) {
      return hand;
    }
    Suit led = plays.getFirst().card().suit();
    List<Card> following = hand.stream().filter(card -> card.suit() == led).toList();
    return following.isEmpty() ? hand : following;
  }

  private Comparator<Play> comparison(Suit led, List<Play> plays) {
    return Comparator.<Play, Boolean>comparing(play -> isSuper(play.card()))
        .thenComparing(play -> !isSuper(play.card()) && play.card().suit() == trump)
        .thenComparing(play -> !isSuper(play.card()) && play.card().suit() == led)
        .thenComparing(play -> isSuper(play.card()) ? Rank.TWO : play.card().rank())
        .thenComparingInt(play -> -plays.indexOf(play));
  }

  private boolean isSuper(Card card) {
    return card.rank() == supertrump;
  }

  private <T> T choose(List<T> alternatives) {
    T choice = alternatives.get(random.nextInt(alternatives.size()));
    events.add(choice);
    return choice;
  }
}
