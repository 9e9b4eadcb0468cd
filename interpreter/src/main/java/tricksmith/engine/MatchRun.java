package tricksmith.engine;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.observe.Explanations;
import tricksmith.engine.observe.RuleReport;
import tricksmith.engine.play.Course;
import tricksmith.engine.play.Execution;
import tricksmith.engine.play.History;
import tricksmith.engine.play.Offer;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.play.TrickStanding;
import tricksmith.engine.play.Winners;
import tricksmith.engine.report.CardChooser;
import tricksmith.engine.report.CourseWatch;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.RuleWatch;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.engine.report.TrickProgress;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * A match that is continued in place: for batches, where a value for each moment would cost too
 * much. It rests at a decision or at the end, and ends by itself whatever the rules are. Not
 * thread-safe.
 */
public final class MatchRun {

  private final Execution execution;

  /**
   * The run as it was when its table was last set by hand; null if it never was. It is never
   * changed.
   */
  private @Nullable MatchRun setByHand;

  /** The pending decision, once it has been looked at. */
  private @Nullable Decision decision;

  MatchRun(Execution execution) {
    this(execution, null);
  }

  /**
   * Creates a run.
   *
   * @param setByHand the run as it was when its table was last set by hand; null if it never was
   */
  MatchRun(Execution execution, @Nullable MatchRun setByHand) {
    this.execution = execution;
    this.setByHand = setByHand;
  }

  /** Creates a match that has yet to begin. */
  MatchRun(PreparedProgram prepared, long seed, @Nullable Outcomes outcomes) {
    this(new Execution(new Board(prepared), seed, outcomes, true));
  }

  /** Copies a run. Chance in the copy goes on as in the other run, or by a seed of its own. */
  private MatchRun(MatchRun other, @Nullable Long ownSeed) {
    this(
        other,
        ownSeed == null ? other.seed() : ownSeed,
        ownSeed == null ? other.execution.draws.ofCopies() : null);
  }

  private MatchRun(MatchRun other, long seed, @Nullable Outcomes outcomes) {
    this(new Execution(other.execution, seed, outcomes, other.isRecorded()), other.setByHand);
    decision = other.decision;
  }

  /** Starts a match, which goes on to the first decision. */
  public static MatchRun start(Program rules, long seed) {
    return begun(new MatchRun(new PreparedProgram(rules), seed, null));
  }

  /**
   * Starts a match, which goes on to the first decision, with chance from a recording instead of
   * the seed. Copies of the run draw from the seed again.
   */
  public static MatchRun start(Program rules, long seed, Outcomes outcomes) {
    return begun(new MatchRun(new PreparedProgram(rules), seed, outcomes));
  }

  /**
   * A match that has not begun. It is not played itself; it serves to start others by the same
   * rules.
   */
  public static MatchRun unstarted(Program rules) {
    return new MatchRun(new PreparedProgram(rules), 0, null);
  }

  /**
   * Starts another match by the same rules, whose course is reported from the beginning; the course
   * of copies is not.
   *
   * @param recorded whether to keep a record; without one the match costs much less, but events,
   *     and what follows from them for a seat, are not available
   * @param course the listener for the course of the match
   * @param rules the listener for the use of rules; null for none
   */
  public MatchRun again(
      long otherSeed, boolean recorded, CourseWatch course, @Nullable RuleWatch rules) {
    MatchRun run = new MatchRun(new Execution(new Board(prepared()), otherSeed, null, recorded));
    run.execution.course.watch(course);
    run.begin(rules == null ? null : new RuleReport(run.execution, rules));
    return run;
  }

  /**
   * Starts another match by the same rules, with or without a record; cheaper than {@link #start}.
   *
   * @param recorded whether to keep a record of what happens
   */
  public MatchRun again(long otherSeed, boolean recorded) {
    return begun(new MatchRun(new Execution(new Board(prepared()), otherSeed, null, recorded)));
  }

  /**
   * Plays another match by the same rules in place of this one, as {@link #again(long, boolean,
   * CourseWatch, RuleWatch)} would without a record. Allocates nothing for it.
   *
   * @param course the listener for the course of the match
   * @throws IllegalStateException if a record is kept of this match
   */
  public void beginAnother(long otherSeed, CourseWatch course) {
    if (isRecorded()) {
      throw new IllegalStateException("A record is kept of this match");
    }
    setByHand = null;
    decision = null;
    execution.watch(null);
    execution.course.watch(course);
    execution.beginAnother(otherSeed);
  }

  private static MatchRun begun(MatchRun run) {
    run.begin(null);
    return run;
  }

  /**
   * Goes on after the table was changed by hand: the pending question is asked again. Does nothing
   * if there is none.
   */
  public void goOnAsSet() {
    if (isDeciding()) {
      decision = null;
      execution.forgetDeal();
      execution.course.decide();
      execution.goOnAsSet();
    }
  }

