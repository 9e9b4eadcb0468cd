package tricksmith.engine.play;

import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.CardChooser;
import tricksmith.engine.state.Allowance;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.Piles;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.engine.state.State;
import tricksmith.engine.state.StateLayout;
import tricksmith.program.CompilableSteps;
import tricksmith.program.Performance;
import tricksmith.program.Stage;
import tricksmith.program.StepCode;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Plays a trick from its first card to its winner in one go, instead of step by step: for matches
 * of which no record is kept, while nobody looks on. It changes and counts what the steps would,
 * and stops between two of them wherever something out of the ordinary is ahead.
 */
final class StagePlay {

  private final Board board;
  private final PreparedProgram prepared;
  private final @Nullable CompilableSteps compilable;
  private final State state;
  private final Allowance allowance;
  private final Course course;
  private final Legality legality;
  private final Questions questions;
  private final TrickPlay trickPlay;

  /** Who chooses cards without anybody looking; null for nobody. */
  private @Nullable CardChooser chooser;

  // Where things are in the state, which has one word for each set.
  private final int hands;
  private final int firstSet;
  private final int tableSet;
  private final int played;
  private final int inPlay;
  private final int turns;
  private final int deciders;
  private final int above;
  private final int below;
  private final int tableEnd;
  private final int lying;
  private final int lyingOnTable;
  private final int playedBy;
  private final int playedAt;
  private final int plays;

  StagePlay(
      Board board, Course course, Legality legality, Questions questions, TrickPlay trickPlay) {
    this.board = board;
    this.course = course;
    this.legality = legality;
    this.questions = questions;
    this.trickPlay = trickPlay;
    prepared = board.prepared;
    compilable = prepared.rules.procedure().compilable();
    state = board.state;
    allowance = board.allowance;
    StateLayout layout = state.layout;
    int table = prepared.rules.tableZone();
    hands = layout.zoneSets + prepared.rules.handZone();
    firstSet = layout.sets;
    tableSet = layout.zoneSets + table;
    played = layout.played;
    inPlay = layout.inPlay;
    turns = layout.turns;
    deciders = layout.deciders;
    above = layout.above;
    below = layout.below;
    tableEnd = layout.cards + table;
    lying = layout.lying;
    lyingOnTable = Piles.lying(table, Piles.AS_ITS_ZONE);
    playedBy = layout.playedBy;
    playedAt = layout.playedAt;
    plays = layout.plays;
  }

  /** Has cards chosen from now on; null for no more. */
  void choose(@Nullable CardChooser choosing) {
    chooser = choosing;
  }

  /** Who chooses cards, or null. */
  @Nullable CardChooser chooser() {
    return chooser;
  }

  /** Plays the trick that the step under way has begun, if somebody chooses the cards. */
  void play(Performance performance) {
    Stage stage = prepared.stages[state.numbers[StateLayout.STEP]];
    CardChooser choosing = chooser;
    if (stage != null && choosing != null && isOrdinary()) {
      long cards = playCards(stage, choosing, performance);
      if (cards != 0 && board.comparison.gradesCards() && allowance.beginAfter(stage.idle() + 1)) {
        finish(stage, cards, performance);
      } else if (state.numbers[StateLayout.PLAYS] != 0) {
        state.numbers[StateLayout.NEXT_STEP] = stage.afterCard();
      }
    }
  }

  /** Whether there is room for the trick, and no limit is near. */
  private boolean isOrdinary() {
    int[] numbers = state.numbers;
    int count = numbers[StateLayout.TURNS];
    return prepared.cardsFitAWord
        && state.isNarrow()
        && count <= state.layout.roomForPlays
        && numbers[StateLayout.DECISIVE] + count < Course.MOST_EVENTS;
  }

  /** Plays the cards of the trick, and tells which they are; none if it left off before the end. */
  private long playCards(Stage stage, CardChooser choosing, Performance performance) {
    int[] numbers = state.numbers;
    int count = numbers[StateLayout.TURNS];
    long cards = 0;
    int between = stage.idle() + 1;
    int stepsBefore = 1;
    for (int turn = 0; turn < count; turn++) {
      int player = numbers[turns + turn];
      if (canPlay(player)) {
        if (!allowance.beginAfter(stepsBefore)) {
          return 0;
        }
        numbers[StateLayout.TURNS_TAKEN] = turn + 1;
        cards |= playCard(stage, choosing, player, performance);
        stepsBefore = between;
      } else {
        numbers[StateLayout.TURNS_TAKEN] = turn + 1;
      }
    }
    return cards;
  }

  private boolean canPlay(int player) {
    long[] words = state.words;
    return words[firstSet + hands + player] != 0 && (words[firstSet + inPlay] >>> player & 1) != 0;
  }

  /** Compares the cards of the trick, of which the last turn has been taken. */
  private void finish(Stage stage, long cards, Performance performance) {
    int place = stage.next().stageOver();
    int[] numbers = state.numbers;
    numbers[StateLayout.STEP] = place;
    numbers[StateLayout.IDLE_STEPS] = stage.idle() + 2;
    board.blamed = null;
    if (finishStage(cards, performance)) {
      numbers[StateLayout.NEXT_STEP] = prepared.successors[place];
      course.finishedTrick();
    } else {
      numbers[StateLayout.NEXT_STEP] = stage.finish().nextStage();
    }
  }

  /** The player plays a card, which is returned as a set. */
  private long playCard(Stage stage, CardChooser choosing, int player, Performance performance) {
    long[] words = state.words;
    int playerCell = stage.next().playerCell();
    words[playerCell] = Values.of(Values.Kind.PLAYER, player);
    state.turnTaken(playerCell);
    board.blamed = stage.play().rule();
    return playCard(choosing, player, playerCell, stage.play().cardCell(), performance);
  }

