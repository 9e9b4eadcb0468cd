package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Answer;

/**
 * A secret decision of several players, under way. Immutable.
 *
 * @param waiting the players who have yet to choose
 * @param answers what the others have chosen, by seat
 */
record AtOnce(IndexSet waiting, List<Answer> answers) {

  AtOnce {
    answers = List.copyOf(answers);
  }

  static AtOnce of(IndexSet players) {
    return new AtOnce(players, List.of());
  }

  /** Returns a copy with the next player's answer. */
  AtOnce with(Answer answer) {
    List<Answer> more = new ArrayList<>(answers);
    more.add(answer);
    return new AtOnce(waiting.without(answer.player()), more);
  }

  /** Returns the next player to choose, by seat, or -1 if all have chosen. */
  int next() {
    return waiting.next(0);
  }
}
