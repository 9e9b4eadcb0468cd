package tricksmith.playtest;

import java.io.IOException;

/**
 * Takes what is recorded of the matches of a batch, always in the thread that called for it.
 *
 * @param <T> what is recorded of a match
 */
public interface Listener<T> extends Onlooker {

  /**
   * Takes what was recorded of the next match, in the order of the matches.
   *
   * @throws IOException to end the batch, as what was recorded cannot be kept
   */
  void take(T recorded) throws IOException;
}
