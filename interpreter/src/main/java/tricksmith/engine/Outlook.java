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
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * What can quickly be said about a match to the player who decides: the hand, the unseen cards, the
 * trick, and which cards beat which. Reveals nothing that the player does not see. Looks at one run
 * after another, all by the same rules. Not thread-safe.
 */
public final class Outlook {

  private static final int NOBODY = -1;

  private final PreparedProgram prepared;
  private final CardStrength strength;

  /** By variable, the cells in which each player has a number. */
  private final List<int[]> numbers = new ArrayList<>();

  private final int[] tricksWon;

  /** By player, the zones into which the player sees, where cards lie as is usual there. */
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

  /** Creates an outlook on a run, and later on others by the same rules. */
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

  /**
   * The cards that are neither seen nor played; if more cards than these are hidden, all that are
   * not seen.
   */
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

  /** The player for whom a decision is to be made, from 0. */
  public int player() {
    return player;
  }

  /** The cards in the hand of {@link #player()}. */
  public IndexSet hand() {
    return hand;
  }

  /** The cards that {@link #player()} does not see, and that may be in other hands. */
  public IndexSet unseen() {
    return unseen;
  }

  /** Whether another player is on the side of {@link #player()}; false for that player. */
  public boolean isPartner(int other) {
    return other >= 0 && other != player && board.seats.sideOf(other) == board.seats.sideOf(player);
  }

  /** The number of tricks that a player, from 0, has won in the deal. */
  public int tricksWon(int other) {
    return tricksWon[other];
  }

  // The trick under way.

  /** The card led in the present stage of the trick; -1 if there is none yet. */
  public int led() {
    return led;
  }

  /** The card that seems to be the best so far; -1 if there is none. */
  public int best() {
    return best;
  }

  /** The player of the best card so far, from 0; -1 for nobody. */
  public int bestPlayer() {
    return bestPlayer;
  }

  /** The number of players still to play after the player whose turn it is. */
  public int toCome() {
    return toCome;
  }

  /** The cards of the present stage of the trick. */
  public IndexSet onTable() {
    return led < 0 ? IndexSet.EMPTY : board.tricks.cardsFrom(board.tricks.stageBegins());
  }

  // Cards.

  /**
   * The cards that would beat {@code card} after it, if it were the best and {@code first} had been
   * led.
   */
  public IndexSet beating(int first, int card) {
    return table.beating(first, card);
  }

  /** The share of possible leads that a card beats, from 0 to 1. */
  public double power(int card) {
    return table.power(card);
  }

  /**
   * Supposes that a variable has another value, until a run is looked at again.
   *
   * @param cell the cell of the variable
   * @return whether that changes how cards compare
   */
  public boolean suppose(int cell, long value) {
    CardStrength.Table before = table;
    table = strength.table(board, cell, value);
    return !table.equals(before);
  }

  /**
   * The cell that a decision sets; -1 if the decision is not one of the script, or does not set a
   * single value.
   */
  public static int cellSet(MatchRun run) {
    Step.Choice choice =
        switch (run.execution().step()) {
          case Step.Choose choose -> choose.choice();
          case Step.ChooseAtOnce choose -> choose.choice();
          default -> null;
        };
    return choice != null && choice.amount() == null ? cellOf(choice, run.board()) : NOBODY;
  }

  private static int cellOf(Step.Choice choice, Board board) {
    try {
      return choice.cell().cell(board.frame);
    } catch (Fault _) {
      return NOBODY;
    }
  }

  /** The number of comparisons of cards so far: the cost of all answers. */
  public long comparisons() {
    return strength.comparisons();
  }

  // What players have in numbers.

  /** The number of variables that give each player a number, or may. */
  public int numbers() {
    return numbers.size();
  }

  /** Which of these variables keeps the number of the player who decides in a cell; -1 for none. */
  public int numberKeptIn(int cell) {
    for (int variable = 0; variable < numbers.size(); variable++) {
      if (numbers.get(variable)[player] == cell) {
        return variable;
      }
    }
    return -1;
  }

  /**
   * The number that one of these variables gives a player, from 0; NaN if it is not a number now.
   */
  public double number(int variable, int other) {
    long value = board.cells.value(numbers.get(variable)[other]);
    return Values.isNumber(value)
        ? (double) Values.numerator(value) / Values.denominator(value)
        : Double.NaN;
  }
}
