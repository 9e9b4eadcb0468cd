package tricksmith.engine.play;

import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Answer;
import tricksmith.program.Step;

/** Lets two observers watch the same match. */
public record BothObservers(StepObserver first, StepObserver second) implements StepObserver {

  @Override
  public void plays(int player, int card) {
    first.plays(player, card);
    second.plays(player, card);
  }

  @Override
  public void chooses(Step step, Question asked, Answer answer) {
    first.chooses(step, asked, answer);
    second.chooses(step, asked, answer);
  }

  @Override
  public void shows(IndexSet cards, IndexSet players) {
    first.shows(cards, players);
    second.shows(cards, players);
  }

  @Override
  public boolean isToldBefore() {
    return first.isToldBefore() || second.isToldBefore();
  }

  @Override
  public void performs(int place) {
    if (first.isToldBefore()) {
      first.performs(place);
    }
    if (second.isToldBefore()) {
      second.performs(place);
    }
  }

  @Override
  public boolean isToldAfter(Step step) {
    return first.isToldAfter(step) || second.isToldAfter(step);
  }

  @Override
  public void performed(Step step) {
    if (first.isToldAfter(step)) {
      first.performed(step);
    }
    if (second.isToldAfter(step)) {
      second.performed(step);
    }
  }
}
