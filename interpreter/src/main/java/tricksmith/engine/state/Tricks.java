package tricksmith.engine.state;

import java.util.Arrays;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.TrickProgress;
import tricksmith.program.value.Values;

/** The tricks of a deal: the one under way, card by card, and the finished ones. */
public final class Tricks {

  private static final int NONE = -1;

  // What a play and a trick are made of.
  private static final int CARD = 0;
  private static final int PLAYER = 1;
  private static final int WINNER = 0;
  private static final int LEADER = 1;
  private static final int WINNING_CARD = 2;
  private static final int PLAYED_BEFORE = 3;

  private final State state;
  private final int cards;
  private final int order;
  private final int playedBy;
  private final int playedAt;
  private final int played;
  private final int plays;

  Tricks(State state) {
    this.state = state;
    StateLayout layout = state.layout;
    cards = layout.cards;
    order = layout.turns;
    playedBy = layout.playedBy;
    playedAt = layout.playedAt;
    played = layout.played;
    plays = layout.plays;
  }

  void beginDeal() {
    int[] numbers = state.numbers;
    numbers[StateLayout.PLAYS] = 0;
    numbers[StateLayout.STAGE_BEGINS] = 0;
    numbers[StateLayout.STAGE] = 0;
    numbers[StateLayout.UNDER_WAY] = 0;
    numbers[StateLayout.TURNS] = 0;
    numbers[StateLayout.TURNS_TAKEN] = 0;
    numbers[StateLayout.TRICKS_BEGUN] = 0;
    numbers[StateLayout.TRICKS_FINISHED] = 0;
    numbers[StateLayout.DECIDED_BY] = NONE;
    Arrays.fill(numbers, playedBy, playedBy + cards, NONE);
    Arrays.fill(numbers, playedAt, playedAt + cards, Integer.MAX_VALUE);
    state.clear(played);
    state.changes.ofLead();
  }

  // Going on.

  /**
   * Begins a trick; {@link #addTurn} adds the players who are to play. What is known only at its
   * end still is what it was of an earlier trick.
   */
  public void begin(int leader) {
    int trick = begun();
    if (trick == state.layout.roomForTricks) {
      state.makeRoomForTricks();
    }
    int[] numbers = state.numbers;
    int place = placeOf(trick);
    numbers[place + LEADER] = leader;
    numbers[place + PLAYED_BEFORE] = numbers[StateLayout.CARDS_PLAYED];
    numbers[StateLayout.TRICKS_BEGUN] = trick + 1;
    numbers[StateLayout.UNDER_WAY] = 1;
    numbers[StateLayout.PLAYS] = 0;
    numbers[StateLayout.STAGE] = 0;
    beginStage();
  }

  /** Returns where the numbers of a trick begin. */
  private int placeOf(int trick) {
    return state.layout.trickNumbers + trick * StateLayout.NUMBERS_OF_A_TRICK;
  }

  private void keep(int trick, int winner, int winningCard, long suitLed) {
    int[] numbers = state.numbers;
    int place = placeOf(trick);
    numbers[place + WINNER] = winner;
    numbers[place + WINNING_CARD] = winningCard;
    state.words[state.layout.suitLedOf(trick)] = suitLed;
  }

  /** Takes back the beginning of the latest trick. */
  public void takeBackBeginning() {
    state.numbers[StateLayout.TRICKS_BEGUN]--;
    state.numbers[StateLayout.UNDER_WAY] = 0;
    state.changes.ofLead();
  }

  /** Takes back the cards of the stage: every player in it is to have a turn again. */
  public void takeBackStage() {
    int[] numbers = state.numbers;
    for (int play = stageBegins(); play < plays(); play++) {
      int card = cardAt(play);
      numbers[playedBy + card] = NONE;
      numbers[playedAt + card] = Integer.MAX_VALUE;
      state.remove(played, card);
    }
    numbers[StateLayout.PLAYS] = stageBegins();
    numbers[StateLayout.TURNS_TAKEN] = 0;
    state.changes.ofLead();
  }

  /**
   * Counts the players who have played to the stage as having had their turn; the others follow in
   * their order.
   */
  public void passTurns() {
    int[] before =
        Arrays.copyOfRange(state.numbers, order, order + state.numbers[StateLayout.TURNS]);
    IndexSet.Builder had = new IndexSet.Builder();
    state.numbers[StateLayout.TURNS] = 0;
    for (int play = stageBegins(); play < plays(); play++) {
      addTurn(playerAt(play));
      had.add(playerAt(play));
    }
    state.numbers[StateLayout.TURNS_TAKEN] = state.numbers[StateLayout.TURNS];
    IndexSet done = had.build();
    for (int player : before) {
      if (!done.contains(player)) {
        addTurn(player);
      }
    }
  }

