package tricksmith.engine;

import static java.util.Collections.newSetFromMap;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Axis;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * Which cards beat which in a trick, according to the comparison with the variables that everybody
 * sees: an estimate for players. A table depends only on these variables, so it reveals nothing
 * hidden; whatever else the comparison asks for is taken as at the start of a deal. Not
 * thread-safe.
 */
final class CardStrength {

  /** The most tables to remember, of a game with few cards. */
  private static final int MOST_TABLES = 200;

  /** How many pairs of cards all tables may have together: a thousand cards have a million. */
  private static final int MOST_PAIRS = 10_000_000;

  /** The number of cards that might be led by which the power of a card is judged. */
  private static final int LEADS = 12;

  private final PreparedProgram prepared;

  /** The cells that the comparison reads and that everybody sees. */
  private final int[] valueCells;

  private final int[] groupCells;
  private final Map<Long, Table> tables = new LinkedHashMap<>(16, 0.75f, true);
  private final int mostTables;
  private long comparisons;

  /** What the cells held when a table was last asked for. */
  private final long[] lastValues;

  private final IndexSet[] lastGroups;
  private @Nullable Table last;

  CardStrength(PreparedProgram prepared) {
    this.prepared = prepared;
    int pairs = Math.max(1, prepared.cards * prepared.cards);
    mostTables = Math.clamp(MOST_PAIRS / pairs, 1, MOST_TABLES);
    Set<Integer> values = new TreeSet<>();
    Set<Integer> groups = new TreeSet<>();
    TrickLaw law = prepared.rules.trick();
    CellsRead read = new CellsRead(values, groups, newSetFromMap(new IdentityHashMap<>()));
    read.collect(law.suitLed());
    for (TrickLaw.Criterion criterion : law.criteria()) {
      read.collect(criterion.measure());
      read.collect(criterion.when());
      read.collect(criterion.except());
    }
    for (Program.ShownVariable variable : prepared.rules.cells().shown()) {
      boolean seen =
          variable.visibility() == null || variable.visibility() == Program.Visibility.EVERYBODY;
      if (!seen) {
        (variable.group() ? groups : values).remove(variable.cell());
      }
    }
    valueCells = values.stream().mapToInt(Integer::intValue).toArray();
    groupCells = groups.stream().mapToInt(Integer::intValue).toArray();
    lastValues = new long[valueCells.length];
    lastGroups = new IndexSet[groupCells.length];
    Arrays.fill(lastGroups, IndexSet.EMPTY);
  }

  /**
   * The cells that expressions read. Each expression is looked into once, because definitions that
   * use each other twice can be reached in a great many ways.
   */
  private record CellsRead(Set<Integer> values, Set<Integer> groups, Set<Node> known) {

    void collect(@Nullable Node node) {
      if (node == null || !known.add(node)) {
        return;
      }
      switch (node) {
        case Leaf.ReadCell(int cell, boolean group) -> cells(group).add(cell);
        case Leaf.ReadEntry(CellPlace.Entry entry, boolean group, _) -> {
          int entries = entry.axes().stream().mapToInt(Axis::size).reduce(1, (a, b) -> a * b);
          for (int i = 0; i < entries; i++) {
            cells(group).add(entry.first() + i);
          }
          entry.indices().forEach(this::collect);
        }
        case Call call -> {
          collect(call.function().body());
          call.operands().forEach(this::collect);
        }
        default -> node.operands().forEach(this::collect);
      }
    }

    private Set<Integer> cells(boolean group) {
      return group ? groups : values;
    }
  }

  /** The number of comparisons of cards so far: the cost of all tables. */
  long comparisons() {
    return comparisons;
  }

  Table table(Board board) {
    boolean asBefore = isAsBefore(board);
    Table known = last;
    if (known == null || !asBefore) {
      known = table(board, -1, Values.NONE);
      last = known;
    }
    return known;
  }

