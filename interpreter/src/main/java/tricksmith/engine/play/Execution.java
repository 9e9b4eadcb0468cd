package tricksmith.engine.play;

import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.CardChooser;
import tricksmith.engine.report.Status;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.engine.state.SecretTrails;
import tricksmith.engine.state.State;
import tricksmith.engine.state.StateLayout;
import tricksmith.program.CompilableSteps;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Purse;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * The execution of a procedure: performs its steps one after the other up to the next decision, and
 * carries out what is decided. It does not recurse, and it terminates whatever the rules are.
 */
public final class Execution {

  /** Stands for winners while there are none; none is not a possible set of players. */
  private static final long NOT_KNOWN = -1;

  public final PreparedProgram prepared;
  public final Board board;
  public final Course course;
  public final Draws draws;
  public final Legality legality;
  public final Choices choices;
  private final State state;
  private final CardMoves cardMoves;
  private final TrickPlay trickPlay;
  private final Questions questions;

  /** What plays on where nobody looks; made when it is first needed, as most copies never do. */
  private @Nullable StraightPerformance performance;

  private final @Nullable CompilableSteps compilable;
  private final SecretTrails secretTrails;

  /** The observer of each step, or null. */
  private @Nullable IsolatedObserver observer;

  /** Whether a player is asked for something other than a card to be played. */
  private boolean offers;

  /** The pending question, once it has been looked at; null otherwise. */
  private @Nullable Question question;

  /** Used for one choice after another; null before the first. */
  private @Nullable Answer answer;

  /** How the match ended; null while it goes on, and until somebody asks if it has winners. */
  private @Nullable Status end;

  /** The players who have won, as bits; {@link #NOT_KNOWN} while there are none. */
  private long winners = NOT_KNOWN;

  /** Whether the match has stopped: at a decision, at its end, or where it rests. */
  private boolean halted;

  /** Whether to stop at the end of the deal. */
  private boolean restsAfterDeal;

  /** Whether it has reached the end of the deal and rests there. */
  private boolean rests;

  /**
   * The state when the last deal began, if a record is kept; null before the first. Never modified.
   */
  private @Nullable Execution dealBegan;

  /**
   * Creates a match that has yet to begin.
   *
   * @param recorded whether to keep a record
   */
  public Execution(Board board, long seed, @Nullable Outcomes outcomes, boolean recorded) {
    this(board, new Course(board, recorded, null), seed, outcomes, null);
  }

  /** Creates an unwatched copy that draws from elsewhere. */
  public Execution(Execution other, long seed, @Nullable Outcomes outcomes, boolean recorded) {
    this(other, other.board.copy(), seed, outcomes, recorded);
  }

  /**
   * Returns an unwatched copy that runs the program as it was lowered, for callers that watch what
   * is read.
   *
   * @param purse pays for what is computed, unless another does already
   */
  public static Execution asLowered(Execution other, long seed, Outcomes outcomes, Purse purse) {
    return new Execution(other, other.board.copyAsLowered(purse), seed, outcomes, true);
  }

  private Execution(
      Execution other, Board board, long seed, @Nullable Outcomes outcomes, boolean recorded) {
    this(
        board,
        new Course(board, recorded, recorded ? other.course.history() : null),
        seed,
        outcomes,
        other.choices);
    take(other);
  }

  private Execution(
      Board board,
      Course course,
      long seed,
      @Nullable Outcomes outcomes,
      @Nullable Choices copied) {
    this.board = board;
    this.course = course;
    prepared = board.prepared;
    state = board.state;
    draws = new Draws(board, course, seed, outcomes);
    cardMoves = new CardMoves(board);
    secretTrails = new SecretTrails(board);
    trickPlay = new TrickPlay(board);
    legality = new Legality(board);
    questions = new Questions(board, legality);
    compilable = course.isRecorded() ? null : prepared.rules.procedure().compilable();
    choices =
        copied == null ? new Choices(board, questions) : new Choices(copied, board, questions);
    if (!course.isRecorded()) {
      board.cells.forgetWhoKnows();
    }
  }

