package tricksmith.engine.play;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Event;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.Tricks;
import tricksmith.program.Program;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** The steps that make up tricks. */
public final class TrickPlay {

  private final Board board;
  private final Tricks tricks;
  private final Program rules;
  private final int hands;
  private final int table;
  private final int leaderCell;

  public TrickPlay(Board board) {
    this.board = board;
    tricks = board.tricks;
    rules = board.prepared.rules;
    hands = rules.handZone();
    table = rules.tableZone();
    leaderCell = rules.leaderCell();
  }

  public void begin() {
    long named = board.cells.value(leaderCell);
    if (named == Values.NONE) {
      throw new Fault(Fault.Kind.NOBODY_TO_LEAD);
    }
    int leader = firstWithCards(Values.index(named));
    if (leader < 0) {
      throw new Fault(Fault.Kind.NOBODY_TO_LEAD);
    }
    board.cells.putValue(leaderCell, Values.of(Values.Kind.PLAYER, leader));
    tricks.begin(leader);
    addTurns(leader);
  }

  /**
   * Whether another player is now named to lead the trick under way, to which no card was played.
   */
  boolean leaderHasChanged() {
    return tricks.underWay()
        && tricks.plays() == 0
        && Values.indexOrNone(board.cells.value(leaderCell)) != tricks.leader();
  }

  /** Begins the trick under way again; no card may have been played to it. */
  void beginAgain() {
    tricks.takeBackBeginning();
    begin();
  }

  /**
   * Replaces the trick under way: its cards are now these, played in this order. Without any, the
   * player named to lead leads. The trick must not be in a playoff.
   */
  public void layAgain(List<Event.Play> plays) {
    tricks.takeBackStage();
    tricks.takeBackBeginning();
    if (plays.isEmpty()) {
      begin();
      tricks.passTurns();
      return;
    }
    int leader = plays.getFirst().seat() - 1;
    board.cells.putValue(leaderCell, Values.of(Values.Kind.PLAYER, leader));
    tricks.begin(leader);
    addTurns(leader);
    plays.forEach(each -> play(each.seat() - 1, each.card()));
    tricks.passTurns();
  }

  private int firstWithCards(int player) {
    int leader = board.inPlayFrom(player);
    for (int i = 0; i < rules.players() && leader >= 0; i++) {
      if (hasCards(leader)) {
        return leader;
      }
      leader = board.nextInPlay(leader);
    }
    return -1;
  }

  /** Gives the players in play their turns, from this one on in the direction of play. */
  private void addTurns(int leader) {
    int[] everybody = board.prepared.turnsFrom[leader];
    if (!board.seats.isReversed()
        && board.state.size(board.state.layout.inPlay) == everybody.length) {
      tricks.setTurns(everybody);
      return;
    }
    int player = leader;
    for (int left = board.state.size(board.state.layout.inPlay); left > 0; left--) {
      tricks.addTurn(player);
      player = board.nextInPlay(player);
    }
  }

  /**
   * Turns the direction of play round. In a trick under way, those who have yet to play to it
   * follow in the new direction from the player whose turn was last.
   */
  void reverse() {
    board.seats.reverse();
    if (tricks.underWay()) {
      tricks.turnRound(board.seats);
    }
  }

  private boolean hasCards(int player) {
    return board.piles.size(hands + player) > 0;
  }

  /** Returns the next player in the stage, or -1 if all have played. */
  int nextToPlay() {
    int player = tricks.takeTurn();
    while (player >= 0 && !(hasCards(player) && board.seats.isInPlay(player))) {
      player = tricks.takeTurn();
    }
    return player;
  }

  void play(int player, int card) {
    board.piles.layOnTop(card, table);
    tricks.play(player, card);
  }

  /**
   * Compares the cards of the stage.
   *
   * @return whether the trick is finished; otherwise a playoff begins
   */
  boolean finishStage() {
    return finishStage(board.comparison.best());
  }

