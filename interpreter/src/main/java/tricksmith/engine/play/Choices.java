package tricksmith.engine.play;

import java.util.List;
import java.util.Objects;
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

  private final Board board;
  private final Questions questions;

  /** What has been chosen so far in a decision made at once; null while there is none. */
  private @Nullable AtOnce atOnce;

  Choices(Board board, Questions questions) {
    this.board = board;
    this.questions = questions;
  }

  Choices(Choices other, Board board, Questions questions) {
    this.board = board;
    this.questions = questions;
    atOnce = other.atOnce;
  }

  /** Takes over what has been chosen so far in another match by the same rules. */
  void become(Choices other) {
    atOnce = other.atOnce;
  }

  /** Forgets what has been chosen. */
  void forget() {
    atOnce = null;
  }

  /** Returns how many players have chosen in secret. */
  public int pending() {
    AtOnce choosing = atOnce;
    return choosing == null ? 0 : choosing.answers().size();
  }

  /**
   * Returns the players who are about to choose in secret, before the first has; empty for none.
   */
  public IndexSet aboutToChoose() {
    AtOnce choosing = atOnce;
    return choosing == null || !choosing.answers().isEmpty() ? IndexSet.EMPTY : choosing.waiting();
  }

  /** Begins a decision of one player; returns null if nobody is to decide. */
  @Nullable Question ask(Step.Choose step) {
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
  @Nullable Question ask(Step.ChooseAtOnce step) {
    atOnce = AtOnce.of(step.players().set(board.frame));
    return askNext(step);
  }

  /**
   * Keeps what one of several players has chosen and asks the next; returns null after the last.
   */
  @Nullable Question settle(Step.ChooseAtOnce step, Answer answer) {
    atOnce = Objects.requireNonNull(atOnce).with(answer);
    return askNext(step);
  }

  private @Nullable Question askNext(Step.ChooseAtOnce step) {
    AtOnce choosing = Objects.requireNonNull(atOnce);
    int player = choosing.next();
    if (player < 0) {
      settleAll(step, choosing);
      return null;
    }
    bind(step, player);
    return questions.choice(step.rule(), step.choice(), player);
  }

  /**
   * Replaces what others have chosen in secret with something else they could have chosen, since
   * nobody knows it.
   */
  public void suppose(Step.ChooseAtOnce step, int viewer, Dice dice) {
    AtOnce choosing = atOnce;
    if (choosing == null || choosing.answers().isEmpty()) {
      return;
    }
    long asked = board.cells.value(step.playerCell());
    AtOnce supposed = new AtOnce(choosing.waiting(), List.of());
    for (Answer answer : choosing.answers()) {
      boolean known = board.seats.decider(answer.player()) == viewer;
      bind(step, answer.player());
      supposed = supposed.with(known ? answer : anything(step, answer.player(), dice));
    }
    board.cells.putValue(step.playerCell(), asked);
    atOnce = supposed;
  }

  private Answer anything(Step.ChooseAtOnce step, int player, Dice dice) {
    return questions.choice(step.rule(), step.choice(), player).anything(dice);
  }

  private void settleAll(Step.ChooseAtOnce step, AtOnce chosen) {
    atOnce = null;
    IndexSet passed = IndexSet.EMPTY;
    for (Answer answer : chosen.answers()) {
      bind(step, answer.player());
      if (answer.isPass()) {
        passed = passed.with(answer.player());
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
      IndexSet passed = board.cells.group(passing.groupCell());
      board.cells.putGroup(passing.groupCell(), passed.with(answer.player()));
    }
    long inARow = board.cells.value(passing.countCell());
    long before = inARow == Values.NONE ? 0 : Values.numerator(inARow);
    board.cells.putValue(passing.countCell(), Values.number(answer.isPass() ? before + 1 : 0));
  }
}