  /**
   * Takes over the state of another match by the same rules, as an unrecorded copy of it would.
   * Observers keep watching.
   */
  public void become(Execution other) {
    board.become(other.board);
    choices.become(other.choices);
    draws.become(other.draws);
    take(other);
  }

  /** Asks what the other one asks, and has come as far. */
  private void take(Execution other) {
    offers = other.offers;
    if (offers) {
      questions.offer.become(other.questions.offer);
    }
    question = other.question;
    end = other.end();
    winners = other.winners;
    rests = other.rests;
    dealBegan = other.dealBegan;
    halted = hasEnded() || rests || isAsking();
  }

  /** From now on, goes no further than to where the next deal would begin. */
  public void restAfterDeal() {
    restsAfterDeal = true;
  }

  // Reading.

  /** Returns the current question, or null. */
  public @Nullable Question question() {
    if (question == null && isAsking()) {
      question = offers ? questions.offer.question() : questionToPlay();
    }
    return question;
  }

  private Question questionToPlay() {
    int player = asksToPlay();
    return Question.play(
        player, board.seats.decider(player), step().rule(), state.set(state.layout.playable));
  }

  public boolean isAsking() {
    return offers || asksToPlay() >= 0;
  }

  /**
   * Returns what is offered to the player who is asked for something other than a card to be
   * played, until the match goes on; null if nobody is. Cheaper than {@link #question}.
   */
  public @Nullable Offer offer() {
    return offers ? questions.offer : null;
  }

  /** Whether there is a question, and only one possible answer. */
  public boolean isForced() {
    return offers ? questions.offer.isForced() : asksToPlay() >= 0 && playableCards() == 1;
  }

  /** Returns the player who is asked for a card, or -1. */
  public int asksToPlay() {
    return state.numbers[StateLayout.ASKED_TO_PLAY];
  }

  /** Returns how many cards may be played by the player who is asked for one. */
  public int playableCards() {
    return state.size(state.layout.playable);
  }

  /** Returns one of the playable cards, numbered from 0. */
  public int playableCard(int alternative) {
    return state.at(state.layout.playable, alternative);
  }

  /** Returns how the match ended, or null while it goes on. */
  public @Nullable Status end() {
    if (end == null && hasEnded()) {
      end = new Status.Ended(course.scores(), Winners.seats(winners));
    }
    return end;
  }

  /** Whether the match is over, however it ended. */
  public boolean hasEnded() {
    return end != null || winners != NOT_KNOWN;
  }

  public int deals() {
    return state.numbers[StateLayout.DEALS];
  }

  /** Returns the step under way: the one that asks, if a decision is awaited. */
  public Step step() {
    return prepared.steps[current()];
  }

  /** Returns the place in the procedure of the step under way. */
  public int place() {
    return current();
  }

  /** Whether the next step is the one that directly follows the last one performed. */
  public boolean goesStraightOn() {
    return state.numbers[StateLayout.NEXT_STEP] == prepared.successors[current()];
  }

  /** Returns the index of the step under way. */
  private int current() {
    return state.numbers[StateLayout.STEP];
  }

  /** Continues with another step than the one that follows. */
  private void goTo(int step) {
    state.numbers[StateLayout.NEXT_STEP] = step;
  }

  /** Sets the observer from now on; null for none. */
  public void watch(@Nullable StepObserver watching) {
    observer = watching == null ? null : new IsolatedObserver(watching, board);
    board.watch(watching != null);
  }

  // Going on.

  /** Runs from the beginning to the first decision. */
  public void begin() {
    try {
      board.begin();
    } catch (Fault fault) {
      fail(fault);
    }
    run();
  }

  /**
   * Begins another match by the same rules, also without a record, and runs to its first decision.
   */
  public void beginAnother(long seed) {
    board.beBeforeAMatch();
    choices.forget();
    draws.become(seed);
    offers = false;
    question = null;
    end = null;
    winners = NOT_KNOWN;
    rests = false;
    dealBegan = null;
    halted = false;
    begin();
  }