  /** The run as it was when its table was last set by hand; null if it never was. */
  @Nullable MatchRun setByHand() {
    return setByHand;
  }

  /** An independent run in the same state. */
  public MatchRun copy() {
    return new MatchRun(this, null);
  }

  /** An independent run in the same state, which draws from a seed of its own. */
  MatchRun copy(long ownSeed) {
    return new MatchRun(this, ownSeed);
  }

  /**
   * An independent run in the same state that keeps no record, for playing on and seeing what comes
   * of it.
   */
  public MatchRun unrecordedCopy() {
    MatchRun copy =
        new MatchRun(new Execution(execution, seed(), execution.draws.ofCopies(), false));
    copy.decision = decision;
    return copy;
  }

  /**
   * Like {@link #unrecordedCopy}, but the run stops at the end of the deal: where the next deal
   * would begin, no decision is awaited, and the match has not ended. The result of the deal is
   * known there, and no cards are shuffled that will not be played.
   */
  public MatchRun restingAfterDeal() {
    MatchRun copy = unrecordedCopy();
    copy.execution.restAfterDeal();
    return copy;
  }

  /**
   * Puts this run into the state of another match by the same rules, as an {@link #unrecordedCopy}
   * of it would be. Allocates nothing, so that the same alternatives can be tried out again and
   * again.
   *
   * @throws IllegalStateException if a record is kept of this match
   * @throws IllegalArgumentException if the other match is not by the same rules
   */
  public void resetTo(MatchRun other) {
    if (isRecorded()) {
      throw new IllegalStateException("A record is kept of how this match came to stand here");
    }
    if (other.prepared() != prepared()) {
      throw new IllegalArgumentException("A match by other rules");
    }
    execution.become(other.execution);
    decision = other.decision;
  }

  /** Whether a record of what happens is kept. */
  public boolean isRecorded() {
    return execution.course.isRecorded();
  }

  // Reading.

  public Program rules() {
    return prepared().rules;
  }

  /** The seed that chance is drawn from. */
  public long seed() {
    return execution.draws.seed();
  }

  public Status status() {
    Status ended = execution.end();
    return ended == null ? new Status.Deciding(decision()) : ended;
  }

  public boolean isOver() {
    return execution.hasEnded();
  }

  public boolean isDeciding() {
    return execution.isAsking();
  }

  /**
   * The decision that is awaited.
   *
   * @throws IllegalStateException if there is none
   */
  public Decision decision() {
    Decision known = decision;
    if (known == null) {
      known = question().decision(prepared());
      decision = known;
    }
    return known;
  }

  /** The names of the things in this match. */
  public Labels labels() {
    return prepared().labels;
  }

  private Question question() {
    Question asked = asked();
    if (asked == null) {
      throw new IllegalStateException("No decision is awaited: " + execution.end());
    }
    return asked;
  }

  /** The seat that decides, from 1; 0 if no decision is awaited. */
  public int decider() {
    int player = execution.asksToPlay();
    if (player >= 0) {
      return board().seats.decider(player) + 1;
    }
    Offer offer = execution.offer();
    return offer == null ? 0 : offer.decider() + 1;
  }

  /**
   * The number of alternatives of which one is to be chosen; 0 if several cards are to be chosen,
   * or no decision is awaited.
   */
  public int alternatives() {
    if (execution.asksToPlay() >= 0) {
      return execution.playableCards();
    }
    Offer offer = execution.offer();
    return offer == null ? 0 : offer.alternatives();
  }

  /**
   * The name of the decision; empty if none is awaited. Cheaper than {@link #decision}, as are the
   * other methods about it.
   */
  public String decisionName() {
    if (execution.asksToPlay() >= 0) {
      return Question.PLAY;
    }
    Offer offer = execution.offer();
    return offer == null ? "" : offer.name();
  }

  /** Whether a decision is awaited that can be made in only one way. */
  public boolean isForced() {
    return execution.isForced();
  }

  /**
   * Whether a decision is awaited that several players make at once, without knowing each other's
   * choices.
   */
  public boolean isAtOnce() {
    return isDeciding() && execution.step() instanceof Step.ChooseAtOnce;
  }

  /**
   * Whether a decision is awaited that others will not see: several players make it at once, or it
   * is made in secret.
   */
  public boolean isHidden() {
    Offer offer = execution.offer();
    return offer != null && (offer.isSecret() || isAtOnce());
  }

  /**
   * What has happened so far. The list does not change when the match goes on.
   *
   * @throws IllegalStateException if no record is kept
   */
  public List<Event> events() {
    return History.events(history());
  }

