package tricksmith.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.knowledge.ShownCards;
import tricksmith.engine.play.Execution;
import tricksmith.engine.play.Legality;
import tricksmith.engine.play.Questions;
import tricksmith.engine.play.TrickPlay;
import tricksmith.engine.play.TrickStanding;
import tricksmith.engine.play.Winners;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.Status;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Piles;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.engine.state.Tricks;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Purse;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Position;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * A table set by hand, to find out what the rules say about it: for tests of scripts, and for
 * trying things out. Begins like a match, with all cards in their decks and all cells at their
 * initial values; no decisions are made on it. Not thread-safe.
 *
 * <p>Every method that evaluates a rule throws a {@link Fault} that names the rule if that fails.
 */
public final class Scene {

  private final Board board;
  private final Program rules;
  private final Legality legality;

  /** What {@code show} has shown to players. */
  private final ShownCards shown;

  private IndexSet givenHands = IndexSet.EMPTY;

  /** How the cards on the table compare. */
  public sealed interface Result {}

  /**
   * A seat wins.
   *
   * @param reason the criterion that decides between its card and the best of the others; null if
   *     none does
   */
  public record Won(int seat, Event.@Nullable Reason reason) implements Result {}

  public record Nobody() implements Result {}

  /** These seats go to a playoff, in this order. */
  public record Playoff(List<Integer> seats) implements Result {
    public Playoff {
      seats = List.copyOf(seats);
    }
  }

  /** The cards of these seats are the best together, and nothing decides between them. */
  public record Undecided(List<Integer> seats) implements Result {
    public Undecided {
      seats = List.copyOf(seats);
    }
  }

  private Scene(Program rules, Board board) {
    this.rules = rules;
    this.board = board;
    legality = new Legality(board);
    shown = new ShownCards(board);
  }

  static Scene of(PreparedProgram prepared, @Nullable Purse purse) {
    Scene scene = new Scene(prepared.rules, new Board(prepared, purse));
    scene.board.begin();
    return scene;
  }

  /** The table of a match that goes on, to be changed. */
  static Scene on(Board board) {
    return new Scene(board.prepared.rules, board);
  }

  public Program rules() {
    return rules;
  }

  /** The table as it is now; do not keep it. */
  public Position position() {
    return board;
  }

  /** The frame in which expressions are evaluated on the table as it is now; do not keep it. */
  public Frame frame() {
    board.allowance.forgive();
    return board.frame;
  }

  // Setting.

  public void set(CellPlace cell, long value) {
    board.set(cell, value);
  }

  public void setGroup(CellPlace cell, IndexSet group) {
    board.setGroup(cell, group);
  }

  /**
   * Sets a score.
   *
   * @param seat from 1
   * @param score a number as {@link Values} encodes it
   */
  public void score(int seat, long score) {
    board.seats.setScore(seat - 1, score);
  }

  /** Makes a seat, from 1, sit out. */
  public void sitOut(int seat) {
    board.seats.leave(IndexSet.of(seat - 1), false);
  }

  /** Gives a seat, from 1, these cards and no others. What it held before is put aside. */
  public void hand(int seat, IndexSet cards) {
    fill(board.handOf(seat - 1), Arrays.stream(cards.toArray()).boxed().toList());
  }

  /**
   * Fills a zone with these cards and no others, the first on top. What it held before is put
   * aside; what lay aside itself stays there, below these. Does nothing if the zone is nobody's.
   */
  public void fill(ZonePlace place, List<Integer> cards) {
    Node owner = place.owner();
    int player = owner == null ? 0 : Values.indexOrNone(owner.word(board.frame));
    if (player >= 0) {
      fill(place.first() + player, cards);
    }
  }

  private void fill(int zone, List<Integer> cards) {
    int player = zone - rules.handZone();
    if (player >= 0 && player < rules.players()) {
      givenHands = givenHands.with(player);
    }
    IndexSet held = board.zone(zone);
    cards.forEach(card -> lay(card, zone));
    for (int card : held.toArray()) {
      if (!cards.contains(card)) {
        lay(card, rules.asideZone());
      }
    }
  }

