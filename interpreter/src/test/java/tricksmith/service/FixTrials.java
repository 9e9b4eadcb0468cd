package tricksmith.service;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tricksmith.script.GameScript;
import tricksmith.service.script.CheckedScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/**
 * Fixes of one script, and what they make of it. Each fix is tried before it is offered; what was
 * read then is remembered, so that nobody who looks at the mended script reads it again.
 */
final class FixTrials {
  private final Map<String, GameScript> read = new HashMap<>();

  /** The fixes for something that is wrong with a script. */
  List<QuickFix> of(Diagnostic wrong, GameScript script) {
    return new Fixes(new CheckedScript(script), Locale.ENGLISH, this::read).of(wrong);
  }

  /** The script after a fix, read to play it. */
  GameScript mended(GameScript script, QuickFix fix) {
    String text = Edit.applied(script.source().text(), fix.edits());
    return read(new Source(script.source().name(), text));
  }

  private GameScript read(Source mended) {
    return read.computeIfAbsent(mended.text(), _ -> GameScript.readToPlay(mended));
  }
}