  /**
   * What a seat sees and knows, until the match goes on.
   *
   * @param seat from 1
   * @throws IllegalArgumentException if there is no such seat
   * @throws IllegalStateException if no record is kept
   */
  public SeatView view(int seat) {
    if (!isRecorded()) {
      throw new IllegalStateException("Without a record nobody knows what a seat knows");
    }
    return new SeatView(this, seat);
  }

  /**
   * The cards in a hand.
   *
   * @param seat from 1
   */
  public IndexSet hand(int seat) {
    return board().zone(rules().handZone() + seat - 1);
  }

  /** The score of each player, as {@link Values} encodes numbers. */
  public List<Long> scores() {
    return execution.course.scores();
  }

  public int deals() {
    return execution.deals();
  }

  /** How many events have determined the match so far: choices and chance, shuffles included. */
  public int length() {
    return execution.course.length();
  }

  /**
   * The seats that would win if the match ended now.
   *
   * @throws Fault if the rules cannot tell
   */
  public List<Integer> wouldWin() {
    return board().allowance.aside(() -> Winners.of(board()));
  }

  /**
   * Returns the seats that would win if the match ended now, by the first standard of its ending
   * alone, by the first two, and so on; empty if it does not compare by standards.
   *
   * @throws Fault if the rules cannot tell
   */
  List<List<Integer>> winnersByStandards() {
    return board().allowance.aside(() -> Winners.byStandards(board()));
  }

  /**
   * Returns which case of the ending would apply now; empty if it has none.
   *
   * @throws Fault if the rules cannot tell
   */
  Optional<DisclosedEvent.Alternative> caseOfEnding() {
    return board().allowance.aside(() -> Winners.alternative(board()));
  }

  /** An arbitrary number that identifies the side of a seat, from 1. */
  public int sideOf(int seat) {
    return board().seats.sideOf(seat - 1);
  }

  /** The standing of the trick under way or, between tricks, of the last one at its end. */
  public Standing standing() {
    return TrickStanding.of(board().copy());
  }

  /** How far the trick under way has come, without comparing its cards. */
  public TrickProgress progress() {
    return board().tricks.progress();
  }

  /** Explains why cards may or may not be played, and how they compare. */
  Explanations explanations() {
    return new Explanations(execution);
  }

  /** Sets the observer that watches from now on; null for none. */
  void watch(@Nullable StepObserver watching) {
    execution.watch(watching);
  }

  Execution execution() {
    return execution;
  }

  PreparedProgram prepared() {
    return execution.prepared;
  }

  /** The question that is asked now; null if there is none. */
  @Nullable Question asked() {
    return execution.question();
  }

  Board board() {
    return execution.board;
  }

  Course course() {
    return execution.course;
  }

  @Nullable History history() {
    return execution.course.history();
  }

  /** The seat whose decision is awaited, from 1; null if none is. */
  @Nullable Integer turn() {
    int player = player();
    return player < 0 ? null : (Integer) (player + 1);
  }

  /** The number of choices among the last events that no other player knows of yet. */
  int pending() {
    return execution.choices.pending();
  }

  /**
   * The player whose decision is awaited, from 0; for a card to be played, the player whose card it
   * is; -1 if none is awaited.
   */
  int player() {
    Offer offer = execution.offer();
    return offer == null ? execution.asksToPlay() : offer.player();
  }

  // For those who play on and look.

  /**
   * The seat whose decision is awaited, from 1; for a card to be played, the seat whose card it is.
   */
  public int seat() {
    return player() + 1;
  }

  public boolean isPlay() {
    return execution.asksToPlay() >= 0;
  }

  /**
   * The card that an alternative plays.
   *
   * @param alternative from 0, among the cards that may be played
   */
  public int playableCard(int alternative) {
    return execution.playableCard(alternative);
  }

  /**
   * The value of an alternative as {@link Values} encodes it.
   *
   * @param alternative from 0
   */
  public long valueOf(int alternative) {
    Offer offer = execution.offer();
    return offer == null ? question().value(alternative) : offer.value(alternative);
  }

  /**
   * The value of an alternative, as {@link #valueOf} has it, but the same for all copies of a card.
   *
   * @param alternative from 0
   */
  public long faceOf(int alternative) {
    long value =
        isPlay() ? Values.of(Values.Kind.CARD, playableCard(alternative)) : valueOf(alternative);
    return value != Values.NONE && Values.isCard(value)
        ? Values.of(Values.Kind.CARD, prepared().faces[Values.index(value)])
        : value;
  }

  /** The place of the alternative of a value, or of a copy of that card; -1 if there is none. */
  int alternativeOf(long value) {
    int found = question().indexOf(value);
    for (int i = 0; found < 0 && i < alternatives(); i++) {
      found = isCopy(valueOf(i), value) ? i : -1;
    }
    return found;
  }

  private boolean isCopy(long one, long other) {
    return one != Values.NONE
        && other != Values.NONE
        && Values.isCard(one)
        && Values.isCard(other)
        && prepared().faces[Values.index(one)] == prepared().faces[Values.index(other)];
  }