  /** Continues from a step, on the table as it is, as if nothing had happened before. */
  public void performFrom(int step) {
    takeCounts(prepared.beginning);
    goTo(step);
    run();
  }

  /** Returns the state when the last deal began, if a record is kept; null if none has begun. */
  public @Nullable Execution dealBegan() {
    return dealBegan;
  }

  /** Forgets how the deal under way began: the table was set by hand. */
  public void forgetDeal() {
    dealBegan = null;
  }

  /** Continues with the next step. */
  public void goOn() {
    run();
  }

  /** Moves to the step of another execution, with the same counts of what has happened. */
  public void resetTo(Execution other) {
    takeCounts(other.state);
  }

  private void takeCounts(State other) {
    StateLayout layout = state.layout;
    System.arraycopy(other.numbers, 0, state.numbers, 0, StateLayout.SCORES_NOTED + 1);
    System.arraycopy(
        other.numbers,
        layout.chanceCounts,
        state.numbers,
        layout.chanceCounts,
        prepared.nameHashes.length);
    System.arraycopy(
        other.words, layout.notedScores, state.words, layout.notedScores, layout.players);
    state.words[layout.spent] = other.words[layout.spent];
    board.allowance.forgive();
  }

  /**
   * Asks the current question again after the table was changed by hand. If the trick has no card
   * yet, the player who is to lead is asked for the first; if the trick was laid by hand, the next
   * player is asked.
   */
  public void goOnAsSet() {
    stopAsking();
    try {
      askAgain();
    } catch (Fault fault) {
      fail(fault);
    }
    run();
  }

  private void askAgain() {
    switch (step()) {
      case Step.PlayCard _ when trickPlay.leaderHasChanged() -> {
        trickPlay.beginAgain();
        goTo(stepOfTurn());
      }
      case Step.PlayCard _ when board.tricks.awaitsTurn() -> goTo(stepOfTurn());
      case Step.PlayCard play -> askForCard(play);
      case Step.Choose choose -> choose(choose);
      case Step.ChooseAtOnce choose -> ask(choices.ask(choose));
      default -> throw new IllegalStateException("Nothing is asked by step " + current());
    }
  }

  /**
   * Returns the step that gives turns in the trick under way: the last one before the card is
   * played.
   */
  private int stepOfTurn() {
    int step = current();
    while (!(prepared.steps[step] instanceof Step.NextToPlay)) {
      step--;
    }
    return step;
  }

  /**
   * Plays a card for the player who is asked for one, and goes on.
   *
   * @param alternative from 0, smaller than {@link #playableCards}
   */
  public void play(int alternative) {
    int player = asksToPlay();
    int card = playableCard(alternative);
    Step.PlayCard step = (Step.PlayCard) step();
    stopAsking();
    try {
      playCard(step, player, card);
      performed(step);
    } catch (Fault fault) {
      fail(fault);
    }
    run();
  }

  /**
   * Has cards chosen and plays them, up to the next decision that is another one, or the end. Where
   * nobody looks on, it does not stand still in between.
   */
  public void playCards(CardChooser choosing) {
    if (observer != null || course.isRecorded()) {
      while (asksToPlay() >= 0) {
        play(chosen(choosing, asksToPlay()));
      }
      return;
    }
    StagePlay stagePlay = performance().stagePlay;
    stagePlay.choose(choosing);
    try {
      if (asksToPlay() >= 0) {
        play(chosen(choosing, asksToPlay()));
      }
    } finally {
      stagePlay.choose(null);
    }
  }

  private int chosen(CardChooser choosing, int player) {
    return choosing.choose(board.seats.decider(player) + 1, playableCards());
  }

  /**
   * Chooses an alternative of the {@link #offer}, and goes on.
   *
   * @param alternative from 0
   * @throws IllegalArgumentException if there is no such alternative
   */
  public void choose(int alternative) {
    Offer offer = questions.offer;
    answer(newAnswer().one(offer.player(), offer.value(alternative)));
  }

