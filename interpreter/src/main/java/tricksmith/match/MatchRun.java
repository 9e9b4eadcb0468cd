package tricksmith.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * A match that is played on in place: for batches, where a value for each moment would cost too
 * much. Performs the steps of the procedure one after the other up to the next decision; nothing in
 * it calls itself, and it ends by itself whatever the rules are. Not thread-safe.
 */
public final class MatchRun {

  /** More events than this make a match unfinished. */
  static final int MOST_EVENTS = 100_000;

  /** How many passes of loops there may be without an event. */
  static final int MOST_PASSES = 100_000;

  /** No procedure needs so many steps between two events: it would seem to hang. */
  private static final int MOST_STEPS = 20_000_000;

  private final Setup setup;
  private final long seed;
  private final Board board;
  private final CardMoves cardMoves;
  private final TrickPlay trickPlay;
  private final Legality legality;
  private final Asking asking;

  /** How often there has been a chance event of each name. */
  private final long[] counts;

  /** Where chance events come from if not from the seed. */
  private final @Nullable Outcomes outcomes;

  /** Who is told of each step, or null. */
  private @Nullable Witness witness;

  private int next;
  private int decisive;
  private int idlePasses;
  private int idleSteps;
  private boolean dealUnderWay;
  private @Nullable History history;
  private @Nullable AtOnce atOnce;
  private @Nullable Question question;
  private @Nullable Decision decision;

  /** How it ended, or null while it goes on. */
  private @Nullable Status end;

  private MatchRun(Setup setup, long seed, @Nullable Outcomes outcomes) {
    this.setup = setup;
    this.seed = seed;
    this.outcomes = outcomes;
    board = new Board(setup);
    cardMoves = new CardMoves(board);
    trickPlay = new TrickPlay(board);
    legality = new Legality(board);
    asking = new Asking(board, legality);
    counts = new long[setup.nameHashes.length];
  }

  private MatchRun(MatchRun other) {
    setup = other.setup;
    seed = other.seed;
    outcomes = null;
    board = other.board.copy();
    cardMoves = new CardMoves(board);
    trickPlay = new TrickPlay(board);
    legality = new Legality(board);
    asking = new Asking(board, legality);
    counts = other.counts.clone();
    next = other.next;
    decisive = other.decisive;
    idlePasses = other.idlePasses;
    idleSteps = other.idleSteps;
    dealUnderWay = other.dealUnderWay;
    history = other.history;
    atOnce = other.atOnce;
    question = other.question;
    decision = other.decision;
    end = other.end;
  }

  /** A match from its beginning up to the first decision. */
  public static MatchRun start(Rules rules, long seed) {
    return begun(new MatchRun(new Setup(rules), seed, null));
  }

  /** Another match by the same rules; cheaper than {@link #start}. */
  public MatchRun again(long otherSeed) {
    return begun(new MatchRun(setup, otherSeed, null));
  }

  private static MatchRun begun(MatchRun run) {
    run.begin(null);
    return run;
  }

  /** A match that has yet to begin, and whose chance comes from elsewhere. */
  static MatchRun waiting(Setup setup, long seed, Outcomes outcomes) {
    return new MatchRun(setup, seed, outcomes);
  }

  /** A run of its own that stands where this one does. */
  public MatchRun copy() {
    return new MatchRun(this);
  }

  // Reading.

  /** The rules. */
  public Rules rules() {
    return setup.rules;
  }

  /** What chance is drawn from. */
  public long seed() {
    return seed;
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
    return asked == null ? 0 : asked.values.length;
  }

  /** What has happened so far. The list does not change when the match goes on. */
  public List<Event> events() {
    return History.events(history);
  }

  /** What a seat, from 1, sees and knows, until the match goes on. */
  public SeatView view(int seat) {
    return new SeatView(this, seat);
  }

  /** How the trick under way stands or, between tricks, how the last one ended. */
  Standing standing() {
    return TrickStanding.of(board.copy(), history);
  }

  Setup setup() {
    return setup;
  }

  Board board() {
    return board;
  }

  @Nullable History history() {
    return history;
  }

  /** The seat whose decision is awaited, from 1, or null. */
  @Nullable Integer turn() {
    Question asked = question;
    return asked == null ? null : asked.player + 1;
  }