  /** Whether the cells hold what they held at the last call. */
  private boolean isAsBefore(Board board) {
    boolean same = true;
    for (int i = 0; i < lastValues.length; i++) {
      long value = board.cells.value(valueCells[i]);
      same &= value == lastValues[i];
      lastValues[i] = value;
    }
    for (int i = 0; i < lastGroups.length; i++) {
      IndexSet group = board.cells.group(groupCells[i]);
      same &= group.equals(lastGroups[i]);
      lastGroups[i] = group;
    }
    return same;
  }

  /**
   * The table for the variables of a board, with another value for one of them.
   *
   * @param cell the cell of that variable; -1 for none
   */
  Table table(Board board, int cell, long value) {
    if (cell >= 0 && !isRead(cell)) {
      return table(board);
    }
    long key = 0;
    for (int each : valueCells) {
      key = KeyedChance.mix(key + (each == cell ? value : board.cells.value(each)));
    }
    for (int each : groupCells) {
      key = KeyedChance.mix(key + board.cells.group(each).hashCode());
    }
    Table known = tables.get(key);
    if (known == null) {
      known = new Table(scratch(board, cell, value));
      if (tables.size() >= mostTables) {
        tables.remove(tables.keySet().iterator().next());
      }
      tables.put(key, known);
    }
    return known;
  }

  private boolean isRead(int cell) {
    return Arrays.binarySearch(valueCells, cell) >= 0;
  }

  private Board scratch(Board board, int cell, long value) {
    Board scratch = new Board(prepared);
    for (int each : valueCells) {
      scratch.cells.putValue(each, each == cell ? value : board.cells.value(each));
    }
    for (int each : groupCells) {
      scratch.cells.putGroup(each, board.cells.group(each));
    }
    return scratch;
  }

  /** Which cards beat which, for certain values of the variables. */
  final class Table {
    private final Board scratch;
    private final @Nullable IndexSet[] beating;
    private final double[] power;
    private boolean powerKnown;

    private Table(Board scratch) {
      this.scratch = scratch;
      beating = new IndexSet[prepared.cards * prepared.cards];
      power = new double[prepared.cards];
    }

    /**
     * The cards that win over {@code card} if it is the best so far and {@code led} was led; the
     * two may be the same.
     */
    IndexSet beating(int led, int card) {
      int place = led * prepared.cards + card;
      IndexSet known = beating[place];
      if (known == null) {
        known = find(led, card);
        beating[place] = known;
      }
      return known;
    }

    private IndexSet find(int led, int card) {
      int players = prepared.players;
      Board board = scratch.copy();
      board.cells.putValue(prepared.rules.leaderCell(), Values.of(Values.Kind.PLAYER, 0));
      board.tricks.begin(0);
      lay(board, 0, led);
      int last = 1 % players;
      if (card != led) {
        lay(board, last, card);
        last = 2 % players;
      }
      IndexSet.Builder better = new IndexSet.Builder();
      for (int other = 0; other < prepared.cards; other++) {
        if (other != led && other != card && wins(board, last, other)) {
          better.add(other);
        }
      }
      return better.build();
    }

    private void lay(Board board, int player, int card) {
      board.piles.take(card);
      board.piles.putOnTop(card, prepared.rules.tableZone());
      board.tricks.play(player, card);
    }

    private boolean wins(Board board, int player, int card) {
      comparisons++;
      board.frame.allow(prepared.rules.budget());
      board.candidate.forgetBestBefore();
      board.candidate.lay(player, card);
      try {
        long best = board.comparison.best();
        return best == 1L << (board.tricks.plays() - 1);
      } catch (Fault _) {
        return false;
      } finally {
        board.candidate.lift();
      }
    }

    /** The share of possible leads that the card beats, from 0 to 1. */
    double power(int card) {
      if (!powerKnown) {
        int step = Math.max(1, prepared.cards / LEADS);
        int leads = 0;
        for (int led = 0; led < prepared.cards; led += step) {
          leads++;
          IndexSet better = beating(led, led);
          for (int each = better.next(0); each >= 0; each = better.next(each + 1)) {
            power[each]++;
          }
        }
        for (int each = 0; each < power.length; each++) {
          power[each] /= leads;
        }
        powerKnown = true;
      }
      return power[card];
    }
  }
}