  /** Whether no player has been given a turn since the last card, as the stage was laid by hand. */
  public boolean awaitsTurn() {
    return state.numbers[StateLayout.TURNS_TAKEN] == plays() - stageBegins();
  }

  public void beginStage() {
    state.numbers[StateLayout.TURNS] = 0;
    state.numbers[StateLayout.TURNS_TAKEN] = 0;
    state.numbers[StateLayout.STAGE_BEGINS] = plays();
    state.numbers[StateLayout.STAGE]++;
    state.changes.ofLead();
  }

  /** Gives a player a turn in the stage, after those who already have one. */
  public void addTurn(int player) {
    state.numbers[order + state.numbers[StateLayout.TURNS]++] = player;
  }

  /** These are to play in the stage, in this order. */
  public void setTurns(int[] players) {
    int[] numbers = state.numbers;
    for (int turn = 0; turn < players.length; turn++) {
      numbers[order + turn] = players[turn];
    }
    numbers[StateLayout.TURNS] = players.length;
  }

  /** Puts the players with a turn to come into the direction of play, from the last turn on. */
  public void turnRound(Seats seats) {
    int[] numbers = state.numbers;
    int taken = numbers[StateLayout.TURNS_TAKEN];
    if (taken == 0) {
      return;
    }
    IndexSet.Builder toCome = new IndexSet.Builder();
    for (int turn = taken; turn < numbers[StateLayout.TURNS]; turn++) {
      toCome.add(numbers[order + turn]);
    }
    IndexSet left = toCome.build();
    int player = numbers[order + taken - 1];
    numbers[StateLayout.TURNS] = taken;
    for (int seat = 1; seat < state.layout.players; seat++) {
      player = seats.neighbour(player);
      if (left.contains(player)) {
        addTurn(player);
      }
    }
  }

  /** Returns how many players are to have a turn in the stage after the current one. */
  public int turnsToCome() {
    return state.numbers[StateLayout.TURNS] - state.numbers[StateLayout.TURNS_TAKEN];
  }

  /** Returns the next player to have a turn in the stage, or -1. */
  public int takeTurn() {
    int[] numbers = state.numbers;
    return numbers[StateLayout.TURNS_TAKEN] == numbers[StateLayout.TURNS]
        ? NONE
        : numbers[order + numbers[StateLayout.TURNS_TAKEN]++];
  }

  public void play(int player, int card) {
    lay(player, card);
    int[] numbers = state.numbers;
    numbers[playedBy + card] = player;
    numbers[playedAt + card] = numbers[StateLayout.CARDS_PLAYED]++;
    state.add(played, card);
    state.changes.ofTricks();
  }

  /** Lays a candidate; {@link #lift} takes it back. Does not record who has played the card. */
  void lay(int player, int card) {
    if (plays() == state.layout.roomForPlays) {
      state.makeRoomForPlays();
    }
    int play = place(state.numbers[StateLayout.PLAYS]++);
    state.numbers[play + CARD] = card;
    state.numbers[play + PLAYER] = player;
    changed();
  }

  private int place(int play) {
    return plays + play * StateLayout.NUMBERS_OF_A_PLAY;
  }

  void lift() {
    state.numbers[StateLayout.PLAYS]--;
    changed();
  }

  /** Notes that a card has come or gone, perhaps the one led. */
  private void changed() {
    if (plays() <= 1) {
      state.changes.ofLead();
    } else {
      state.changes.ofTricks();
    }
  }

  /**
   * Finishes the trick under way.
   *
   * @param criterion the number of the criterion that decided; -1 for none
   */
  public void finish(int winner, int winningCard, long suitLed, int criterion) {
    int trick = begun() - 1;
    keep(trick, winner, winningCard, suitLed);
    int contents = state.layout.cardsOf(trick);
    state.writeCards(contents, IndexSet.EMPTY);
    int[] numbers = state.numbers;
    int end = place(numbers[StateLayout.PLAYS]);
    for (int play = plays; play < end; play += StateLayout.NUMBERS_OF_A_PLAY) {
      state.mark(contents, numbers[play + CARD], true);
    }
    numbers[StateLayout.DECIDED_BY] = criterion;
    numbers[StateLayout.TRICKS_FINISHED]++;
    numbers[StateLayout.UNDER_WAY] = 0;
    state.changes.ofLead();
  }