  /**
   * Fills zones with these cards and no others, the first on top. A card from another zone then
   * lies as is usual in its new zone; one that stays lies as it did. Cards that no zone gets are
   * put aside.
   *
   * @param contents the cards by the number of the zone
   */
  public void exchange(Map<Integer, List<Integer>> contents) {
    Map<Integer, IndexSet> before = new HashMap<>();
    contents.keySet().forEach(zone -> before.put(zone, board.zone(zone)));
    contents.forEach(this::fill);
    contents.forEach(
        (zone, cards) ->
            cards.stream()
                .filter(card -> !before.getOrDefault(zone, IndexSet.EMPTY).contains(card))
                .forEach(card -> board.piles.face(card, Piles.AS_ITS_ZONE)));
  }

  /**
   * Puts all cards where they lie at the start of a match.
   *
   * @param onTop the cards that lie on top of zones, the topmost first, by the number of the zone
   */
  public void gather(Map<Integer, List<Integer>> onTop) {
    for (int zone = 0; zone < rules.zones().size(); zone++) {
      List<Integer> first = onTop.getOrDefault(zone, List.of());
      List<Integer> home = rules.zones().get(zone).cards();
      int place = zone;
      Stream.concat(
              first.stream().filter(home::contains),
              home.stream().filter(card -> !first.contains(card)))
          .forEach(
              card -> {
                lay(card, place);
                board.piles.face(card, Piles.AS_ITS_ZONE);
              });
    }
  }

  /**
   * Begins a match on this table with a step; it goes on as its decisions are made.
   *
   * @param chance the source of chance in the match
   */
  public MatchRun begin(int step, Outcomes chance) {
    return performing(step, chance);
  }

  /**
   * Adds tricks won by a seat, from 1. Nothing else is known of them. They come before a trick to
   * which no card has been played yet; a leader whose turn it is already keeps the turn.
   */
  public void winTricks(int seat, int count) {
    Tricks tricks = board.tricks;
    if (!tricks.underWay() || tricks.plays() > 0) {
      addTricks(seat, count);
      return;
    }
    int leader = tricks.awaitsTurn() ? -1 : tricks.leader();
    tricks.takeBackBeginning();
    addTricks(seat, count);
    new TrickPlay(board).begin();
    if (tricks.leader() == leader) {
      tricks.takeTurn();
    }
  }

  private void addTricks(int seat, int count) {
    for (int trick = 0; trick < count; trick++) {
      board.tricks.begin(seat - 1);
      board.tricks.finish(seat - 1, -1, Values.NONE, -1);
    }
  }

  private void lay(int card, int zone) {
    board.piles.take(card);
    board.piles.putAtBottom(card, zone);
  }

  /**
   * Plays a card for a seat, from 1, from wherever the card is. The first card leads to a trick; a
   * seat that plays again begins a playoff.
   */
  public void play(int seat, int card) {
    beginWhatIsNew(seat - 1);
    board.piles.layOnTop(card, rules.tableZone());
    board.tricks.play(seat - 1, card);
  }

  /** The cards of the trick under way in the order of play; empty if there are none. */
  public List<Event.Play> trick() {
    return board.tricks.underWay() ? board.tricks.record() : List.of();
  }

  /** Whether the trick under way is in a playoff. */
  public boolean isPlayoff() {
    return board.tricks.underWay() && board.tricks.stage() > 1;
  }

  /**
   * Replaces the trick under way, unless it is in a playoff: it gets these cards, from wherever
   * they are, played in this order. Without any cards, the leader named by the variable leads.
   */
  public void layTrick(List<Event.Play> plays) {
    new TrickPlay(board).layAgain(plays);
  }

  private void beginWhatIsNew(int player) {
    if (!board.tricks.underWay()) {
      board.cells.putValue(rules.leaderCell(), Values.of(Values.Kind.PLAYER, player));
      board.tricks.begin(player);
    } else if (hasPlayed(player)) {
      board.tricks.beginStage();
    }
  }

  /** The players in play, from this seat on in the direction of play, counted from 1. */
  public List<Integer> seatsFrom(int seat) {
    List<Integer> seats = new ArrayList<>();
    int player = board.inPlayFrom(seat - 1);
    for (int left = board.playersInPlay().size(); left > 0; left--) {
      seats.add(player + 1);
      player = board.nextInPlay(player);
    }
    return seats;
  }

  /** Whether a trick has begun and is not over. */
  public boolean isTrickUnderWay() {
    return board.tricks.underWay();
  }

