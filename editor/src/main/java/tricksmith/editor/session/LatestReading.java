package tricksmith.editor.session;

import org.jspecify.annotations.Nullable;
import tricksmith.parse.IncrementalParser;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Reads, checks and reviews texts, remembering the last result: simultaneous requests for the same
 * text share one reading. Thread-safe.
 */
final class LatestReading {
  private final Object reviewing = new Object();

  /** Guarded by this. */
  private final IncrementalParser parser = new IncrementalParser();

  /** Guarded by this. */
  private @Nullable GameScript playable;

  /** Guarded by {@link #reviewing}. */
  private @Nullable GameScript reviewed;

  /** Returns the script with everything found in it. The path of its file does not matter. */
  GameScript of(String text) {
    GameScript read = toPlay(text);
    synchronized (reviewing) {
      GameScript known = reviewed;
      if (known == null || !known.source().text().equals(text)) {
        known = read.reviewed();
        reviewed = known;
      }
      return known;
    }
  }

  /**
   * Returns the script with all errors, but without the warnings of the review, which takes about
   * as long as everything else.
   */
  synchronized GameScript toPlay(String text) {
    GameScript known = playable;
    if (known == null || !known.source().text().equals(text)) {
      known = GameScript.readToPlay(new Source("", text), parser);
      playable = known;
    }
    return known;
  }
}
