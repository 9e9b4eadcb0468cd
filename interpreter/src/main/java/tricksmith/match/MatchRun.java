package tricksmith.match;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Budget;
import tricksmith.program.Fault;
import tricksmith.program.Program;
import tricksmith.program.RuleId;
import tricksmith.program.Step;
import tricksmith.program.Values;

/**
 * A match that is played on in place: for batches, where a value for each moment would cost too
 * much. Performs the steps of the procedure one after the other up to the next decision; nothing in
 * it calls itself, and it ends by itself whatever the rules are. Not thread-safe.
 */
public final class MatchRun {

  private final Setup setup;
  private final Board board;
  private final Course course;
  private final Draws draws;
  private final CardMoves cardMoves;
  private final TrickPlay trickPlay;
  private final Legality legality;
  private final Asking asking;
  private final Choices choices;

  /** Who is told of each step, or null. */
  private @Nullable Witness witness;

  /** The place of the step under way. */
  private int current;

  /** The place of the next step. */
  private int next;

  /** How many deals have begun. */
  private int deals;

  /** How many steps of evaluation the match has taken. */
  private long spent;

  /** How it stood when its table was last set by hand; null if it never was. Nobody changes it. */
  private @Nullable MatchRun setByHand;

  /** What is being asked, or null. */
  private @Nullable Question question;

  /** The same, once somebody has looked. */
  private @Nullable Decision decision;

  /** How it ended, or null while it goes on. */
  private @Nullable Status end;

  private MatchRun(Setup setup, long seed, @Nullable Outcomes outcomes) {
    this(new Board(setup), seed, outcomes);
  }

  private MatchRun(Board board, long seed, @Nullable Outcomes outcomes) {
    this.board = board;
    setup = board.setup;
    course = new Course();
    draws = new Draws(board, course, seed, outcomes);
    cardMoves = new CardMoves(board);
    trickPlay = new TrickPlay(board);
    legality = new Legality(board);
    asking = new Asking(board, legality);
    choices = new Choices(board, asking);
  }

  /** A copy, whose chance goes on as that of the other, or by a seed of its own. */
  private MatchRun(MatchRun other, @Nullable Long ownSeed) {
    this(
        other,
        ownSeed == null ? other.seed() : ownSeed,
        ownSeed == null ? other.draws.ofCopies() : null);
  }

  private MatchRun(MatchRun other, long seed, @Nullable Outcomes outcomes) {
    setup = other.setup;
    board = other.board.copy();
    course = new Course(other.course);
    draws = new Draws(other.draws, board, course, seed, outcomes);
    cardMoves = new CardMoves(board);
    trickPlay = new TrickPlay(board);
    legality = new Legality(board);
    asking = new Asking(board, legality);
    choices = new Choices(other.choices, board, asking);
    current = other.current;
    next = other.next;
    deals = other.deals;
    spent = other.spent;
    setByHand = other.setByHand;
    question = other.question;
    decision = other.decision;
    end = other.end;
  }

  /** A match from its beginning up to the first decision. */
  public static MatchRun start(Program rules, long seed) {
    return begun(new MatchRun(new Setup(rules), seed, null));
  }

  /**
   * A match up to the first decision, whose chance comes from a recording instead of the seed.
   * Copies of the run draw from the seed again.
   */
  public static MatchRun start(Program rules, long seed, Outcomes outcomes) {
    return begun(new MatchRun(new Setup(rules), seed, outcomes));
  }

  /** Another match by the same rules; cheaper than {@link #start}. */
  public MatchRun again(long otherSeed) {
    return begun(new MatchRun(setup, otherSeed, null));
  }

  /**
   * Another match by the same rules, whose use is told.
   *
   * @param watch is told from the beginning on; not by copies of the run
   */
  public MatchRun again(long otherSeed, RuleWatch watch) {
    MatchRun run = new MatchRun(setup, otherSeed, null);
    run.begin(new RuleReport(run, watch));
    return run;
  }

  private static MatchRun begun(MatchRun run) {
    run.begin(null);
    return run;
  }

