package tricksmith.engine.play;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.CourseWatch;
import tricksmith.engine.report.Event;
import tricksmith.engine.state.Allowance;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.State;
import tricksmith.engine.state.StateLayout;
import tricksmith.engine.state.Tricks;
import tricksmith.program.Step;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * The events of a match: counted, so that no match goes on forever, and recorded if a record is
 * kept. Events are created only for a record.
 */
public final class Course {

  /** The most events in a match that determine it. */
  static final int MOST_EVENTS = 100_000;

  /** The most passes of loops without such an event. */
  private static final int MOST_PASSES = 100_000;

  private final Board board;
  private final State state;
  private final boolean recorded;

  /** Null before the first event, and if no record is kept. */
  private @Nullable History history;

  private @Nullable CourseWatch watch;

  /**
   * Creates the course of a match on this board.
   *
   * @param recorded whether a record of it is kept
   * @param before what happened before; null for nothing
   */
  Course(Board board, boolean recorded, @Nullable History before) {
    this.board = board;
    this.recorded = recorded;
    state = board.state;
    history = before;
  }

  /** Sets the watch that is notified from now on. */
  public void watch(CourseWatch watching) {
    watch = watching;
  }

  public boolean isRecorded() {
    return recorded;
  }

  /**
   * Returns what has happened; null before the first event.
   *
   * @throws IllegalStateException if no record is kept
   */
  public @Nullable History history() {
    if (!recorded) {
      throw new IllegalStateException("No record is kept of this match");
    }
    return history;
  }

  /** How many events have determined the match so far: choices and chance. */
  public int length() {
    return state.numbers[StateLayout.DECISIVE];
  }

  /** Whether the limit on events has been reached. */
  boolean isTooLong() {
    return state.numbers[StateLayout.DECISIVE] >= MOST_EVENTS;
  }

  // What happens.

  /** Notes that a card is being played: who plays it knows it, others only if they see it. */
  void played(String decision, int player, int card) {
    determined();
    if (recorded) {
      record(
          new Event.Chosen(decision, player + 1, Values.of(Values.Kind.CARD, card)),
          audience(
              each ->
                  each == player
                      || each == board.seats.decider(player)
                      || BoardSight.of(board, each).seesPlayed(card)));
    }
  }

  /** The players of whom a condition holds; null for all of them. */
  private @Nullable IndexSet audience(IntPredicate condition) {
    IndexSet audience = IndexSet.EMPTY;
    for (int player = 0; player < board.prepared.players; player++) {
      audience = condition.test(player) ? audience.with(player) : audience;
    }
    return audience.size() == board.prepared.players ? null : audience;
  }

  private static boolean seesAll(BoardSight sight, List<Event.Play> plays) {
    return plays.stream().allMatch(play -> sight.sees(play.card()));
  }

  /**
   * Notes what was chosen.
   *
   * @param asked null if no record is kept
   */
  void chosen(@Nullable Question asked, Answer answer) {
    determined();
    if (recorded && asked != null) {
      record(asked.event(answer), asked.audience(answer));
    }
  }

  /**
   * Notes the outcome of a chance event.
   *
   * @param audience the players that see it, or null for everybody; matters only if a record is
   *     kept
   */
  void cameUp(String name, long value, @Nullable IndexSet audience) {
    determined();
    if (recorded) {
      record(new Event.Chance(name, value), audience);
    }
  }

  void shuffled(int zone, int[] order) {
    determined();
    if (recorded) {
      List<Integer> cards = Arrays.stream(order).boxed().toList();
      record(new Event.Shuffled(zone, cards), IndexSet.EMPTY);
    }
  }

  /**
   * Notes that the last trick is finished. Its audience are those who see all its cards where they
   * lie; the others learn who has won it.
   */
  void finishedTrick() {
    state.numbers[StateLayout.SCORES_NOTED] = 0;
    if (watch != null) {
      watch.finishesTrick();
    }
    if (recorded) {
      Tricks tricks = board.tricks;
      List<Event.Play> plays = tricks.record();
      int winner = tricks.winnerOf(tricks.begun() - 1);
      record(
          new Event.TrickFinished(
              plays, winner < 0 ? null : (Integer) (winner + 1), TrickStanding.reasonOfLast(board)),
          audience(each -> seesAll(BoardSight.of(board, each), plays)));
    }
  }

  void noteScores() {
    int scores = state.layout.scores;
    int noted = state.layout.notedScores;
    int players = state.layout.players;
    long[] words = state.words;
    if (state.numbers[StateLayout.SCORES_NOTED] != 0
        && Arrays.equals(words, scores, scores + players, words, noted, noted + players)) {
      return;
    }
    state.numbers[StateLayout.SCORES_NOTED] = 1;
    System.arraycopy(words, scores, words, noted, players);
    if (watch != null) {
      watch.notesScores(board.seats.scores());
    }
    if (recorded) {
      record(new Event.Scored(scores()), null);
    }
  }

  /**
   * Notes that the match has ended.
   *
   * @param winners the players, as bits
   */
  void ended(long winners) {
    state.numbers[StateLayout.SCORES_NOTED] = 0;
    if (recorded) {
      record(new Event.MatchEnded(scores(), Winners.seats(winners)), null);
    }
  }

  public List<Long> scores() {
    Long[] scores = new Long[state.layout.players];
    for (int player = 0; player < scores.length; player++) {
      scores[player] = board.seats.score(player);
    }
    return List.of(scores);
  }

  /** Notes that something has happened that determines the match. */
  private void determined() {
    decide();
    state.numbers[StateLayout.SCORES_NOTED] = 0;
  }

  /** Notes a decision that is not an event: the table has been set by hand. */
  public void decide() {
    int[] numbers = state.numbers;
    numbers[StateLayout.DECISIVE]++;
    numbers[StateLayout.IDLE_PASSES] = 0;
    numbers[StateLayout.IDLE_STEPS] = 0;
  }

  private void record(Event event, @Nullable IndexSet audience) {
    history = History.with(history, event, audience);
  }

  // Going on.

  /**
   * Counts a step that is about to be performed.
   *
   * @param numbers those of the state
   */
  void beginStep(int[] numbers) {
    if (++numbers[StateLayout.IDLE_STEPS] > Allowance.MOST_IDLE_STEPS) {
      throw new Fault(Fault.Kind.TOO_MANY_PASSES);
    }
  }

  void beginPass(Step.BeginPass pass) {
    beginPass(pass.cell(), pass.mustHaveEvent());
  }

  /** The same of a loop that keeps the number of events in this cell. */
  void beginPass(int cell, boolean mustHaveEvent) {
    long now = Values.number(state.numbers[StateLayout.DECISIVE]);
    if (mustHaveEvent && board.cells.value(cell) == now) {
      throw new Fault(Fault.Kind.PASS_WITHOUT_EVENT);
    }
    if (!mustHaveEvent && ++state.numbers[StateLayout.IDLE_PASSES] > MOST_PASSES) {
      throw new Fault(Fault.Kind.TOO_MANY_PASSES);
    }
    board.cells.putValue(cell, now);
  }
}
