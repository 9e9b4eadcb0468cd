package tricksmith.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Piles;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.engine.state.Tricks;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.Values;

/**
 * What is quickly said of a match to one who is to decide: the hand, the cards not seen, the trick,
 * and how cards stand to each other. Says nothing that the player does not see. It looks at one run
 * after the other, all by the same rules, and is not thread-safe.
 */
public final class Outlook {

  private static final int NOBODY = -1;

  private final PreparedProgram prepared;
  private final CardStrength strength;

  /** The cells of numbers that each player has, by variable. */
  private final List<int[]> numbers = new ArrayList<>();

  private final int[] tricksWon;

  /** Of each player, the zones in which cards are seen that lie as is usual there. */
  private final boolean[][] open;

  private Board board;

  private CardStrength.Table table;
  private int player;
  private IndexSet hand = IndexSet.EMPTY;
  private IndexSet unseen = IndexSet.EMPTY;
  private int best = NOBODY;
  private int bestPlayer = NOBODY;
  private int led = NOBODY;
  private int toCome;

  /** Looks at a run, and later at others by the same rules. */
  public Outlook(MatchRun run) {
    prepared = run.prepared();
    strength = new CardStrength(prepared);
    tricksWon = new int[prepared.players];
    open = new boolean[prepared.players][prepared.zones];
    for (int viewer = 0; viewer < prepared.players; viewer++) {
      BoardSight sight = BoardSight.of(run.board(), viewer);
      for (int zone = 0; zone < prepared.zones; zone++) {
        open[viewer][zone] = sight.seesInto(zone);
      }
    }
    board = run.board();
    table = strength.table(board);
    Map<String, int[]> byName = new LinkedHashMap<>();
    for (Program.ShownVariable variable : prepared.rules.cells().shown()) {
      boolean open =
          variable.visibility() == null || variable.visibility() == Program.Visibility.EVERYBODY;
      if (open && !variable.group() && variable.indices().size() == 1 && variable.owner() >= 0) {
        int[] cells = byName.computeIfAbsent(variable.name(), _ -> new int[prepared.players]);
        cells[variable.owner()] = variable.cell();
      }
    }
    numbers.addAll(byName.values());
  }

  /** Looks at a run that awaits a decision. */
  public void look(MatchRun run) {
    board = run.board();
    player = run.player();
    table = strength.table(board);
    hand = board.piles.cards(board.handOf(player));
    unseen = findUnseen();
    Tricks tricks = board.tricks;
    boolean underWay = tricks.underWay() && tricks.plays() > tricks.stageBegins();
    led = underWay ? tricks.cardAt(tricks.stageBegins()) : NOBODY;
    best = NOBODY;
    bestPlayer = NOBODY;
    if (underWay) {
      findBest(tricks);
    }
    toCome = tricks.underWay() ? tricks.turnsToCome() : 0;
    for (int each = 0; each < tricksWon.length; each++) {
      tricksWon[each] = 0;
    }
    for (int trick = 0; trick < tricks.begun(); trick++) {
      int winner = tricks.winnerOf(trick);
      if (winner >= 0) {
        tricksWon[winner]++;
      }
    }
  }

  private void findBest(Tricks tricks) {
    int first = tricks.stageBegins();
    int bestPlay = first;
    for (int play = first + 1; play < tricks.plays(); play++) {
      if (table.beating(led, tricks.cardAt(bestPlay)).contains(tricks.cardAt(play))) {
        bestPlay = play;
      }
    }
    best = tricks.cardAt(bestPlay);
    bestPlayer = tricks.playerAt(bestPlay);
  }

  /** All that is neither seen nor was played; all that is not seen, if more than that is hidden. */
  private IndexSet findUnseen() {
    boolean[] seen = open[player];
    IndexSet.Builder hidden = new IndexSet.Builder();
    for (int card = 0; card < prepared.cards; card++) {
      int facing = board.piles.facing(card);
      if (facing == Piles.DOWN || (facing != Piles.UP && !seen[board.piles.zoneOf(card)])) {
        hidden.add(card);
      }
    }
    IndexSet all = hidden.build();
    IndexSet rest = all.without(board.tricks.played());
    int held = 0;
    for (int other = 0; other < prepared.players; other++) {
      held += other == player ? 0 : board.piles.size(board.handOf(other));
    }
    return rest.size() >= held ? rest : all;
  }

  // Who decides, and for whom.

  /** For whom a decision is to be made, from 0. */
  public int player() {
    return player;
  }

  /** The cards in that player's hand. */
  public IndexSet hand() {
    return hand;
  }

  /** Cards that player does not see, and that may lie in other hands. */
  public IndexSet unseen() {
    return unseen;
  }

  /** Whether somebody is on that player's side, who is not that player. */
  public boolean isPartner(int other) {
    return other >= 0 && other != player && board.seats.sideOf(other) == board.seats.sideOf(player);
  }

  /** How many tricks of the deal a player has won, from 0. */
  public int tricksWon(int other) {
    return tricksWon[other];
  }

  /** The score of a player, from 0. */
  public double score(int other) {
    long score = board.seats.score(other);
    return (double) Values.numerator(score) / Values.denominator(score);
  }

  // The trick under way.

  /** The card led in the present stage of the trick; -1 if there is none yet. */
  public int led() {
    return led;
  }

  /** The card that seems to be the best so far; -1 if there is none yet. */
  public int best() {
    return best;
  }

  /** Who has played it, from 0; -1 for nobody. */
  public int bestPlayer() {
    return bestPlayer;
  }

  /** How many are to play after the player whose turn it is. */
  public int toCome() {
    return toCome;
  }

  /** The cards of the present stage of the trick. */
  public IndexSet onTable() {
    return led < 0 ? IndexSet.EMPTY : board.tricks.cardsFrom(board.tricks.stageBegins());
  }

  // Cards.

  /** The cards that would beat a card after it, if it were the best and the first card was this. */
  public IndexSet beating(int first, int card) {
    return table.beating(first, card);
  }

  /** The share of cards that might be led which a card beats, from 0 to 1. */
  public double power(int card) {
    return table.power(card);
  }

  /**
   * From now on until a run is looked at again, as if a variable had another value.
   *
   * @param cell its cell
   * @return whether cards compare otherwise than before
   */
  public boolean suppose(int cell, long value) {
    CardStrength.Table before = table;
    table = strength.table(board, cell, value);
    return !table.equals(before);
  }

  /** The cell that a decision sets; -1 if it is no single value, or no decision of the script. */
  public static int cellSet(MatchRun run) {
    Step.Choice choice = run.chosenStep();
    return choice != null && choice.amount() == null ? run.cellOf(choice) : NOBODY;
  }

  /** How many times cards were compared for all that was asked: what it has cost. */
  public long comparisons() {
    return strength.comparisons();
  }

  // What players have in numbers.

  /** How many variables give each player a number, or may. */
  public int numbers() {
    return numbers.size();
  }

  /** Which of these variables gives the player who decides the number in a cell; -1 for none. */
  public int numberKeptIn(int cell) {
    for (int variable = 0; variable < numbers.size(); variable++) {
      if (numbers.get(variable)[player] == cell) {
        return variable;
      }
    }
    return -1;
  }

  /** What a variable of these gives a player, from 0; NaN if that is no number now. */
  public double number(int variable, int other) {
    long value = board.cells.value(numbers.get(variable)[other]);
    return Values.isNumber(value)
        ? (double) Values.numerator(value) / Values.denominator(value)
        : Double.NaN;
  }
}