  /**
   * Performs the procedure on a table that was set by hand, from this step on until it ends.
   *
   * @return how it ended; it also stops where somebody is to decide
   */
  static Status perform(Board board, int step) {
    return performing(board, step).status();
  }

  /** The same, to go on with what is decided. */
  static MatchRun performing(Board board, int step) {
    MatchRun run = new MatchRun(board, 0, null);
    run.next = step;
    run.run();
    return run;
  }

  /**
   * The match on a table that is set otherwise by hand. What is being asked is asked anew; whoever
   * is to lead is asked for the first card, if the trick has none yet; if it was laid anew, whoever
   * is next.
   *
   * @param setting is handed the table
   * @throws IllegalStateException if no decision is awaited
   */
  MatchRun setByHand(Consumer<Board> setting) {
    question();
    MatchRun set = copy();
    setting.accept(set.board);
    set.question = null;
    set.decision = null;
    set.setByHand = null;
    set.course.decide();
    try {
      set.askAgain(set.setup.steps[current]);
    } catch (Fault fault) {
      set.fail(fault);
    }
    set.run();
    set.setByHand = set.copy();
    return set;
  }

  private void askAgain(Step step) {
    switch (step) {
      case Step.PlayCard _ when trickPlay.leaderHasChanged() -> {
        trickPlay.beginAgain();
        next = stepOfTurn();
      }
      case Step.PlayCard _ when board.tricks.awaitsTurn() -> next = stepOfTurn();
      case Step.PlayCard play -> askForCard(play);
      case Step.Choose choose -> choose(choose);
      case Step.ChooseAtOnce choose -> ask(choices.ask(choose));
      default -> throw new IllegalStateException("Nothing is asked by " + step);
    }
  }

  /** The step that gives turns in the trick under way: the last one before the card is played. */
  private int stepOfTurn() {
    int step = current;
    while (!(setup.steps[step] instanceof Step.NextToPlay)) {
      step--;
    }
    return step;
  }

  /** How it stood when its table was last set by hand; null if it never was. */
  @Nullable MatchRun setByHand() {
    return setByHand;
  }

  /** A copy whose chance comes from elsewhere. */
  MatchRun drawingFrom(Outcomes outcomes) {
    return new MatchRun(this, seed(), outcomes);
  }

  /** A match that has yet to begin, and whose chance comes from elsewhere. */
  static MatchRun waiting(Setup setup, long seed, @Nullable Outcomes outcomes) {
    return new MatchRun(setup, seed, outcomes);
  }

  /** A run of its own that stands where this one does. */
  public MatchRun copy() {
    return new MatchRun(this, null);
  }

  /**
   * The match as it may be for all that a player knows ({@link SeatView#suppose}).
   *
   * @param places the zones in which each card may lie
   */
  MatchRun supposed(int viewer, IndexSet[] places, long seed) {
    Dice dice = new Dice(seed);
    MatchRun supposed = new MatchRun(this, dice.another());
    Question asked = question;
    IndexSet offered = asked != null && asked.decider == viewer ? asked.cards() : IndexSet.EMPTY;
    new Supposition(supposed.board, viewer, places, offered, dice).lay();
    if (setup.steps[current] instanceof Step.ChooseAtOnce choose) {
      supposed.choices.suppose(choose, viewer, dice);
    }
    return supposed;
  }

  // Reading.

  /** The rules. */
  public Program rules() {
    return setup.rules;
  }

  /** What chance is drawn from. */
  public long seed() {
    return draws.seed();
  }

  /** How the match stands. */
  public Status status() {
    Status ended = end;
    return ended == null ? new Status.Deciding(decision()) : ended;
  }

  /** Whether a decision is awaited. */
  public boolean isDeciding() {
    return question != null;
  }

  /**
   * The decision that is awaited.
   *
   * @throws IllegalStateException if none is
   */
  public Decision decision() {
    Decision known = decision;
    if (known == null) {
      known = question().decision(setup);
      decision = known;
    }
    return known;
  }

  private Question question() {
    Question asked = question;
    if (asked == null) {
      throw new IllegalStateException("No decision is awaited: " + end);
    }
    return asked;
  }

