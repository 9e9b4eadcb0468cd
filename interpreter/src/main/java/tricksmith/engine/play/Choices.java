package tricksmith.engine.play;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Dice;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.value.Values;

/**
 * Decisions other than plays: asks players one after the other or all at once, and applies the
 * answers.
 */
public final class Choices {

  private static final Answer[] NO_ANSWERS = {};

  private final Board board;
  private final Questions questions;

  /** The players who choose at once, in a decision under way, as bits; none while there is none. */
  private long choosing;

  /** What they have chosen so far, by seat: the first {@code answered}; others are for later. */
  private Answer[] answers = NO_ANSWERS;

  private int answered;

  Choices(Board board, Questions questions) {
    this.board = board;
    this.questions = questions;
  }

  Choices(Choices other, Board board, Questions questions) {
    this.board = board;
    this.questions = questions;
    become(other);
  }

  /** Takes over what has been chosen so far in another match by the same rules. */
  void become(Choices other) {
    choosing = other.choosing;
    answered = other.answered;
    for (int place = 0; place < answered; place++) {
      answerAt(place).become(other.answers[place]);
    }
  }

  void forget() {
    choosing = 0;
    answered = 0;
  }

  private Answer answerAt(int place) {
    if (answers.length == 0) {
      answers = new Answer[board.prepared.players];
      Arrays.setAll(answers, _ -> new Answer());
    }
    return answers[place];
  }

  /** Returns how many players have chosen in secret. */
  public int pending() {
    return answered;
  }

  /**
   * Returns the players who are about to choose in secret, before the first has; empty for none.
   */
  public IndexSet aboutToChoose() {
    return answered == 0 ? IndexSet.ofWord(choosing) : IndexSet.EMPTY;
  }

  /** Begins a decision of one player; returns null if nobody is to decide. */
  @Nullable Offer ask(Step.Choose step) {
    int player = Values.indexOrNone(step.choice().player().word(board.frame));
    return player < 0 ? null : questions.choice(step.rule(), step.choice(), player);
  }

  /** Applies what one player has chosen. */
  void settle(Step.Choose step, Answer answer) {
    if (!answer.isPass()) {
      set(step.choice(), answer);
    }
    count(step.choice().passing(), answer);
  }

  /** Begins a decision of several players; returns null if none of them is to decide. */
  @Nullable Offer ask(Step.ChooseAtOnce step) {
    choosing = step.players().mask(board.frame);
    answered = 0;
    return askNext(step, 0);
  }

  /**
   * Keeps what one of several players has chosen and asks the next; returns null after the last.
   */
  @Nullable Offer settle(Step.ChooseAtOnce step, Answer answer) {
    answerAt(answered++).become(answer);
    return askNext(step, answer.player() + 1);
  }

  /** Asks the next player by seat, from this one on. */
  private @Nullable Offer askNext(Step.ChooseAtOnce step, int first) {
    long left = choosing & -1L << first;
    if (left == 0) {
      settleAll(step);
      return null;
    }
    int player = Long.numberOfTrailingZeros(left);
    bind(step, player);
    return questions.choice(step.rule(), step.choice(), player);
  }

  /**
   * Replaces what others have chosen in secret with something else they could have chosen, since
   * nobody knows it.
   */
  public void suppose(Step.ChooseAtOnce step, int viewer, Dice dice) {
    long asked = board.cells.value(step.playerCell());
    Questions others = questions.others();
    for (int place = 0; place < answered; place++) {
      int player = answers[place].player();
      if (board.seats.decider(player) != viewer) {
        bind(step, player);
        others
            .choice(step.rule(), step.choice(), player)
            .question()
            .drawAnswer(dice, answers[place]);
      }
    }
    board.cells.putValue(step.playerCell(), asked);
  }

  private void settleAll(Step.ChooseAtOnce step) {
    int all = answered;
    forget();
    long passed = 0;
    for (int place = 0; place < all; place++) {
      Answer answer = answers[place];
      bind(step, answer.player());
      if (answer.isPass()) {
        passed |= 1L << answer.player();
      } else {
        set(step.choice(), answer);
      }
      count(step.choice().passing(), answer);
    }
    board.cells.putGroup(step.passedGroupCell(), passed);
  }

  private void bind(Step.ChooseAtOnce step, int player) {
    board.cells.putValue(step.playerCell(), Values.of(Values.Kind.PLAYER, player));
  }

  private void set(Step.Choice choice, Answer answer) {
    if (choice.secret()) {
      board.cells.setSecretly(board.existing(choice.cell()), answer);
    } else {
      board.cells.setOpenly(board.existing(choice.cell()), answer);
    }
  }

  /** Keeps track of who has passed in the loop around the decision, and how many times in a row. */
  private void count(Step.@Nullable Passing passing, Answer answer) {
    if (passing == null) {
      return;
    }
    if (answer.isPass()) {
      board.cells.addToGroup(passing.groupCell(), answer.player());
    }
    long inARow = board.cells.value(passing.countCell());
    long before = inARow == Values.NONE ? 0 : Values.numerator(inARow);
    board.cells.putValue(passing.countCell(), Values.number(answer.isPass() ? before + 1 : 0));
  }
}