  /**
   * Chooses some of the things of the {@link #offer}, and goes on.
   *
   * @param places of the things in ascending order, from 0; the first {@code count} count
   * @throws IllegalArgumentException if they cannot be chosen together
   */
  public void choose(int[] places, int count) {
    Answer chosen = newAnswer();
    questions.offer.choose(places, count, chosen);
    answer(chosen);
  }

  /** Passes, where something other than a card to be played is asked for, and goes on. */
  public void pass() {
    answer(newAnswer().pass(questions.offer.player()));
  }

  private Answer newAnswer() {
    Answer known = answer;
    if (known == null) {
      known = new Answer();
      answer = known;
    }
    return known;
  }

  /**
   * Answers a question other than by playing a card, and goes on.
   *
   * @param chosen one that was offered; used no longer than until then
   */
  public void answer(Answer chosen) {
    Question asked = observer != null || course.isRecorded() ? question() : null;
    if (observer != null && asked != null) {
      observer.chooses(step(), asked, chosen.copy());
    }
    stopAsking();
    course.chosen(asked, chosen);
    try {
      takeEffect(step(), chosen);
    } catch (Fault fault) {
      fail(fault);
    }
    run();
  }

  private void stopAsking() {
    offers = false;
    question = null;
    state.numbers[StateLayout.ASKED_TO_PLAY] = -1;
    halted = hasEnded() || rests;
  }

  private void takeEffect(Step step, Answer chosen) {
    if (step instanceof Step.Choose choose) {
      choices.settle(choose, chosen);
      if (chosen.isPass()) {
        goTo(choose.passTarget());
      }
      performed(step);
    } else if (step instanceof Step.ChooseAtOnce choose) {
      ask(choices.settle(choose, chosen));
      performed(step);
    }
  }

  private void playCard(Step.PlayCard step, int player, int card) {
    course.played(Question.PLAY, player, card);
    if (observer != null) {
      observer.plays(player, card);
    }
    trickPlay.play(player, card);
    board.cells.putValue(step.cardCell(), Values.of(Values.Kind.CARD, card));
  }

  private void run() {
    try {
      while (!halted) {
        if (compilable != null && observer == null) {
          performTranslated(compilable);
        }
        int[] numbers = state.numbers;
        int current = numbers[StateLayout.NEXT_STEP];
        numbers[StateLayout.STEP] = current;
        numbers[StateLayout.NEXT_STEP] = prepared.successors[current];
        Step step = prepared.steps[current];
        board.blamed = prepared.rulesOfSteps[current];
        course.beginStep(numbers);
        board.allowance.beginEvaluation();
        board.frame.spend();
        if (observer != null) {
          observer.performs(current);
        }
        perform(step);
        performed(step);
      }
    } catch (Fault fault) {
      fail(fault);
    }
    board.allowance.settle();
  }

  private StraightPerformance performance() {
    StraightPerformance known = performance;
    if (known == null) {
      StagePlay stagePlay = new StagePlay(board, course, legality, questions, trickPlay);
      known =
          new StraightPerformance(board, course, draws, cardMoves, legality, trickPlay, stagePlay);
      performance = known;
    }
    return known;
  }

  private void performTranslated(CompilableSteps steps) {
    try {
      goTo(steps.perform(state.numbers[StateLayout.NEXT_STEP], performance(), board.frame));
    } catch (TooWide _) {
      steps.takeBack();
      board.allowance.beginStepAgain();
      goTo(prepared.successors[current()]);
      perform(step());
    } catch (Fault fault) {
      goTo(prepared.successors[current()]);
      throw fault;
    }
  }

  private void performed(Step step) {
    if (board.cells.hasSecrets()) {
      secretTrails.follow(step);
    }
    if (observer != null) {
      observer.performed(step);
      board.beginStep();
    }
  }

  private void fail(Fault fault) {
    RuleId rule = fault.rule();
    end = new Status.Failed(fault.kind(), rule == null ? board.blamed() : rule);
    stopAsking();
  }