  /** The score of a seat, from 1, as a number. */
  public double score(int seat) {
    return Values.toDouble(board().seats.score(seat - 1));
  }

  /**
   * Returns how many steps the match has computed so far: what it has cost, the same on every
   * machine.
   */
  public long steps() {
    return board().allowance.spent();
  }

  /**
   * Returns how many of the steps that this run has counted, here and wherever it stood before, it
   * has not taken, because it remembered their results. The same on every machine.
   */
  public long stepsSpared() {
    return board().frame.spared();
  }

  /** Sets the listener for the course of the match from now on. */
  public void tell(CourseWatch watching) {
    execution.course.watch(watching);
  }

  /** The winner of the last finished trick, from 1; 0 for nobody. */
  public int lastWinner() {
    return board().tricks.winnerOf(board().tricks.finished() - 1) + 1;
  }

  public IndexSet lastTrick() {
    return board().tricks.cardsOf(board().tricks.finished() - 1);
  }

  // Choosing.

  /**
   * Has cards chosen and plays them, up to the next decision that is another one, or the end. Where
   * no record is kept this is by far the cheapest way.
   *
   * @param chooser is asked for each card; must not look at the match
   */
  public void playCards(CardChooser chooser) {
    decision = null;
    execution.playCards(chooser);
  }

  /**
   * Chooses one alternative, and goes on to the next decision.
   *
   * @param alternative from 0
   * @throws IllegalArgumentException if there is no such alternative
   * @throws IllegalStateException if no decision is awaited
   */
  public void choose(int alternative) {
    if (execution.asksToPlay() >= 0 && alternative >= 0 && alternative < alternatives()) {
      decision = null;
      execution.play(alternative);
    } else {
      offer();
      decision = null;
      execution.choose(alternative);
    }
  }

  // Where several things are to be chosen.

  /** The number of things offered if several are to be chosen; otherwise 0. */
  public int things() {
    Offer offer = execution.offer();
    return offer == null ? 0 : offer.size();
  }

  /** The least number of things to be chosen; 0 if no things are. */
  public int leastThings() {
    Offer offer = execution.offer();
    return offer == null ? 0 : offer.least();
  }

  /** The largest number of things to be chosen; 0 if no things are. */
  public int mostThings() {
    Offer offer = execution.offer();
    return offer == null ? 0 : offer.most();
  }

  /** Whether passing is offered where several things can be chosen. */
  public boolean hasPass() {
    Offer offer = execution.offer();
    return offer != null && offer.hasPass();
  }

  /**
   * Chooses some of the things that are offered, and goes on to the next decision. Cheaper than
   * {@link #choose(Pick)}.
   *
   * @param places of the things in ascending order, from 0
   * @param count how many of these places count, from the first
   * @throws IllegalArgumentException if these things cannot be chosen together
   * @throws IllegalStateException if no decision is awaited
   */
  public void chooseThings(int[] places, int count) {
    offer();
    decision = null;
    execution.choose(places, count);
  }

  /**
   * Passes where several things could be chosen, and goes on to the next decision.
   *
   * @throws IllegalArgumentException if that is not offered
   * @throws IllegalStateException if no decision is awaited
   */
  public void pass() {
    if (!offer().hasPass()) {
      throw new IllegalArgumentException("There is no pass");
    }
    decision = null;
    execution.pass();
  }

  private Offer offer() {
    Offer offer = execution.offer();
    if (offer == null) {
      question();
      throw new IllegalArgumentException("Not among the options: a card is to be played");
    }
    return offer;
  }

  /**
   * Chooses, and goes on to the next decision.
   *
   * @throws IllegalArgumentException if the choice is not among the options
   * @throws IllegalStateException if no decision is awaited
   */
  public void choose(Pick pick) {
    switch (pick) {
      case Pick.One one -> choose(one.alternative());
      case Pick.Several(IndexSet members) -> {
        Question asked = question();
        answer(asked.several(prepared(), members));
      }
      case Pick.Pass _ -> pass();
    }
  }

  /** Repeats a choice of a match by the same rules. */
  void repeat(Event.Choice choice) {
    switch (choice) {
      case Event.Chosen chosen -> choose(question().indexOf(chosen.value()));
      case Event.ChosenSeveral(_, int seat, Values.Kind kind, @Nullable IndexSet members) -> {
        Answer chosen = new Answer();
        answer(members == null ? chosen.pass(seat - 1) : chosen.several(seat - 1, kind, members));
      }
    }
  }

  private void answer(Answer chosen) {
    decision = null;
    execution.answer(chosen);
  }

  /** Goes on from the beginning to the first decision. The observer watches from now on. */
  void begin(@Nullable StepObserver watching) {
    execution.watch(watching);
    execution.begin();
  }
}