  /**
   * Ends the trick under way; its cards stay on the table.
   *
   * @param winner the seat, from 1; null for nobody
   */
  public void finishTrick(@Nullable Integer winner) {
    new TrickPlay(board).finish(winner == null ? -1 : lastPlayOf(winner - 1));
  }

  private int lastPlayOf(int player) {
    int play = board.tricks.plays() - 1;
    while (board.tricks.playerAt(play) != player) {
      play--;
    }
    return play;
  }

  /** Moves the cards of the finished trick to the winner's pile, or aside. */
  public void collectTrick() {
    new TrickPlay(board).collect();
  }

  /**
   * Performs the procedure from a step on, until the next decision or the end.
   *
   * @return the status at that point
   */
  public Status perform(int step) {
    return performing(step).status();
  }

  /** Like {@link #perform}, but returns the run, which goes on as decisions are made. */
  public MatchRun performing(int step) {
    return performing(step, null);
  }

  private MatchRun performing(int step, @Nullable Outcomes outcomes) {
    Execution execution = new Execution(board, 0, outcomes, true);
    if (rules.procedure().steps().stream().anyMatch(Step.Show.class::isInstance)) {
      execution.watch(shown);
    }
    execution.performFrom(step);
    return new MatchRun(execution);
  }

  /**
   * Performs a choice of a seat, and what follows from it. The loops around it are at the first
   * player for whom the choice is this seat's. The run goes on as decisions are made. Empty if the
   * choice is never this seat's.
   *
   * @param step the step to begin with
   * @param playerCells the cells in which these loops keep their players
   */
  public Optional<MatchRun> performing(
      int step, Step.Choice choice, List<Integer> playerCells, int seat) {
    return seatsFrom(seat).stream()
        .filter(around -> isAsked(choice, playerCells, around, seat))
        .findFirst()
        .map(_ -> performing(step));
  }

  /** Whether a seat, from 1, has played in the present stage of the trick under way. */
  public boolean hasSeatPlayed(int seat) {
    return board.tricks.underWay() && hasPlayed(seat - 1);
  }

  private boolean hasPlayed(int player) {
    for (int play = board.tricks.stageBegins(); play < board.tricks.plays(); play++) {
      if (board.tricks.playerAt(play) == player) {
        return true;
      }
    }
    return false;
  }

  /** The rule of the last statement performed. */
  public RuleId lastPerformed() {
    return board.blamed();
  }

  /** The names of the variables, or entries of them, that have no value now. */
  public List<String> withoutValue() {
    return rules.cells().shown().stream()
        .filter(variable -> !variable.group() && board.cells.value(variable.cell()) == Values.NONE)
        .map(Scene::name)
        .toList();
  }

  /** Whether a variable's cell has no value. */
  public boolean isEmpty(CellPlace place) {
    return board.cells.value(board.existing(place)) == Values.NONE;
  }

  /**
   * The names of the variables, or entries of them, that hold one of these cards and tell everybody
   * so, wherever it lies.
   */
  public List<String> shownIn(IndexSet cards) {
    return rules.cells().shown().stream()
        .filter(variable -> variable.visibility() == Program.Visibility.EVERYBODY)
        .filter(variable -> !held(variable).intersection(cards).isEmpty())
        .map(Scene::name)
        .toList();
  }

  /** The cards that a variable holds. */
  private IndexSet held(Program.ShownVariable variable) {
    if (variable.group()) {
      return variable.elementKind() == Values.Kind.CARD
          ? board.cells.group(variable.cell())
          : IndexSet.EMPTY;
    }
    long value = board.cells.value(variable.cell());
    boolean card =
        value != Values.NONE && !Values.isNumber(value) && Values.kind(value) == Values.Kind.CARD;
    return card ? IndexSet.of(Values.index(value)) : IndexSet.EMPTY;
  }

  private static String name(Program.ShownVariable variable) {
    if (variable.indices().isEmpty()) {
      return variable.name();
    }
    boolean ofPlayer = variable.indices().size() == 1 && variable.owner() >= 0;
    String index =
        ofPlayer ? "seat " + (variable.owner() + 1) : String.join(", ", variable.indices());
    return variable.name() + "[" + index + "]";
  }

  // Asking.

