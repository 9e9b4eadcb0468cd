package tricksmith.editor.view.tab;

import java.util.Optional;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;

/**
 * What a tab begins with.
 *
 * @param match that came with the script
 * @param draft the text as it was left, if the match was played by an earlier one
 */
public record Beginning(
    ScriptFile.Opened opened,
    MatchSettings wishes,
    long seed,
    Optional<ImportedMatch> match,
    Optional<String> draft) {

  /** The seed of a match that nobody asked for. */
  public static final long USUAL_SEED = 1;

  public Beginning(ScriptFile.Opened opened, MatchSettings wishes, long seed) {
    this(opened, wishes, seed, Optional.empty(), Optional.empty());
  }

  /** The same with another text. */
  public Beginning with(ScriptFile.Opened other) {
    return new Beginning(other, wishes, seed, match, draft);
  }

  /** Whether a particular match is asked for. */
  boolean asksForMatch() {
    return !wishes.equals(MatchSettings.NONE) || seed != USUAL_SEED;
  }
}