  /** The seat that decides, from 1; 0 if no decision is awaited. */
  public int decider() {
    Question asked = question;
    return asked == null ? 0 : asked.decider + 1;
  }

  /**
   * How many alternatives the decision has of which one is to be chosen; 0 if several cards are to
   * be chosen, or no decision is awaited.
   */
  public int alternatives() {
    Question asked = question;
    return asked == null ? 0 : asked.alternatives();
  }

  /**
   * What the decision is called; empty if none is awaited. Cheaper than {@link #decision}, as are
   * the others.
   */
  public String decisionName() {
    Question asked = question;
    return asked == null ? "" : asked.name;
  }

  /** Whether a decision is awaited, and there is but one way to decide. */
  public boolean isForced() {
    Question asked = question;
    return asked != null && asked.isForced();
  }

  /** What has happened so far. The list does not change when the match goes on. */
  public List<Event> events() {
    return History.events(course.history());
  }

  /**
   * What a seat sees and knows, until the match goes on.
   *
   * @param seat from 1
   * @throws IllegalArgumentException if there is no such seat
   */
  public SeatView view(int seat) {
    return new SeatView(this, seat);
  }

  /**
   * The cards in a hand.
   *
   * @param seat from 1
   */
  public IndexSet hand(int seat) {
    return board.zone(setup.rules.handZone() + seat - 1);
  }

  /** The score of each player, as {@link Values} encodes numbers. */
  public List<Long> scores() {
    return Course.scores(board);
  }

  /** How many deals have begun. */
  public int deals() {
    return deals;
  }

  /**
   * The seats that would win if the match ended now.
   *
   * @throws Fault if that cannot be said
   */
  public List<Integer> wouldWin() {
    return Winners.of(board);
  }

  /** The side of a seat, from 1, as a number of no other meaning. */
  public int sideOf(int seat) {
    return board.seats.sideOf(seat - 1);
  }

  /** How the trick under way stands or, between tricks, how the last one ended. */
  public Standing standing() {
    return TrickStanding.of(board.copy(), course.history());
  }

  /** What the obligations say of the hand; empty unless a card is to be played. */
  List<Bearing> bearings() {
    Question asked = question;
    return asked == null || !asked.isPlay() ? List.of() : legality.bearings(asked.player);
  }

  /** How the cards on the table compare; null if no trick is under way. */
  @Nullable TrickComparison comparison() {
    return board.tricks.underWay() ? board.comparison.whole() : null;
  }

  /** The same with a card that is played now; null if none is to be played. */
  @Nullable TrickComparison comparisonWith(int card) {
    Question asked = question;
    if (asked == null || !asked.isPlay()) {
      return null;
    }
    board.tryCard(asked.player, card);
    try {
      return board.comparison.whole();
    } finally {
      board.takeBack();
    }
  }

  /** Is watched from now on; null for by nobody. */
  void watch(@Nullable Witness watching) {
    witness = watching;
  }

  /** Why cards of the hand may not be played; empty unless a card is to be played. */
  List<Exclusion> exclusions() {
    Question asked = question;
    return asked == null || !asked.isPlay() ? List.of() : legality.exclusions(asked.player);
  }

  Setup setup() {
    return setup;
  }

  /** What is being asked, or null. */
  @Nullable Question asked() {
    return question;
  }

  /** Whether the next step is the one that stands after the last one performed. */
  boolean goesStraightOn() {
    return next == setup.successors[current];
  }

  Board board() {
    return board;
  }

  @Nullable History history() {
    return course.history();
  }

  /** The seat whose decision is awaited, from 1, or null. */
  @Nullable Integer turn() {
    Question asked = question;
    return asked == null ? null : asked.player + 1;
  }

  /** How many of the last events are choices that nobody else knows of yet. */
  int pending() {
    return choices.pending();
  }

  // Choosing.

  /**
   * Chooses one alternative, and goes on up to the next decision.
   *
   * @param alternative from 0
   * @throws IllegalArgumentException if there is no such alternative
   * @throws IllegalStateException if no decision is awaited
   */
  public void choose(int alternative) {
    Question asked = question();
    long value = asked.value(alternative);
    answer(
        asked,
        new Answer(asked.player, value, null),
        new Event.Chosen(asked.name, asked.player + 1, value));
  }