  /**
   * The same of a trick of these cards.
   *
   * @param contents none beyond the 64th
   */
  public void finish(int winner, int winningCard, long suitLed, int criterion, long contents) {
    int trick = begun() - 1;
    keep(trick, winner, winningCard, suitLed);
    state.words[state.layout.cardsOf(trick)] = contents;
    int[] numbers = state.numbers;
    numbers[StateLayout.DECIDED_BY] = criterion;
    numbers[StateLayout.TRICKS_FINISHED]++;
    numbers[StateLayout.UNDER_WAY] = 0;
    state.changes.ofLead();
  }

  /** Gives a trick that is over to another player, or to nobody if that is -1. */
  public void take(int trick, int player) {
    state.numbers[placeOf(trick) + WINNER] = player;
    state.changes.ofLead();
  }

  // Reading.

  public boolean underWay() {
    return state.numbers[StateLayout.UNDER_WAY] != 0;
  }

  public int begun() {
    return state.numbers[StateLayout.TRICKS_BEGUN];
  }

  public int finished() {
    return state.numbers[StateLayout.TRICKS_FINISHED];
  }

  public int stage() {
    return state.numbers[StateLayout.STAGE];
  }

  public int plays() {
    return state.numbers[StateLayout.PLAYS];
  }

  public int stageBegins() {
    return state.numbers[StateLayout.STAGE_BEGINS];
  }

  public int cardAt(int play) {
    return state.numbers[place(play) + CARD];
  }

  public int playerAt(int play) {
    return state.numbers[place(play) + PLAYER];
  }

  /** Returns the players who have played to the trick as a word; no game has more than ten. */
  long players() {
    int[] numbers = state.numbers;
    int end = place(numbers[StateLayout.PLAYS]);
    long found = 0;
    for (int play = plays; play < end; play += StateLayout.NUMBERS_OF_A_PLAY) {
      found |= 1L << numbers[play + PLAYER];
    }
    return found;
  }

  /** Returns the number of the criterion that decided the trick finished last, or -1. */
  public int decidedBy() {
    return state.numbers[StateLayout.DECIDED_BY];
  }

  public IndexSet cardsFrom(int play) {
    IndexSet.Builder set = new IndexSet.Builder();
    for (int i = play; i < plays(); i++) {
      set.add(cardAt(i));
    }
    return set.build();
  }

  /**
   * Returns the cards of the plays whose bits are set, counting from this play on, as a word. There
   * must be no cards above 63.
   */
  long cardsFrom(int begins, long plays) {
    int[] numbers = state.numbers;
    long found = 0;
    for (long left = plays; left != 0; left &= left - 1) {
      found |= 1L << numbers[place(begins + Long.numberOfTrailingZeros(left)) + CARD];
    }
    return found;
  }

  /** Returns the cards of the trick from this play on as a word; there must be none above 63. */
  public long wordOf(int begins) {
    int[] numbers = state.numbers;
    int end = place(numbers[StateLayout.PLAYS]);
    long found = 0;
    for (int play = place(begins); play < end; play += StateLayout.NUMBERS_OF_A_PLAY) {
      found |= 1L << numbers[play + CARD];
    }
    return found;
  }

  /** Returns the plays of these cards as bits; this play is the lowest bit. */
  public long playsOf(long some, int begins) {
    int[] numbers = state.numbers;
    int end = numbers[StateLayout.PLAYS];
    long found = 0;
    for (int play = begins; play < end; play++) {
      found |= (some >>> numbers[place(play) + CARD] & 1) << (play - begins);
    }
    return found;
  }

  /**
   * Returns, as a bit, the card among these that was played first, or last; 0 if none is in the
   * trick.
   */
  public long firstOrLast(long some, boolean first) {
    int[] numbers = state.numbers;
    int end = numbers[StateLayout.PLAYS];
    long found = 0;
    for (int i = 0; i < end && found == 0; i++) {
      found = some & 1L << numbers[place(first ? i : end - 1 - i) + CARD];
    }
    return found;
  }

  /** Returns how far the trick under way has come. */
  public TrickProgress progress() {
    return underWay() ? new TrickProgress(stage(), record()) : TrickProgress.NONE;
  }

  public List<Event.Play> record() {
    Event.Play[] record = new Event.Play[plays()];
    for (int play = 0; play < record.length; play++) {
      record[play] = new Event.Play(playerAt(play) + 1, cardAt(play));
    }
    return List.of(record);
  }

