package tricksmith.playtest;

/** Is told how a batch goes on, always by the thread that called for it. */
public interface Onlooker {

  /** So many matches have been played; of a paired batch, by both rules. */
  default void played(int matches) {}

  /** Whether to stop. Asked now and then; matches under way are then dropped. */
  default boolean isCancelled() {
    return false;
  }
}