  /** The cards that a seat, from 1, may play now; if the table is empty, it leads. */
  public IndexSet mayPlay(int seat) {
    return copyWithTurnOf(seat).legality.playable(seat - 1);
  }

  /** Why a seat, from 1, may not play its other cards. */
  public List<Exclusion> exclusions(int seat) {
    return copyWithTurnOf(seat).legality.exclusions(seat - 1);
  }

  /**
   * The decision that a choice asks of a seat. The loops around it are at the first player for whom
   * the choice is this seat's. Empty if it never is.
   *
   * @param playerCells the cells in which these loops keep their players
   */
  public Optional<Decision> asks(
      RuleId rule, Step.Choice choice, List<Integer> playerCells, int seat) {
    Scene copy = copy();
    copy.board.blamed = rule;
    return seatsFrom(seat).stream()
        .filter(around -> copy.isAsked(choice, playerCells, around, seat))
        .findFirst()
        .map(
            _ ->
                new Questions(copy.board, copy.legality)
                    .choice(rule, choice, seat - 1)
                    .question()
                    .decision(board.prepared));
  }

  private boolean isAsked(Step.Choice choice, List<Integer> playerCells, int around, int seat) {
    for (int cell : playerCells) {
      board.cells.putValue(cell, Values.of(Values.Kind.PLAYER, around - 1));
    }
    return Values.indexOrNone(choice.player().word(board.frame)) == seat - 1;
  }

  /** The seats that win if the match is over now, by this way of ending it. */
  public List<Integer> winners(Program.Ending ending) {
    return Winners.of(board, ending);
  }

  /** Whether a seat, from 1, sees the face of a card, or has been shown it where it lies. */
  public boolean sees(int seat, int card) {
    return BoardSight.of(board, seat - 1).sees(card) || shown.isShown(seat - 1, card);
  }

  /**
   * Whether a seat, from 1, sees the content of a variable's cell.
   *
   * @param group whether it is a set cell
   */
  public boolean sees(int seat, CellPlace place, boolean group) {
    BoardSight sight = BoardSight.of(board, seat - 1);
    int cell = board.existing(place);
    return group ? sight.seesGroup(cell) : sight.seesValue(cell);
  }

  private Scene(Scene other) {
    rules = other.rules;
    board = other.board.copy();
    legality = new Legality(board);
    shown = other.shown.copy(board);
    givenHands = other.givenHands;
  }

  /** An independent table in the same state. */
  public Scene copy() {
    return new Scene(this);
  }

  private Scene copyWithTurnOf(int seat) {
    Scene copy = copy();
    copy.beginWhatIsNew(seat - 1);
    return copy;
  }

  /**
   * How the cards on the table compare. For playoffs, seats whose hands were not given are assumed
   * to have cards.
   */
  public Result result() {
    long best = board.comparison.best();
    if (Long.bitCount(best) == 1) {
      return new Won(seats(best).getFirst(), board.comparison.reason());
    }
    if (best != 0 && !rules.trick().playsOff()) {
      return new Undecided(seats(best));
    }
    List<Integer> able = seats(best).stream().filter(this::hasCards).toList();
    return switch (able.size()) {
      case 0 -> new Nobody();
      case 1 -> new Won(able.getFirst(), null);
      default -> new Playoff(able);
    };
  }

  /** How the trick under way compares or, if it has no card yet, how the last one ended. */
  public Optional<Result> lastResult() {
    Tricks tricks = board.tricks;
    if (tricks.underWay() && tricks.plays() > 0) {
      return Optional.of(result());
    }
    int last = tricks.begun() - (tricks.underWay() ? 2 : 1);
    if (last < 0) {
      return Optional.empty();
    }
    int winner = tricks.winnerOf(last);
    return Optional.of(
        winner < 0 ? new Nobody() : new Won(winner + 1, TrickStanding.reasonOfLast(board)));
  }

  private boolean hasCards(int seat) {
    return !givenHands.contains(seat - 1) || board.size(board.handOf(seat - 1)) > 0;
  }

  private List<Integer> seats(long plays) {
    int first = board.tricks.stageBegins();
    return Arrays.stream(IndexSet.ofWord(plays).toArray())
        .mapToObj(play -> board.tricks.playerAt(first + play) + 1)
        .toList();
  }
}