  public IndexSet played() {
    return state.set(played);
  }

  /** Returns the cards played in this deal, where sets are words. */
  long playedWord() {
    return state.word(played);
  }

  /** Returns the position of a card in the order of play; a candidate comes last. */
  int playOrder(int card) {
    return isCandidate(card) ? Integer.MAX_VALUE - 1 : state.numbers[playedAt + card];
  }

  /** Returns the trick in which a card was played; a candidate is in the one under way. */
  int trickOf(int card) {
    return isCandidate(card) ? begun() - 1 : trickAt(state.numbers[playedAt + card]);
  }

  /** Returns the trick to which a card played at that time belongs, or -1 if it was not played. */
  private int trickAt(int time) {
    if (time == Integer.MAX_VALUE) {
      return NONE;
    }
    int least = 0;
    int end = begun();
    while (least < end) {
      int middle = (least + end) >>> 1;
      if (kept(middle, PLAYED_BEFORE) > time) {
        end = middle;
      } else {
        least = middle + 1;
      }
    }
    return end - 1;
  }

  /**
   * Whether a card is the last one on the table, which makes it a candidate unless it has been
   * played.
   */
  private boolean isCandidate(int card) {
    return plays() > 0 && cardAt(plays() - 1) == card;
  }

  public int playedBy(int card) {
    return state.numbers[playedBy + card];
  }

  private int kept(int trick, int what) {
    return state.numbers[placeOf(trick) + what];
  }

  public int winnerOf(int trick) {
    return isOver(trick) ? kept(trick, WINNER) : NONE;
  }

  /** Returns the winner of the latest trick, which is over; -1 for nobody, or without any. */
  int lastWinner() {
    int trick = begun() - 1;
    return trick < 0 ? NONE : kept(trick, WINNER);
  }

  /** Returns the card that won the latest trick, which is over; -1 for none, or without any. */
  int lastWinningCard() {
    int trick = begun() - 1;
    return trick < 0 ? NONE : kept(trick, WINNING_CARD);
  }

  /** Returns the player who led the latest trick. */
  public int leader() {
    return kept(begun() - 1, LEADER);
  }

  public int leaderOf(int trick) {
    return trick < 0 || trick >= begun() ? NONE : kept(trick, LEADER);
  }

  public int winningCardOf(int trick) {
    return isOver(trick) ? kept(trick, WINNING_CARD) : NONE;
  }

  public long suitLedOf(int trick) {
    return isOver(trick) ? state.words[state.layout.suitLedOf(trick)] : Values.NONE;
  }

  public IndexSet cardsOf(int trick) {
    if (isOver(trick)) {
      return state.cardsAt(state.layout.cardsOf(trick));
    }
    return underWay() && trick == begun() - 1 ? cardsFrom(0) : IndexSet.EMPTY;
  }

  /** Returns the same as bits; there must be no cards beyond the 64th. */
  long cardsOfWord(int trick) {
    if (isOver(trick)) {
      return state.words[state.layout.cardsOf(trick)];
    }
    return underWay() && trick == begun() - 1 ? wordOf(0) : 0;
  }

  /** Whether the trick exists and is over. */
  public boolean isOver(int trick) {
    return trick >= 0 && trick < begun() && !(underWay() && trick == begun() - 1);
  }

  /** Returns the finished tricks won by one of these players. */
  public IndexSet tricksOf(IndexSet takers) {
    if (fitAWord()) {
      return IndexSet.ofWord(tricksOf(takers.word(0)));
    }
    IndexSet.Builder won = new IndexSet.Builder();
    for (int trick = 0; trick < over(); trick++) {
      if (takers.contains(kept(trick, WINNER))) {
        won.add(trick);
      }
    }
    return won.build();
  }

  /** Whether all tricks begun so far are among the first 64. */
  boolean fitAWord() {
    return begun() <= Long.SIZE;
  }

  /** The same as a word, of players given as bits; all tricks must {@link #fitAWord}. */
  long tricksOf(long takers) {
    int[] numbers = state.numbers;
    int end = over();
    int place = state.layout.trickNumbers + WINNER;
    long won = 0;
    for (int trick = 0; trick < end; trick++) {
      int winner = numbers[place];
      won |= winner < 0 ? 0 : (takers >>> winner & 1) << trick;
      place += StateLayout.NUMBERS_OF_A_TRICK;
    }
    return won;
  }

  private int over() {
    return begun() - (underWay() ? 1 : 0);
  }
}
