package tricksmith.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Piles;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.engine.state.Tricks;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Frame;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * What can quickly be found out about a match for the player who decides: the hand, the unseen
 * cards, the trick, and which cards beat which. Reveals nothing that the player does not see. Looks
 * at one run after another, all by the same rules. Not thread-safe.
 */
public final class Outlook {

  private static final int NOBODY = -1;

  /** The most steps to find out a number of a player. */
  private static final int MOST_STEPS = 1_000;

  private static final int STEPS_OF_A_COMPARISON = 16;

  /** What it costs to suppose a choice and look at the hand that is left. */
  private static final int STEPS_OF_A_TRIAL = 2 * STEPS_OF_A_COMPARISON;

  private final PreparedProgram prepared;
  private final CardStrength strength;

  /**
   * By number, the cells in which each player has it; empty for one that is computed. Those that
   * are compared with tricks come first.
   */
  private final List<int[]> numbers = new ArrayList<>();

  /** The place of the first number that is computed; all of these follow one another. */
  private final int firstComputed;

  private final Targets targets;
  private final KnownPosition position;
  private final Frame frame;

  /** By number and player, what is known of it; {@code toKnow} where that is not known yet. */
  private final double[] found;

  private final boolean[] toKnow;

  /** How the decision under way makes a number; null if it makes none. */
  private Targets.@Nullable Making making;

  private long steps;

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
    targets = new Targets(prepared);
    byName.values().stream().filter(this::isCompared).forEach(numbers::add);
    firstComputed = numbers.size();
    targets.targets().forEach(_ -> numbers.add(new int[0]));
    byName.values().stream().filter(cells -> !isCompared(cells)).forEach(numbers::add);
    position = new KnownPosition(board, targets.loops());
    Program.Cells cells = targets.rules().cells();
    frame = new Frame(position, cells.slots(), cells.setSlots());
    found = new double[numbers.size() * prepared.players];
    toKnow = new boolean[found.length];
  }

  private boolean isCompared(int[] cells) {
    return targets.isCompared(Arrays.stream(cells).min().orElseThrow());
  }

  public void look(MatchRun run) {
    board = run.board();
    player = run.player();
    Arrays.fill(toKnow, true);
    making = findMaking(run);
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
    return cellSet(run, false);
  }

  /** The set cell that a decision about several things sets; -1 for any other decision. */
  public static int setCellSet(MatchRun run) {
    return cellSet(run, true);
  }

  private static int cellSet(MatchRun run, boolean several) {
    Step.Choice choice = run.execution().step().choice();
    return choice != null && (choice.amount() != null) == several
        ? cellOf(choice, run.board())
        : NOBODY;
  }

  private static int cellOf(Step.Choice choice, Board board) {
    try {
      return choice.cell().cell(board.frame);
    } catch (Fault _) {
      return NOBODY;
    }
  }

  /** How much was computed so far, in comparisons of cards: the cost of all answers. */
  public long comparisons() {
    return strength.comparisons() + steps / STEPS_OF_A_COMPARISON;
  }

  // What players have in numbers.

  /**
   * How many numbers each player has, or may have: what a variable keeps for each player, and what
   * the tricks of players are compared with.
   */
  public int numbers() {
    return numbers.size();
  }

  /** Which of these numbers of the player who decides is kept in a cell; -1 for none. */
  public int numberKeptIn(int cell) {
    for (int number = 0; number < numbers.size(); number++) {
      int[] cells = numbers.get(number);
      if (cells.length > 0 && cells[player] == cell) {
        return number;
      }
    }
    return -1;
  }

  /**
   * The number that a player, from 0, has; NaN if there is none now, or if the player who decides
   * does not know it.
   */
  public double number(int number, int other) {
    int[] cells = numbers.get(number);
    if (cells.length > 0) {
      return number(board.cells.value(cells[other]));
    }
    int place = number * prepared.players + other;
    if (toKnow[place]) {
      position.look(board, player, other);
      found[place] = compute(computed(number), other);
      toKnow[place] = false;
    }
    return found[place];
  }

  /**
   * The number that a player, from 0, has, as far as that player knows: for those who learn from
   * what all players knew.
   */
  public double ownNumber(int number, int other) {
    if (other == player || numbers.get(number).length > 0) {
      return number(number, other);
    }
    position.look(board, other, other);
    return compute(computed(number), other);
  }

  private Targets.Target computed(int number) {
    return targets.targets().get(number - firstComputed);
  }

  /** Which number the decision under way makes, although no variable keeps it; -1 for none. */
  public int numberMade() {
    Targets.Making made = making;
    return made == null ? -1 : firstComputed + made.target();
  }

  /**
   * Returns the number that the player who decides would have after choosing a value or, if {@code
   * set} is not null, several cards; NaN if there would be none.
   */
  public double numberIfChosen(int cell, long value, @Nullable IndexSet set) {
    Targets.Making made = making;
    steps += STEPS_OF_A_TRIAL;
    if (made == null || cell < 0) {
      return Double.NaN;
    }
    position.look(board, player, player);
    if (set != null) {
      position.suppose(cell, set);
    } else {
      position.suppose(cell, value);
    }
    if (made.zone() >= 0) {
      IndexSet cards =
          set != null ? set : Values.isCard(value) ? IndexSet.of(Values.index(value)) : null;
      if (cards != null) {
        position.suppose(cards, made.zone() + (made.owned() ? player : 0));
      }
    }
    return compute(targets.targets().get(made.target()), player);
  }

  /** Supposes that the player who decides has laid cards of the hand aside. */
  public void supposeWithout(IndexSet cards) {
    hand = board.piles.cards(board.handOf(player)).without(cards);
  }

  /** Whether the cards chosen now, if they make a number, leave the hand. */
  public boolean leavesHand() {
    Targets.Making made = making;
    return made != null
        && made.zone() >= 0
        && !(made.owned() && made.zone() == prepared.rules.handZone());
  }

  private Targets.@Nullable Making findMaking(MatchRun run) {
    if (targets.targets().isEmpty() || run.isPlay() || !run.isDeciding()) {
      return null;
    }
    return targets.making(run.execution().place());
  }

  private double compute(Targets.Target target, int about) {
    long most = MOST_STEPS / target.weight();
    frame.allow(most, MOST_STEPS);
    for (Slot slot : target.slots()) {
      frame.bind(slot, ofKind(slot.kind(), about, board));
    }
    double computed = Double.NaN;
    try {
      IndexSet owners = target.owners().set(frame);
      if (owners.contains(about)) {
        computed = number(target.number().word(frame)) / owners.size();
      }
    } catch (Fault _) {
      return Double.NaN;
    } finally {
      steps += (most - frame.left() + 1) * target.weight();
    }
    return position.isKnown() ? computed : Double.NaN;
  }

  static long ofKind(Values.@Nullable Kind kind, int player, Board board) {
    return kind == Values.Kind.SIDE
        ? Values.of(kind, board.sideOf(player))
        : Values.of(Values.Kind.PLAYER, player);
  }

  private static double number(long value) {
    return value != Values.NONE && Values.isNumber(value) ? Values.toDouble(value) : Double.NaN;
  }
}
