package tricksmith.editor.session;

import org.jspecify.annotations.Nullable;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Reads and checks texts, remembering the last result: simultaneous requests for the same text
 * share one reading. Thread-safe.
 */
final class LatestReading {
  private @Nullable GameScript latest;

  /** Returns the checked script. The path of its file does not matter to callers. */
  synchronized GameScript of(String text) {
    GameScript known = latest;
    if (known == null || !known.source().text().equals(text)) {
      known = GameScript.read(new Source("", text));
      latest = known;
    }
    return known;
  }
}