  private long playCard(
      CardChooser choosing, int player, int playerCell, int cardCell, Performance performance) {
    long[] words = state.words;
    boolean leads = state.numbers[StateLayout.PLAYS] == 0;
    legality.prepare(player);
    long allowed = playable(player, words[firstSet + hands + player], leads, performance);
    allowed = prepared.copies ? questions.withoutCopies(allowed) : allowed;
    int decider = state.numbers[deciders + player] + 1;
    long chosen = Long.expand(1L << choosing.choose(decider, Long.bitCount(allowed)), allowed);
    int card = Long.numberOfTrailingZeros(chosen);
    words[cardCell] = Values.of(Values.Kind.CARD, card);
    moveSets(words, player, chosen);
    layOnTable(state.numbers, card);
    keepPlay(state.numbers, player, card);
    state.cardPlayed(leads, playerCell, cardCell);
    return chosen;
  }

  // Other steps between the cards of a trick.

  /** Whether somebody chooses cards, and the next can be played without a limit being near. */
  boolean mayPlayCard() {
    return chooser != null
        && prepared.cardsFitAWord
        && state.isNarrow()
        && state.numbers[StateLayout.PLAYS] < state.layout.roomForPlays
        && state.numbers[StateLayout.DECISIVE] < Course.MOST_EVENTS;
  }

  /** The player in the cell plays a card, after {@link #mayPlayCard}; or none without any. */
  void playCard(int playerCell, int cardCell, Performance performance) {
    int player = Values.index(state.words[playerCell]);
    CardChooser choosing = chooser;
    if (choosing != null && canPlay(player)) {
      playCard(choosing, player, playerCell, cardCell, performance);
    } else {
      board.cells.putValue(cardCell, Values.NONE);
    }
  }

  /** Compares the cards of the stage, and tells whether the trick is finished. */
  boolean finishStage(Performance performance) {
    int plays = state.numbers[StateLayout.PLAYS];
    if (prepared.cardsFitAWord && state.isNarrow() && board.comparison.gradesCards()) {
      long cards = board.tricks.wordOf(board.tricks.stageBegins());
      if (board.tricks.stageBegins() == 0 && Long.bitCount(cards) == plays) {
        return finishStage(cards, performance);
      }
    }
    return trickPlay.finishStage();
  }

  /** The same of a stage that is the whole trick, and has these cards. */
  private boolean finishStage(long cards, Performance performance) {
    @Nullable RuleId rule = board.blamed;
    long best = best(cards, performance);
    board.blamed = rule;
    if (Long.bitCount(best) != 1) {
      return trickPlay.finishStage(board.tricks.playsOf(best, board.tricks.stageBegins()));
    }
    trickPlay.finish(cards, Long.numberOfTrailingZeros(best), suitLed());
    return true;
  }

  private @Nullable StepCode code() {
    return compilable == null ? null : compilable.code();
  }

  private long playable(int player, long hand, boolean leads, Performance performance) {
    StepCode code = code();
    if (code != null) {
      try {
        long value = Values.of(Values.Kind.PLAYER, player);
        return code.playable(hand, value, leads, performance, board.frame);
      } catch (TooWide _) {
        startOver();
      }
    }
    TrickLaw.Obligation[] binding = leads ? prepared.leading : prepared.following;
    return legality.playableWord(player, hand, binding);
  }

  private long best(long cards, Performance performance) {
    StepCode code = code();
    if (code != null) {
      try {
        return code.best(cards, performance, board.frame);
      } catch (TooWide _) {
        startOver();
      }
    }
    return board.comparison.bestOf(cards);
  }

  private long suitLed() {
    StepCode code = code();
    if (code != null) {
      long left = board.frame.left();
      long room = board.frame.room();
      try {
        return code.suitLed(board.frame);
      } catch (TooWide _) {
        takeBack();
        board.frame.allow(left, room);
      }
    }
    return board.suitLed();
  }

  /** What has been translated cannot tell: it is not asked any more. */
  private void startOver() {
    takeBack();
    allowance.beginStepAgain();
  }

  private void takeBack() {
    if (compilable != null) {
      compilable.takeBack();
    }
  }

  private void moveSets(long[] words, int player, long chosen) {
    words[firstSet + hands + player] ^= chosen;
    words[firstSet + tableSet] |= chosen;
    words[firstSet + played] |= chosen;
  }

  private void layOnTable(int[] numbers, int card) {
    int over = numbers[above + card];
    int under = numbers[below + card];
    numbers[below + over] = under;
    numbers[above + under] = over;
    int next = numbers[below + tableEnd];
    numbers[above + card] = tableEnd;
    numbers[below + card] = next;
    numbers[below + tableEnd] = card;
    numbers[above + next] = card;
    numbers[lying + card] = lyingOnTable;
  }

  private void keepPlay(int[] numbers, int player, int card) {
    int play = plays + numbers[StateLayout.PLAYS]++ * StateLayout.NUMBERS_OF_A_PLAY;
    numbers[play] = card;
    numbers[play + 1] = player;
    numbers[playedBy + card] = player;
    numbers[playedAt + card] = numbers[StateLayout.CARDS_PLAYED]++;
    numbers[StateLayout.DECISIVE]++;
    numbers[StateLayout.SCORES_NOTED] = 0;
    numbers[StateLayout.IDLE_PASSES] = 0;
    numbers[StateLayout.IDLE_STEPS] = 0;
  }
}
