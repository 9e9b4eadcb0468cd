package tricksmith.match;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.program.Values;

/** What has been played in a deal: the trick under way, card by card, and those that are over. */
final class Tricks {

  private static final int NONE = -1;

  // The trick under way or, between tricks, the last.
  private int[] cards = new int[8];
  private int[] players = new int[8];
  private int plays;
  private int stageBegins;
  private int stage;
  private boolean underWay;

  /** Who is to play in the present stage, in order, and how many of them have had their turn. */
  private int[] order = new int[0];

  private int turns;

  // The tricks of the deal.
  private int begun;
  private int finished;
  private int[] winners = new int[16];
  private int[] leaders = new int[16];
  private int[] winningCards = new int[16];
  private long[] suitsLed = new long[16];
  private IndexSet[] contents = new IndexSet[16];

  /** Who has played each card in this deal, last. */
  private int[] playedBy;

  /** When each card was played in this deal. */
  private int[] playedAt;

  /** In which trick each card was played in this deal, last. */
  private int[] playedIn;

  private int count;

  private IndexSet played = IndexSet.EMPTY;

  Tricks(int cards) {
    playedBy = new int[cards];
    Arrays.fill(playedBy, NONE);
    playedAt = new int[cards];
    Arrays.fill(playedAt, Integer.MAX_VALUE);
    playedIn = new int[cards];
    Arrays.fill(playedIn, NONE);
  }

  private Tricks(Tricks other) {
    cards = other.cards.clone();
    players = other.players.clone();
    plays = other.plays;
    stageBegins = other.stageBegins;
    stage = other.stage;
    underWay = other.underWay;
    order = other.order; // replaced, never written to
    turns = other.turns;
    begun = other.begun;
    finished = other.finished;
    winners = other.winners.clone();
    leaders = other.leaders.clone();
    winningCards = other.winningCards.clone();
    suitsLed = other.suitsLed.clone();
    contents = other.contents.clone();
    playedBy = other.playedBy.clone();
    playedAt = other.playedAt.clone();
    playedIn = other.playedIn.clone();
    count = other.count;
    played = other.played;
  }

  Tricks copy() {
    return new Tricks(this);
  }

  /** Forgets everything. */
  void beginDeal() {
    plays = 0;
    stageBegins = 0;
    stage = 0;
    underWay = false;
    order = new int[0];
    turns = 0;
    begun = 0;
    finished = 0;
    Arrays.fill(playedBy, NONE);
    Arrays.fill(playedAt, Integer.MAX_VALUE);
    Arrays.fill(playedIn, NONE);
    played = IndexSet.EMPTY;
  }

  // Going on.

  void begin(int leader, int[] inOrder) {
    if (begun == winners.length) {
      grow();
    }
    leaders[begun] = leader;
    winners[begun] = NONE;
    winningCards[begun] = NONE;
    suitsLed[begun] = Values.NONE;
    contents[begun] = IndexSet.EMPTY;
    begun++;
    underWay = true;
    plays = 0;
    stage = 0;
    beginStage(inOrder);
  }

  /** The trick that has begun last has not begun. */
  void takeBackBeginning() {
    begun--;
    underWay = false;
  }

  private void grow() {
    int length = 2 * begun;
    winners = Arrays.copyOf(winners, length);
    leaders = Arrays.copyOf(leaders, length);
    winningCards = Arrays.copyOf(winningCards, length);
    suitsLed = Arrays.copyOf(suitsLed, length);
    contents = Arrays.copyOf(contents, length);
  }

  /** The cards of the stage have not been played: everybody in it is to have a turn again. */
  void takeBackStage() {
    for (int play = stageBegins; play < plays; play++) {
      int card = cards[play];
      playedBy[card] = NONE;
      playedAt[card] = Integer.MAX_VALUE;
      playedIn[card] = NONE;
      played = played.without(card);
    }
    plays = stageBegins;
    turns = 0;
  }

  /** Those who have played to the stage have had their turn; the others follow in their order. */
  void passTurns() {
    int[] had = Arrays.copyOfRange(players, stageBegins, plays);
    IndexSet those = IndexSet.EMPTY;
    for (int player : had) {
      those = those.with(player);
    }
    IndexSet done = those;
    order =
        IntStream.concat(
                IntStream.of(had), IntStream.of(order).filter(player -> !done.contains(player)))
            .toArray();
    turns = had.length;
  }

