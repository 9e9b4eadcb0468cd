package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Answer;

/**
 * A decision that several make in secret, under way. Immutable.
 *
 * @param waiting who has yet to choose
 * @param answers what the others have chosen, by seat
 */
record AtOnce(IndexSet waiting, List<Answer> answers) {

  AtOnce {
    answers = List.copyOf(answers);
  }

  static AtOnce of(IndexSet players) {
    return new AtOnce(players, List.of());
  }

  /** With the answer of the next. */
  AtOnce with(Answer answer) {
    List<Answer> more = new ArrayList<>(answers);
    more.add(answer);
    return new AtOnce(waiting.without(answer.player()), more);
  }

  /** Who is to choose next, by seat; -1 if all have chosen. */
  int next() {
    return waiting.next(0);
  }
}