  /** How many of the last events are choices that nobody else knows of yet. */
  int pending() {
    AtOnce choosing = atOnce;
    return choosing == null ? 0 : choosing.made();
  }

  /** Why cards of the hand may not be played; empty unless a card is to be played. */
  List<Exclusion> exclusions() {
    Question asked = question;
    return asked == null || !asked.play ? List.of() : legality.exclusions(asked.player);
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
    if (alternative < 0 || alternative >= asked.values.length) {
      throw new IllegalArgumentException("No such alternative: " + alternative);
    }
    long value = asked.values[alternative];
    answered(new Event.Chosen(asked.name, asked.player + 1, value), asked);
    takeEffect(asked, value, null);
    run();
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
      case Pick.Pass _ -> pass();
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

  private void pass() {
    Decision.Several several = question().several;
    if (several == null || !several.pass()) {
      throw new IllegalArgumentException("There is no pass");
    }
    chooseCards(null);
  }

  private void chooseCards(@Nullable IndexSet cards) {
    Question asked = question();
    answered(new Event.ChosenCards(asked.name, asked.player + 1, cards), asked);
    takeEffect(asked, Values.NONE, cards);
    run();
  }

  private void answered(Event event, Question asked) {
    question = null;
    decision = null;
    record(event, audience(setup.steps[next - 1], asked));
  }

  /** Who sees what was chosen; null for everybody. */
  private static @Nullable IndexSet audience(Step step, Question asked) {
    Step.Choice choice = choiceOf(step);
    return choice != null && choice.secret() ? IndexSet.of(asked.player).with(asked.decider) : null;
  }

  private static Step.@Nullable Choice choiceOf(Step step) {
    if (step instanceof Step.Choose choose) {
      return choose.choice();
    }
    return step instanceof Step.ChooseAtOnce choose ? choose.choice() : null;
  }

  private void play(Step.PlayCard step, int player, int card) {
    if (witness != null) {
      witness.plays(player, card);
    }
    trickPlay.play(player, card);
    board.values[step.cardCell()] = Values.of(Values.Kind.CARD, card);
    performed(step);
  }

  private void takeEffect(Question asked, long value, @Nullable IndexSet cards) {
    Step step = setup.steps[next - 1];
    try {
      if (end == null && step instanceof Step.PlayCard play) {
        play(play, asked.player, Values.index(value));
      } else if (end == null && step instanceof Step.Choose choose) {
        settle(choose, asked.player, value, cards);
      } else if (end == null && step instanceof Step.ChooseAtOnce choose) {
        settle(choose, asked.player, value, cards);
      }
    } catch (Fault fault) {
      fail(fault);
    }
  }

  private void settle(Step.Choose step, int player, long value, @Nullable IndexSet cards) {
    boolean pass = isPass(value, cards);
    if (pass) {
      next = step.passTarget();
    } else {
      set(step.choice().cell(), value, cards);
    }
    count(step.choice().passing(), player, pass);
  }

  private void settle(Step.ChooseAtOnce step, int player, long value, @Nullable IndexSet cards) {
    AtOnce choosing = Objects.requireNonNull(atOnce);
    if (isPass(value, cards)) {
      atOnce = choosing.withPass(player);
    } else if (cards == null) {
      atOnce = choosing.withValue(player, value);
    } else {
      atOnce = choosing.withCards(player, cards);
    }
    askNext(step);
  }

  private static boolean isPass(long value, @Nullable IndexSet cards) {
    return value == Values.NONE && cards == null;
  }

  private void set(Cell place, long value, @Nullable IndexSet cards) {
    int cell = place.of(board);
    if (cell < 0) {
      throw new Fault(Fault.Kind.NO_SUCH_ENTRY);
    }
    if (cards == null) {
      board.values[cell] = value;
    } else {
      board.groups[cell] = cards;
    }
  }

  private void count(Step.@Nullable Passing passing, int player, boolean pass) {
    if (passing == null) {
      return;
    }
    IndexSet passed = board.groups[passing.groupCell()];
    long before = board.values[passing.countCell()];
    board.groups[passing.groupCell()] = pass ? passed.with(player) : passed.without(player);
    board.values[passing.countCell()] =
        Values.number(pass && before != Values.NONE ? Values.whole(before) + 1 : pass ? 1 : 0);
  }

  /**
   * Asks the next of those who choose at once or, after the last, lets their choices take effect.
   */
  private void askNext(Step.ChooseAtOnce step) {
    AtOnce choosing = Objects.requireNonNull(atOnce);
    int player = choosing.next();
    if (player >= 0) {
      board.values[step.playerCell()] = Values.of(Values.Kind.PLAYER, player);
      question = asking.choice(step.rule(), step.choice(), player);
      return;
    }
    atOnce = null;
    IndexSet players = choosing.players();
    for (int each = players.next(0); each >= 0; each = players.next(each + 1)) {
      board.values[step.playerCell()] = Values.of(Values.Kind.PLAYER, each);
      boolean pass = choosing.passed().contains(each);
      if (!pass) {
        set(step.choice().cell(), choosing.value(each), choosing.cards(each));
      }
      count(step.choice().passing(), each, pass);
    }
    board.groups[step.passedGroupCell()] = choosing.passed();
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
        Step step = setup.steps[next++];
        board.blamed = step.rule();
        if (++idleSteps > MOST_STEPS) {
          throw new Fault(Fault.Kind.TOO_MANY_PASSES);
        }
        perform(step);
        performed(step);
      }
    } catch (Fault fault) {
      fail(fault);
    }
  }

  private void performed(Step step) {
    if (witness != null) {
      witness.performed(step);
    }
  }

  private void fail(Fault fault) {
    RuleId rule = fault.rule();
    end = new Status.Failed(fault.kind(), rule == null ? board.blamed : rule);
    question = null;
    atOnce = null;
  }

  private void perform(Step step) {
    switch (step) {
      case Step.NextToPlay turn -> nextToPlay(turn);
      case Step.PlayCard play -> askForCard(play);
      case Step.JumpUnless jump -> next = jump.condition().holds(board) ? next : jump.target();
      case Step.Jump jump -> next = jump.target();
      case Step.BeginPass pass -> beginPass(pass);
      case Step.BeginTrick _ -> trickPlay.begin();
      case Step.FinishStage finish -> finishStage(finish);
      case Step.CollectTrick _ -> trickPlay.collect();
      case Step.Score score -> score(score);
      case Step.SetValue set -> setValue(set);
      case Step.SetGroup set -> set(set.cell(), Values.NONE, set.group().of(board));
      case Step.SetRandom random -> setRandom(random);
      case Step.NextElement element -> nextElement(element);
      case Step.NewDeal _ -> newDeal();
      case Step.Shuffle shuffle -> shuffle(shuffle);
      case Step.Deal deal -> cardMoves.deal(deal);
      case Step.Move move -> cardMoves.move(move);
      case Step.MoveAtOnce moves -> cardMoves.moveAtOnce(moves);
      case Step.Draw draw -> cardMoves.draw(draw);
      case Step.Turn turn -> cardMoves.turn(turn);
      case Step.Show show -> show(show);
      case Step.Choose choose -> choose(choose);
      case Step.ChooseAtOnce choose -> {
        atOnce = AtOnce.of(choose.players().of(board), setup.players);
        askNext(choose);
      }
      case Step.NoteScores _ -> noteScores();
      case Step.Leave leave -> board.seats.leave(leave.players().of(board), leave.forTheMatch());
      case Step.FormSide side -> board.seats.formSide(side.players().of(board));
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

  /** Asks for a card. Whoever has lost the last one since the turn began is passed over. */
  private void askForCard(Step.PlayCard step) {
    int player = Values.index(board.values[step.playerCell()]);
    question = asking.play(step.rule(), player);
    if (question == null) {
      board.values[step.cardCell()] = Values.NONE;
    }
  }

  private void finishStage(Step.FinishStage step) {
    Event finished = trickPlay.finishStage();
    if (finished == null) {
      next = step.nextStage();
    } else {
      record(finished, null);
    }
  }

  private void beginPass(Step.BeginPass pass) {
    long now = Values.number(decisive);
    if (pass.mustHaveEvent() && board.values[pass.cell()] == now) {
      throw new Fault(Fault.Kind.PASS_WITHOUT_EVENT);
    }
    if (!pass.mustHaveEvent() && ++idlePasses > MOST_PASSES) {
      throw new Fault(Fault.Kind.TOO_MANY_PASSES);
    }
    board.values[pass.cell()] = now;
  }

  private void score(Step.Score score) {
    long points = score.value().of(board);
    if (points == Values.NONE) {
      return;
    }
    IndexSet players = score.players().of(board);
    for (int player = players.next(0); player >= 0; player = players.next(player + 1)) {
      board.seats.score(player, points);
    }
  }

  private void setValue(Step.SetValue step) {
    long value = step.value().of(board);
    if (value != Values.NONE || !step.keepIfNone()) {
      set(step.cell(), value, null);
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
    Drawn drawn = new Drawn();
    step.alternatives().list(board, drawn::add);
    if (drawn.values.isEmpty()) {
      return;
    }
    int name = setup.namesOfSteps[next - 1];
    int keyed = KeyedChance.pick(key(name), drawn.values.size());
    int index = outcomes == null ? keyed : outcomes.pick(step.name(), drawn.values, keyed);
    long value = drawn.values.get(firstThatLooksLike(drawn.values, index));
    counts[name]++;
    record(new Event.Chance(step.name(), value), null);
    set(step.cell(), value, null);
  }

  /** Values while they are being listed. */
  private static final class Drawn {
    private final List<Long> values = new ArrayList<>();

    void add(long value) {
      values.add(value);
    }
  }

  /** Of identical copies the first: which of them is drawn is of no meaning. */
  private int firstThatLooksLike(List<Long> values, int index) {
    long value = values.get(index);
    if (!setup.copies || Values.isNumber(value) || Values.kind(value) != Values.Kind.CARD) {
      return index;
    }
    int first = 0;
    while (setup.faces[Values.index(values.get(first))] != setup.faces[Values.index(value)]) {
      first++;
    }
    return first;
  }

  private long key(int name) {
    return KeyedChance.key(seed, setup.nameHashes[name], counts[name]);
  }

  private void newDeal() {
    if (dealUnderWay) {
      noteScores();
    }
    dealUnderWay = true;
    board.beginDeal();
  }

  private void shuffle(Step.Shuffle step) {
    int zone = cardMoves.zoneAt(step.zone());
    if (zone < 0) {
      return;
    }
    int name = setup.namesOfZones[zone];
    int[] order = Shuffling.order(setup, board.piles.inOrder(zone), key(name));
    if (outcomes != null) {
      order = outcomes.order(zone, order);
    }
    counts[name]++;
    List<Integer> cards = new ArrayList<>(order.length);
    for (int card : order) {
      cards.add(card);
      board.piles.face(card, Piles.AS_ITS_ZONE);
    }
    board.piles.arrange(zone, order);
    record(new Event.Shuffled(zone, cards), IndexSet.EMPTY);
  }

  private void show(Step.Show step) {
    IndexSet cards = step.cards().of(board);
    IndexSet players = step.players().of(board);
    if (witness != null) {
      witness.shows(cards, players);
    }
  }

  private void choose(Step.Choose step) {
    int player = Values.indexOrNone(step.choice().player().of(board));
    if (player < 0) {
      next = step.passTarget();
    } else {
      question = asking.choice(step.rule(), step.choice(), player);
    }
  }

  private void playFor(Step.PlayFor step) {
    int player = Values.indexOrNone(step.player().of(board));
    int other = Values.indexOrNone(step.other().of(board));
    if (player >= 0 && other >= 0) {
      board.seats.letDecide(player, other);
    }
  }

  // Events.

  private void record(Event event, @Nullable IndexSet audience) {
    history = History.with(history, event, audience);
    if (event.determines()) {
      idlePasses = 0;
      idleSteps = 0;
      if (++decisive > MOST_EVENTS) {
        end = new Status.Unfinished(board.blamed);
      }
    }
  }

  private void noteScores() {
    Event.Scored scored = new Event.Scored(scores());
    if (history == null || !history.event().equals(scored)) {
      record(scored, null);
    }
  }

  private List<Long> scores() {
    return Arrays.stream(board.seats.scores()).boxed().toList();
  }

  private void endMatch() {
    List<Integer> winners = Winners.of(board);
    noteScores();
    List<Long> scores = scores();
    record(new Event.MatchEnded(scores, winners), null);
    end = new Status.Ended(scores, winners);
  }
}