  /** The same, as these plays are best. */
  boolean finishStage(long best) {
    if (best == 0) {
      finish(-1, -1);
      return true;
    }
    if (Long.bitCount(best) == 1) {
      finish(playOf(best), board.comparison.deciding());
      return true;
    }
    if (!rules.trick().playsOff()) {
      throw new Fault(Fault.Kind.UNDECIDED_TIE, rules.trick().rule());
    }
    return !playsOff(best);
  }

  /** Returns the index in the trick of the first of these plays of the stage. */
  private int playOf(long plays) {
    return tricks.stageBegins() + Long.numberOfTrailingZeros(plays);
  }

  /**
   * Begins a playoff of the tied players who have cards and returns true. If at most one has,
   * finishes the trick instead, won by that player or by nobody, and returns false.
   */
  private boolean playsOff(long tied) {
    long able = 0;
    for (long left = tied; left != 0; left &= left - 1) {
      if (hasCards(tricks.playerAt(playOf(left)))) {
        able |= Long.lowestOneBit(left);
      }
    }
    if (Long.bitCount(able) <= 1) {
      finish(able == 0 ? -1 : playOf(able), -1);
      return false;
    }
    int stage = tricks.stageBegins();
    tricks.beginStage();
    for (long left = able; left != 0; left &= left - 1) {
      tricks.addTurn(tricks.playerAt(stage + Long.numberOfTrailingZeros(left)));
    }
    return true;
  }

  /** Finishes the trick, won by this play of it, or by nobody if that is -1. */
  public void finish(int play) {
    finish(play, -1);
  }

  /**
   * Finishes the trick, won by a card of it.
   *
   * @param cards those of the whole trick, each of which has been played once
   */
  void finish(long cards, int winning, long suitLed) {
    int winner = tricks.playedBy(winning);
    tricks.finish(winner, winning, suitLed, board.comparison.deciding(), cards);
    board.cells.putValue(leaderCell, Values.of(Values.Kind.PLAYER, winner));
  }

  private void finish(int play, int criterion) {
    int winner = play < 0 ? -1 : tricks.playerAt(play);
    int card = play < 0 ? -1 : tricks.cardAt(play);
    long suitLed = board.suitLed();
    tricks.finish(winner, card, suitLed, criterion);
    int leader = winner < 0 ? tricks.leader() : winner;
    board.cells.putValue(leaderCell, Values.of(Values.Kind.PLAYER, leader));
  }

  /**
   * Gives tricks that are over to a player, or to nobody if that is -1. Each trick takes a step,
   * and so does each card of a pile that has cards of it.
   */
  void take(IndexSet taken, int player) {
    int target = player < 0 ? rules.asideZone() : rules.wonZone() + player;
    for (int trick = taken.next(0); trick >= 0; trick = taken.next(trick + 1)) {
      board.frame.spend();
      if (tricks.isOver(trick)) {
        int before = tricks.winnerOf(trick);
        move(trick, before < 0 ? rules.asideZone() : rules.wonZone() + before, target);
        tricks.take(trick, player);
        if (player >= 0 && trick == tricks.begun() - 1) {
          board.cells.putValue(leaderCell, Values.of(Values.Kind.PLAYER, player));
        }
      }
    }
  }

  /** Moves the cards of a trick from one pile to another, in the order in which they lie. */
  private void move(int trick, int from, int target) {
    IndexSet cards = board.zone(from).intersection(tricks.cardsOf(trick));
    if (from == target || cards.isEmpty()) {
      return;
    }
    board.frame.spend(board.piles.size(from));
    int[] pile = board.piles.inOrder(from);
    for (int place = pile.length - 1; place >= 0; place--) {
      if (cards.contains(pile[place])) {
        board.piles.layOnTop(pile[place], target);
      }
    }
  }

  /** Clears the table: to the winner's pile, or aside. */
  public void collect() {
    int winner = board.winner();
    int target = winner < 0 ? rules.asideZone() : rules.wonZone() + winner;
    board.piles.layOn(table, target);
  }
}