  /**
   * Chooses, and goes on up to the next decision.
   *
   * @throws IllegalArgumentException if that is not among the options
   * @throws IllegalStateException if no decision is awaited
   */
  public void choose(Pick pick) {
    switch (pick) {
      case Pick.One one -> choose(one.alternative());
      case Pick.Cards several -> chooseCards(question().cards(setup, several.cards()));
      case Pick.Pass _ -> {
        question().requirePass();
        chooseCards(null);
      }
    }
  }

  /** Chooses what was chosen in an event of a match by the same rules. */
  void repeat(Event event) {
    switch (event) {
      case Event.Chosen chosen -> choose(question().indexOf(chosen.value()));
      case Event.ChosenCards chosen -> chooseCards(chosen.cards());
      case Event.Chance _,
          Event.Shuffled _,
          Event.TrickFinished _,
          Event.Scored _,
          Event.MatchEnded _ ->
          throw new IllegalArgumentException("Not a decision: " + event);
    }
  }

  private void chooseCards(@Nullable IndexSet cards) {
    Question asked = question();
    answer(
        asked,
        new Answer(asked.player, Values.NONE, cards),
        new Event.ChosenCards(asked.name, asked.player + 1, cards));
  }

  private void answer(Question asked, Answer answer, Event event) {
    question = null;
    decision = null;
    course.record(event, asked.audience());
    try {
      takeEffect(setup.steps[current], answer);
    } catch (Fault fault) {
      fail(fault);
    }
    run();
  }

  private void takeEffect(Step step, Answer answer) {
    if (step instanceof Step.PlayCard play) {
      play(play, answer.player(), Values.index(answer.value()));
    } else if (step instanceof Step.Choose choose) {
      choices.settle(choose, answer);
      next = answer.isPass() ? choose.passTarget() : next;
      performed(step);
    } else if (step instanceof Step.ChooseAtOnce choose) {
      ask(choices.settle(choose, answer));
      performed(step);
    }
  }

  private void play(Step.PlayCard step, int player, int card) {
    if (witness != null) {
      witness.plays(player, card);
    }
    trickPlay.play(player, card);
    board.values[step.cardCell()] = Values.of(Values.Kind.CARD, card);
    performed(step);
  }

  // Going on.

  /** Goes on from the beginning to the first decision, watched from then on. */
  void begin(@Nullable Witness watching) {
    witness = watching;
    try {
      board.begin();
    } catch (Fault fault) {
      fail(fault);
    }
    run();
  }

  private void run() {
    try {
      while (question == null && end == null) {
        current = next;
        next = setup.successors[current];
        Step step = setup.steps[current];
        board.blamed = setup.rulesOfSteps[current];
        course.beginStep();
        beginEvaluation();
        if (witness != null) {
          witness.performs(current);
        }
        perform(step);
        performed(step);
      }
    } catch (Fault fault) {
      fail(fault);
    }
  }

  /** Counts what was computed since the last evaluation began, and allows another. */
  private void beginEvaluation() {
    spent += Budget.OF_AN_EVALUATION - board.frame.left();
    if (spent > Budget.OF_A_MATCH) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
    board.frame.allow(Budget.OF_AN_EVALUATION);
  }

  private void performed(Step step) {
    board.followSecrets(step);
    if (witness != null) {
      witness.performed(step);
    }
  }

  private void fail(Fault fault) {
    RuleId rule = fault.rule();
    end = new Status.Failed(fault.kind(), rule == null ? board.blamed : rule);
    question = null;
  }