  /**
   * Performs a step. Handles the commonest kinds first, and separately: this method is short enough
   * for the JVM to inline, which the switch over all kinds is not.
   */
  private void perform(Step step) {
    if (step instanceof Step.NextToPlay turn) {
      nextToPlay(turn);
    } else if (step instanceof Step.PlayCard play) {
      askForCard(play);
    } else if (step instanceof Step.JumpUnless jump) {
      jumpUnless(jump);
    } else {
      performOneOfATrick(step);
    }
  }

  /**
   * Performs a step of a kind that most tricks have once; separate as well, because telling all
   * kinds apart takes longer.
   */
  private void performOneOfATrick(Step step) {
    if (step instanceof Step.BeginTrick) {
      trickPlay.begin();
    } else if (step instanceof Step.FinishStage finish) {
      finishStage(finish);
    } else if (step instanceof Step.CollectTrick) {
      trickPlay.collect();
    } else if (step instanceof Step.BeginPass pass) {
      course.beginPass(pass);
    } else if (step instanceof Step.Score score) {
      score(score);
    } else if (step instanceof Step.Draw draw) {
      cardMoves.draw(draw);
    } else if (step instanceof Step.SetValue set) {
      setValue(set);
    } else {
      performAny(step);
    }
  }

  private void jumpUnless(Step.JumpUnless jump) {
    if (!jump.condition().holds(board.frame)) {
      goTo(jump.target());
    }
  }

  private void performAny(Step step) {
    switch (step) {
      case Step.NextToPlay turn -> nextToPlay(turn);
      case Step.PlayCard play -> askForCard(play);
      case Step.JumpUnless jump -> jumpUnless(jump);
      case Step.Jump jump -> goTo(jump.target());
      case Step.SetValue set -> setValue(set);
      case Step.NextElement element -> nextElement(element);
      case Step.BeginPass pass -> course.beginPass(pass);
      case Step.Reset set -> board.cells.reset(set.lifetime());
      case Step.BeginTrick _ -> trickPlay.begin();
      case Step.FinishStage finish -> finishStage(finish);
      case Step.CollectTrick _ -> trickPlay.collect();
      case Step.Score score -> score(score);
      case Step.Draw draw -> cardMoves.draw(draw);
      case Step.Turn turn -> cardMoves.turn(turn);
      case Step.Move move -> cardMoves.move(move);
      case Step.Choose choose -> choose(choose);
      case Step.SetGroup set -> board.setGroup(set.cell(), set.group().set(board.frame));
      case Step.SetRandom random -> setRandom(random);
      case Step.NewDeal deal -> newDeal(deal);
      case Step.Shuffle shuffle -> shuffle(shuffle);
      case Step.Deal deal -> cardMoves.deal(deal);
      case Step.MoveAtOnce moves -> cardMoves.moveAtOnce(moves);
      case Step.Show show -> show(show);
      case Step.ChooseAtOnce choose -> ask(choices.ask(choose));
      case Step.NoteScores _ -> course.noteScores();
      case Step.Leave leave ->
          board.seats.leave(leave.players().set(board.frame), leave.forTheMatch());
      case Step.FormSide side -> board.seats.formSide(side.players().set(board.frame));
      case Step.PlayFor playFor -> playFor(playFor);
      case Step.Take take -> take(take);
      case Step.ReverseDirection _ -> trickPlay.reverse();
      case Step.EndMatch _ -> endMatch();
    }
  }

  private void nextToPlay(Step.NextToPlay step) {
    int player = trickPlay.nextToPlay();
    if (player < 0) {
      goTo(step.stageOver());
    } else {
      board.cells.putValue(step.playerCell(), Values.of(Values.Kind.PLAYER, player));
    }
  }

