package tricksmith.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/** What a viewer sees of a board: one player, or a viewer who sees everything. */
public final class BoardSight {

  private static final int EVERYTHING = -1;

  private final Board board;
  private final PreparedProgram prepared;
  private final int viewer;

  private BoardSight(Board board, int viewer) {
    this.board = board;
    this.prepared = board.prepared;
    this.viewer = viewer;
  }

  public static BoardSight of(Board board, int player) {
    return new BoardSight(board, player);
  }

  /** Returns the sight of a viewer from whom nothing is hidden. */
  public static BoardSight ofEverything(Board board) {
    return new BoardSight(board, EVERYTHING);
  }

  /** Whether the face of the card is seen. */
  public boolean sees(int card) {
    if (viewer == EVERYTHING) {
      return true;
    }
    int zone = board.piles.zoneOf(card);
    return switch (board.piles.facing(card)) {
      case Piles.UP -> true;
      case Piles.DOWN -> false;
      default -> seesInto(zone);
    };
  }

  /** Whether the viewer sees cards that lie in a zone in the way usual there. */
  public boolean seesInto(int zone) {
    return viewer == EVERYTHING
        || isOpen(zone)
        || (isOwners(zone) && prepared.owners[zone] == viewer);
  }

  /** Whether a card lies so that everybody sees it, whoever the viewer is. */
  public boolean isFaceUp(int card) {
    return switch (board.piles.facing(card)) {
      case Piles.UP -> true;
      case Piles.DOWN -> false;
      default -> isOpen(board.piles.zoneOf(card));
    };
  }

  /**
   * Whether the viewer sees a card of a hand that is about to be played: there, or on the table.
   */
  public boolean seesPlayed(int card) {
    return sees(card) || seesInto(prepared.rules.tableZone());
  }

  private boolean isOpen(int zone) {
    return visibility(zone) == Program.Visibility.EVERYBODY;
  }

  private boolean isOwners(int zone) {
    return visibility(zone) == Program.Visibility.OWNER;
  }

  private Program.Visibility visibility(int zone) {
    return prepared.rules.zones().get(zone).visibility();
  }

  public List<MatchView.Zone> zones() {
    List<MatchView.Zone> zones = new ArrayList<>();
    for (int zone = 0; zone < prepared.zones; zone++) {
      zones.add(zone(zone));
    }
    return zones;
  }

  /** Returns everything that is seen. */
  public MatchView view(@Nullable Integer turn) {
    return view(turn, prepared.rules.cells().shown());
  }

  /** Returns the same with these of the program's variables alone. */
  public MatchView view(@Nullable Integer turn, List<Program.ShownVariable> shown) {
    List<MatchView.Variable> variables =
        shown.stream().filter(this::isOfSidesInPlay).map(this::variable).toList();
    List<Long> scores = Arrays.stream(board.seats.scores()).boxed().toList();
    int leader = Values.indexOrNone(board.cells.value(prepared.rules.leaderCell()));
    return new MatchView(
        zones(),
        scores,
        variables,
        leader < 0 ? null : leader + 1,
        turn,
        seats(board.playersInPlay()),
        sides());
  }

  private MatchView.Zone zone(int zone) {
    int owner = prepared.owners[zone];
    List<MatchView.Lying> cards = new ArrayList<>();
    for (int card : board.piles.inOrder(zone)) {
      cards.add(new MatchView.Lying(sees(card) ? card : MatchView.Lying.UNSEEN, isFaceUp(card)));
    }
    String name = prepared.rules.zones().get(zone).name();
    return new MatchView.Zone(name, owner < 0 ? null : owner + 1, cards);
  }

  /**
   * Whether the variable's sides all have members: there are as many sides as players, and most are
   * empty.
   */
  private boolean isOfSidesInPlay(Program.ShownVariable variable) {
    return variable.sides().stream().noneMatch(side -> board.membersOf(side).isEmpty());
  }

  public MatchView.Variable variable(Program.ShownVariable variable) {
    return variable.group() ? setVariable(variable) : plainVariable(variable);
  }

  private MatchView.Variable plainVariable(Program.ShownVariable variable) {
    long value = board.cells.value(variable.cell());
    boolean hidden = !seesValue(variable.cell());
    List<Long> values = value == Values.NONE || hidden ? List.of() : List.of(value);
    return shown(variable, values, hidden);
  }

  public boolean seesValue(int cell) {
    return !isHidden(board.cells.secrecyOfValue(cell), board.cells.value(cell));
  }

  /** Whether the content of a set cell is seen. */
  public boolean seesGroup(int cell) {
    return !isHidden(
        board.cells.secrecyOfGroup(cell), prepared.holdsCards[cell], board.cells.group(cell));
  }

  private boolean isHidden(Secrecy secrecy, long value) {
    return switch (secrecy) {
      case Secrecy.OfCards _ -> !isPublic(value);
      case Secrecy.SeenBy(IndexSet players) -> isKeptFrom(players);
      case Secrecy.Open _ -> false;
    };
  }

  private boolean isHidden(Secrecy secrecy, boolean ofCards, IndexSet set) {
    return switch (secrecy) {
      case Secrecy.OfCards _ -> ofCards && !seesAll(set);
      case Secrecy.SeenBy(IndexSet players) -> isKeptFrom(players);
      case Secrecy.Open _ -> false;
    };
  }

  private boolean isKeptFrom(IndexSet players) {
    return viewer != EVERYTHING && !players.contains(viewer);
  }

  private boolean isPublic(long value) {
    if (value == Values.NONE || Values.isNumber(value)) {
      return true;
    }
    return switch (Values.kind(value)) {
      case CARD -> sees(Values.index(value));
      case COMBINATION ->
          isPublic(Values.part(value, 0))
              && isPublic(Values.part(value, 1))
              && isPublic(Values.part(value, 2));
      case YES_NO, SUIT, RANK, PLAYER, SIDE, TRICK, LABEL -> true;
    };
  }

  private MatchView.Variable setVariable(Program.ShownVariable variable) {
    IndexSet set = board.cells.group(variable.cell());
    boolean hidden = !seesGroup(variable.cell());
    List<Long> values = new ArrayList<>();
    for (int element = set.next(0); element >= 0 && !hidden; element = set.next(element + 1)) {
      values.add(Values.of(variable.elementKind(), element));
    }
    return shown(variable, values, hidden);
  }

  private MatchView.Variable shown(
      Program.ShownVariable variable, List<Long> values, boolean hidden) {
    return new MatchView.Variable(
        variable.name(),
        variable.indices(),
        values,
        values.stream().map(prepared.labels::of).toList(),
        variable.group(),
        variable.card(),
        hidden);
  }

  private boolean seesAll(IndexSet cards) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      if (!sees(card)) {
        return false;
      }
    }
    return true;
  }

  private List<List<Integer>> sides() {
    List<List<Integer>> sides = new ArrayList<>();
    for (int side = 0; side < prepared.players; side++) {
      sides.add(seats(board.membersOf(side)));
    }
    return sides;
  }

  /** Returns the seats of players, from 1. */
  public static List<Integer> seats(IndexSet players) {
    return IntStream.of(players.toArray()).mapToObj(player -> player + 1).toList();
  }
}
