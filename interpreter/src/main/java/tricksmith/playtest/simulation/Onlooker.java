package tricksmith.playtest.simulation;

/** Follows the progress of a batch. All methods are called on the thread that started it. */
public interface Onlooker {

  /** Reports how many matches, or pairs of matches, have been played so far. */
  default void played(int matches) {}

  /** Whether to stop. Polled from time to time; matches still in progress are discarded. */
  default boolean isCancelled() {
    return false;
  }
}
