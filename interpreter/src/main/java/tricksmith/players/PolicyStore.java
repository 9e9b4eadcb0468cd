package tricksmith.players;

import java.util.Optional;

/**
 * Keeps policies for other processes. May forget anything at any time, and is not trusted blindly:
 * a damaged policy is learned again. Thread-safe.
 */
public interface PolicyStore {

  /** Keeps nothing. */
  PolicyStore NOTHING =
      new PolicyStore() {
        @Override
        public Optional<byte[]> find(String key) {
          return Optional.empty();
        }

        @Override
        public void keep(String key, byte[] content) {}
      };

  /**
   * Returns what is kept under a key.
   *
   * @param key a text that may be the name of a file
   */
  Optional<byte[]> find(String key);

  /** Keeps something under a key, instead of what was there, if that is possible. */
  void keep(String key, byte[] content);
}