  private void perform(Step step) {
    // The commonest first: they are told apart one after the other.
    switch (step) {
      case Step.NextToPlay turn -> nextToPlay(turn);
      case Step.PlayCard play -> askForCard(play);
      case Step.JumpUnless jump ->
          next = jump.condition().holds(board.frame) ? next : jump.target();
      case Step.Jump jump -> next = jump.target();
      case Step.SetValue set -> setValue(set);
      case Step.NextElement element -> nextElement(element);
      case Step.BeginPass pass -> course.beginPass(pass, board);
      case Step.SetBack set -> board.reset(set.lifetime());
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
      case Step.NewDeal _ -> newDeal();
      case Step.Shuffle shuffle -> shuffle(shuffle);
      case Step.Deal deal -> cardMoves.deal(deal);
      case Step.MoveAtOnce moves -> cardMoves.moveAtOnce(moves);
      case Step.Show show -> show(show);
      case Step.ChooseAtOnce choose -> ask(choices.ask(choose));
      case Step.NoteScores _ -> course.noteScores(board);
      case Step.Leave leave ->
          board.seats.leave(leave.players().set(board.frame), leave.forTheMatch());
      case Step.FormSide side -> board.seats.formSide(side.players().set(board.frame));
      case Step.PlayFor playFor -> playFor(playFor);
      case Step.EndMatch _ -> endMatch();
    }
  }

  private void nextToPlay(Step.NextToPlay step) {
    int player = trickPlay.nextToPlay();
    if (player < 0) {
      next = step.stageOver();
    } else {
      board.values[step.playerCell()] = Values.of(Values.Kind.PLAYER, player);
    }
  }

  /** Asks for a card. Whoever cannot play any more since the turn began is passed over. */
  private void askForCard(Step.PlayCard step) {
    Question asked = asking.play(step.rule(), Values.index(board.values[step.playerCell()]));
    if (asked == null) {
      board.values[step.cardCell()] = Values.NONE;
    }
    ask(asked);
  }

  private void choose(Step.Choose step) {
    Question asked = choices.ask(step);
    if (asked == null) {
      next = step.passTarget();
    }
    ask(asked);
  }

  private void ask(@Nullable Question asked) {
    if (asked != null && goesOn()) {
      question = asked;
    }
  }

  /** Whether there may be another event. */
  private boolean goesOn() {
    if (course.isTooLong()) {
      end = new Status.Unfinished(board.blamed);
    }
    return end == null;
  }

  private void finishStage(Step.FinishStage step) {
    Event finished = trickPlay.finishStage();
    if (finished == null) {
      next = step.nextStage();
    } else {
      course.record(finished);
    }
  }

  private void score(Step.Score score) {
    IndexSet players = score.players().set(board.frame);
    long points = players.isEmpty() ? Values.NONE : score.value().word(board.frame);
    if (points == Values.NONE) {
      return;
    }
    for (int player = players.next(0); player >= 0; player = players.next(player + 1)) {
      board.seats.score(player, points);
    }
  }

  private void setValue(Step.SetValue step) {
    long value = step.value().word(board.frame);
    if (value != Values.NONE || !step.keepIfNone()) {
      board.set(step.cell(), value);
    }
  }

  private void nextElement(Step.NextElement step) {
    IndexSet left = board.groups[step.groupCell()];
    int element = left.next(0);
    if (element < 0) {
      next = step.exit();
    } else {
      board.groups[step.groupCell()] = left.without(element);
      board.values[step.valueCell()] = Values.of(step.kind(), element);
    }
  }

  private void setRandom(Step.SetRandom step) {
    if (goesOn()) {
      long value = draws.draw(step, setup.namesOfSteps[current]);
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

  private void newDeal() {
    if (deals > 0) {
      course.noteScores(board);
    }
    deals++;
    board.beginDeal();
  }

  private void show(Step.Show step) {
    IndexSet cards = step.cards().set(board.frame);
    IndexSet players = step.players().set(board.frame);
    if (witness != null) {
      witness.shows(cards, players);
    }
  }

  private void playFor(Step.PlayFor step) {
    int player = Values.indexOrNone(step.player().word(board.frame));
    int other = Values.indexOrNone(step.other().word(board.frame));
    if (player >= 0 && other >= 0) {
      board.seats.letDecide(player, other);
    }
  }

  private void endMatch() {
    List<Integer> winners = Winners.of(board);
    course.noteScores(board);
    List<Long> scores = Course.scores(board);
    course.record(new Event.MatchEnded(scores, winners));
    end = new Status.Ended(scores, winners);
  }
}