  /** Whether nobody has been given a turn since the last card: the stage was laid by hand. */
  boolean awaitsTurn() {
    return turns == plays - stageBegins;
  }

  void beginStage(int[] inOrder) {
    order = inOrder;
    turns = 0;
    stageBegins = plays;
    stage++;
  }

  /** The next to have a turn in the stage, or -1. */
  int takeTurn() {
    return turns == order.length ? NONE : order[turns++];
  }

  void play(int player, int card) {
    lay(player, card);
    playedBy[card] = player;
    playedAt[card] = count++;
    playedIn[card] = begun - 1;
    played = played.with(card);
  }

  /** Lays a candidate; {@link #lift} takes it back. Who has played it is not kept. */
  void lay(int player, int card) {
    if (plays == cards.length) {
      cards = Arrays.copyOf(cards, 2 * plays);
      players = Arrays.copyOf(players, 2 * plays);
    }
    cards[plays] = card;
    players[plays] = player;
    plays++;
  }

  void lift() {
    plays--;
  }

  void finish(int winner, int winningCard, long suitLed) {
    int trick = begun - 1;
    winners[trick] = winner;
    winningCards[trick] = winningCard;
    suitsLed[trick] = suitLed;
    contents[trick] = cardsFrom(0);
    finished++;
    underWay = false;
  }

  // Reading.

  boolean underWay() {
    return underWay;
  }

  int begun() {
    return begun;
  }

  int finished() {
    return finished;
  }

  int stage() {
    return stage;
  }

  int plays() {
    return plays;
  }

  int stageBegins() {
    return stageBegins;
  }

  int cardAt(int play) {
    return cards[play];
  }

  int playerAt(int play) {
    return players[play];
  }

  /** The cards of the trick from this play on. */
  IndexSet cardsFrom(int play) {
    IndexSet set = IndexSet.EMPTY;
    for (int i = play; i < plays; i++) {
      set = set.with(cards[i]);
    }
    return set;
  }

  List<Event.Play> record() {
    Event.Play[] record = new Event.Play[plays];
    for (int play = 0; play < plays; play++) {
      record[play] = new Event.Play(players[play] + 1, cards[play]);
    }
    return List.of(record);
  }

  IndexSet played() {
    return played;
  }

  /** In which order cards were played; a candidate comes last. */
  int playOrder(int card) {
    return isCandidate(card) ? Integer.MAX_VALUE - 1 : playedAt[card];
  }

  /** The trick in which a card was played; a candidate is in the one under way. */
  int trickOf(int card) {
    return isCandidate(card) ? begun - 1 : playedIn[card];
  }

  /**
   * Whether a card lies as the last one on the table: as a candidate, if it has not been played.
   */
  private boolean isCandidate(int card) {
    return plays > 0 && cards[plays - 1] == card;
  }

  int playedBy(int card) {
    return playedBy[card];
  }

  int winnerOf(int trick) {
    return isFinished(trick) ? winners[trick] : NONE;
  }

  /** Who has led the last trick that has begun. */
  int leader() {
    return leaders[begun - 1];
  }

  int leaderOf(int trick) {
    return trick < 0 || trick >= begun ? NONE : leaders[trick];
  }

  int winningCardOf(int trick) {
    return isFinished(trick) ? winningCards[trick] : NONE;
  }

  long suitLedOf(int trick) {
    return isFinished(trick) ? suitsLed[trick] : Values.NONE;
  }

  IndexSet cardsOf(int trick) {
    if (isFinished(trick)) {
      return contents[trick];
    }
    return underWay && trick == begun - 1 ? cardsFrom(0) : IndexSet.EMPTY;
  }

  private boolean isFinished(int trick) {
    return trick >= 0 && trick < begun && !(underWay && trick == begun - 1);
  }

  /** The finished tricks that one of these has won. */
  IndexSet tricksOf(IndexSet takers) {
    IndexSet won = IndexSet.EMPTY;
    for (int trick = 0; trick < begun; trick++) {
      if (isFinished(trick) && takers.contains(winners[trick])) {
        won = won.with(trick);
      }
    }
    return won;
  }
}