  /** Asks for a card. Passes over a player who, since the turn began, can no longer play. */
  private void askForCard(Step.PlayCard step) {
    int player = Values.index(board.cells.value(step.playerCell()));
    if (!questions.findPlayable(player)) {
      board.cells.putValue(step.cardCell(), Values.NONE);
    } else if (goesOn()) {
      StraightPerformance performing = performance;
      CardChooser choosing = performing == null ? null : performing.stagePlay.chooser();
      if (choosing != null) {
        playCard(step, player, playableCard(chosen(choosing, player)));
        return;
      }
      state.numbers[StateLayout.ASKED_TO_PLAY] = player;
      halted = true;
    }
  }

  private void choose(Step.Choose step) {
    Offer asked = choices.ask(step);
    if (asked == null) {
      goTo(step.passTarget());
    }
    ask(asked);
  }

  private void ask(@Nullable Offer asked) {
    if (asked != null && goesOn()) {
      offers = true;
      halted = true;
    }
  }

  /** Whether there may be another event; if not, ends the match as unfinished. */
  private boolean goesOn() {
    if (course.isTooLong()) {
      end = new Status.Unfinished(board.blamed());
      halted = true;
    }
    return !hasEnded();
  }

  private void finishStage(Step.FinishStage step) {
    if (trickPlay.finishStage()) {
      course.finishedTrick();
    } else {
      goTo(step.nextStage());
    }
  }

  private void score(Step.Score score) {
    long players = score.players().mask(board.frame);
    if (players != 0) {
      board.seats.scoreEach(players, score.value().word(board.frame));
    }
  }

  private void setValue(Step.SetValue step) {
    long value = step.value().word(board.frame);
    if (value != Values.NONE || !step.keepIfNone()) {
      board.set(step.cell(), value);
    }
  }

  private void nextElement(Step.NextElement step) {
    int element = board.cells.takeFirst(step.groupCell());
    if (element < 0) {
      goTo(step.exit());
    } else {
      board.cells.putValue(step.valueCell(), Values.of(step.kind(), element));
    }
  }

  private void setRandom(Step.SetRandom step) {
    if (goesOn()) {
      long value = draws.draw(step, prepared.namesOfSteps[current()]);
      if (value != Values.NONE) {
        board.set(step.cell(), value);
      }
    }
  }

  private void shuffle(Step.Shuffle step) {
    int zone = cardMoves.zoneAt(step.zone());
    if (zone >= 0 && goesOn()) {
      draws.shuffle(zone);
    }
  }

  private void newDeal(Step.NewDeal step) {
    if (restsAfterDeal) {
      rests = true;
      halted = true;
      return;
    }
    if (deals() > 0) {
      course.noteScores();
    }
    state.numbers[StateLayout.DEALS]++;
    Node except = step.except();
    if (except != null) {
      board.beginDeal(except.set(board.frame));
      return; // Who knows what of the cards that stay depends on what was before.
    }
    board.beginDeal(IndexSet.EMPTY);
    if (course.isRecorded()) {
      dealBegan = null;
      dealBegan = new Execution(this, draws.seed(), null, true);
    }
  }

  /**
   * Shows cards. If that cannot fail, the cards are worked out only for an observer, at no cost to
   * the match.
   */
  private void show(Step.Show step) {
    IsolatedObserver watching = observer;
    if (!prepared.showsWithoutFault[current()]) {
      IndexSet cards = step.cards().set(board.frame);
      IndexSet players = step.players().set(board.frame);
      if (watching != null) {
        watching.shows(cards, players);
      }
    } else if (watching != null) {
      watching.shows(step);
    }
  }

  private void playFor(Step.PlayFor step) {
    int player = Values.indexOrNone(step.player().word(board.frame));
    int other = Values.indexOrNone(step.other().word(board.frame));
    if (player >= 0 && other >= 0) {
      board.seats.letDecide(player, other);
    }
  }

  private void take(Step.Take step) {
    Node player = step.player();
    int taker = player == null ? -1 : Values.indexOrNone(player.word(board.frame));
    if (player == null || taker >= 0) {
      trickPlay.take(step.tricks().set(board.frame), taker);
    }
  }

  private void endMatch() {
    long best = Winners.best(board, prepared.rules.ending());
    course.noteScores();
    course.ended(best);
    winners = best;
    halted = true;
  }
}
