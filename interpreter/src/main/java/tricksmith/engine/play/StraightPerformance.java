package tricksmith.engine.play;

import tricksmith.engine.state.Allowance;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.Piles;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.engine.state.State;
import tricksmith.engine.state.StateLayout;
import tricksmith.program.Performance;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** The operations that translated steps call, for matches without a record. */
final class StraightPerformance extends Performance {

  private final Board board;
  private final PreparedProgram prepared;
  private final State state;
  private final Allowance allowance;
  private final Course course;
  private final Draws draws;
  private final CardMoves cardMoves;
  private final Legality legality;
  private final TrickPlay trickPlay;
  final StagePlay stagePlay;

  StraightPerformance(
      Board board,
      Course course,
      Draws draws,
      CardMoves cardMoves,
      Legality legality,
      TrickPlay trickPlay,
      StagePlay stagePlay) {
    this.legality = legality;
    this.board = board;
    this.course = course;
    this.draws = draws;
    this.cardMoves = cardMoves;
    this.trickPlay = trickPlay;
    this.stagePlay = stagePlay;
    prepared = board.prepared;
    state = board.state;
    allowance = board.allowance;
  }

  @Override
  public boolean begins(int step, int count) {
    if (!allowance.beginAfter(count - 1)) {
      return false;
    }
    int[] numbers = state.numbers;
    numbers[StateLayout.STEP] = step;
    numbers[StateLayout.IDLE_STEPS] += count;
    board.blamed = null;
    return true;
  }

  @Override
  public void reaches(int step) {
    state.numbers[StateLayout.STEP] = step;
  }

  @Override
  public void breaksOff(int[] counted) {
    int[] numbers = state.numbers;
    int following = counted[numbers[StateLayout.STEP]] - 1;
    if (following > 0) {
      allowance.takeBack(following);
      numbers[StateLayout.IDLE_STEPS] -= following;
    }
  }

  @Override
  public int beginTrick() {
    trickPlay.begin();
    int[] numbers = state.numbers;
    numbers[StateLayout.NEXT_STEP] = prepared.successors[numbers[StateLayout.STEP]];
    stagePlay.play(this);
    return state.numbers[StateLayout.NEXT_STEP];
  }

  @Override
  public boolean nextToPlay(int playerCell) {
    int player = trickPlay.nextToPlay();
    if (player < 0) {
      return false;
    }
    board.cells.putValue(playerCell, Values.of(Values.Kind.PLAYER, player));
    return true;
  }

  @Override
  public boolean mayPlayCard() {
    return stagePlay.mayPlayCard();
  }

  @Override
  public void playCard(int playerCell, int cardCell) {
    stagePlay.playCard(playerCell, cardCell, this);
  }

  @Override
  public boolean finishStage() {
    if (stagePlay.finishStage(this)) {
      course.finishedTrick();
      return true;
    }
    return false;
  }

  @Override
  public void collectTrick() {
    trickPlay.collect();
  }

  @Override
  public void beginPass(int cell, boolean mustHaveEvent) {
    course.beginPass(cell, mustHaveEvent);
  }

  @Override
  public void reset(Program.Lifetime lifetime) {
    board.cells.reset(lifetime);
  }

  @Override
  public boolean nextElement(int groupCell, int valueCell, long kind) {
    int element = board.cells.takeFirst(groupCell);
    if (element < 0) {
      return false;
    }
    board.cells.putValue(valueCell, kind | element);
    return true;
  }

  @Override
  public void setValue(int cell, long value) {
    board.cells.setValue(cell, value);
  }

  @Override
  public void setGroup(int cell, long group) {
    board.cells.setGroup(cell, group);
  }

  @Override
  public void noteScores() {
    course.noteScores();
  }

  @Override
  public void move(long cards, int zone, boolean atTheBottom) {
    cardMoves.move(cards, zone, Piles.AS_ITS_ZONE, atTheBottom);
  }

  @Override
  public void move(long cards, int zone, boolean atTheBottom, boolean facing, boolean up) {
    int turned = up ? Piles.UP : Piles.DOWN;
    cardMoves.move(cards, zone, facing ? turned : Piles.AS_ITS_ZONE, atTheBottom);
  }

  @Override
  public void score(long players, long points) {
    board.seats.scoreEach(players, points);
  }

  @Override
  public void draw(long players, long count, int zone) {
    cardMoves.draw(players, Values.whole(count), zone);
  }

  @Override
  public void deal(Step.Deal step) {
    cardMoves.deal(step);
  }

  @Override
  public void moveAtOnce(Step.MoveAtOnce step) {
    cardMoves.moveAtOnce(step);
  }

  @Override
  public boolean mayShuffle() {
    return !course.isTooLong();
  }

  @Override
  public void shuffle(Step.Shuffle step) {
    int zone = cardMoves.zoneAt(step.zone());
    if (zone >= 0) {
      draws.shuffle(zone);
    }
  }

  @Override
  public void turn(long cards, boolean up) {
    cardMoves.turn(cards, up);
  }

  @Override
  public void blame(RuleId rule) {
    board.blamed = rule;
  }

  @Override
  public long narrow(int obligation, long player, long cards) {
    return legality.narrowOneByOne(
        prepared.rules.trick().obligations().get(obligation), Values.index(player), cards);
  }

  @Override
  public long narrow(
      int obligation, long player, long cards, long apart, long fulfilling, long exempt) {
    return legality.narrow(
        prepared.rules.trick().obligations().get(obligation),
        Values.index(player),
        cards,
        apart,
        fulfilling,
        exempt);
  }

  @Override
  public long firstOrLast(long cards, boolean first) {
    return board.tricks.firstOrLast(cards, first);
  }

  @Override
  public void decides(int criterion) {
    board.comparison.decides(criterion);
  }
}
