package tricksmith.playtest;

import java.io.IOException;

/**
 * Is told how a batch goes on, always by the thread that called for it.
 *
 * @param <T> what is recorded of a match
 */
public interface Listener<T> {

  /**
   * Takes what was recorded of the next match, in the order of the matches.
   *
   * @throws IOException to end the batch, as what was recorded cannot be kept
   */
  void take(T recorded) throws IOException;

  /** So many matches have been played. */
  default void played(int matches) {}

  /** Whether to stop. Asked now and then; matches under way are then dropped. */
  default boolean isCancelled() {
    return false;
  }
}
