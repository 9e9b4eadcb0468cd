package tricksmith.engine.play;

import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;

/**
 * Lets an observer watch without influencing the match: what it evaluates costs the match nothing,
 * and its faults do not end the match.
 */
record IsolatedObserver(StepObserver observer, Board board) implements StepObserver {

  @Override
  public void plays(int player, int card) {
    aside(() -> observer.plays(player, card));
  }

  @Override
  public void chooses(Step step, Question asked, Answer answer) {
    aside(() -> observer.chooses(step, asked, answer));
  }

  @Override
  public void shows(IndexSet cards, IndexSet players) {
    aside(() -> observer.shows(cards, players));
  }

  /** Reports cards that are shown but have not been worked out yet. */
  void shows(Step.Show step) {
    aside(() -> observer.shows(step.cards().set(board.frame), step.players().set(board.frame)));
  }

  @Override
  public boolean isToldBefore() {
    return observer.isToldBefore();
  }

  @Override
  public void performs(int place) {
    if (isToldBefore()) {
      aside(() -> observer.performs(place));
    }
  }

  @Override
  public boolean isToldAfter(Step step) {
    return observer.isToldAfter(step);
  }

  @Override
  public void performed(Step step) {
    if (isToldAfter(step)) {
      aside(() -> observer.performed(step));
    }
  }

  private void aside(Runnable looking) {
    @Nullable RuleId blamed = board.blamed;
    try {
      board.allowance.aside(looking);
    } catch (Fault _) {
      // The match meets it itself if it evaluates the same.
    } finally {
      board.blamed = blamed;
    }
  }
}
