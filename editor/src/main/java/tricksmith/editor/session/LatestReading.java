package tricksmith.editor.session;

import org.jspecify.annotations.Nullable;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Reads and checks texts, and remembers the last: several that ask for one text at the same time
 * wait for one reading of it. May be asked from any thread.
 */
final class LatestReading {
  private @Nullable GameScript latest;

  /** What a text says; where it stands does not matter to anybody who asks here. */
  synchronized GameScript of(String text) {
    GameScript known = latest;
    if (known == null || !known.source().text().equals(text)) {
      known = GameScript.read(new Source("", text));
      latest = known;
    }
    return known;
  }
}
