package tricksmith.playtest;

import java.io.IOException;
import tricksmith.playtest.simulation.Onlooker;

/**
 * Receives what is recorded from the matches of a batch, always on the thread that started it.
 *
 * @param <T> what is recorded from a match
 */
public interface Listener<T> extends Onlooker {

  /**
   * Receives the record of the next match, in match order.
   *
   * @throws IOException if the record cannot be stored, which ends the batch
   */
  void take(T recorded) throws IOException;
}
