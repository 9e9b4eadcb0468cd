package tricksmith.editor.view.arrival;

import java.util.Optional;
import java.util.OptionalLong;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.Library;

/**
 * A script for a new tab, and the match to show beside it.
 *
 * @param match that came with the script
 * @param draft the text as it was left, if the match was played by an earlier one
 * @param origin what it was begun from, if it is in no file yet
 * @param asText whether it is not checked or played until the user asks for it
 */
public record ScriptToOpen(
    ScriptFile.Opened opened,
    MatchSettings settings,
    long seed,
    Optional<ImportedMatch> match,
    Optional<String> draft,
    Optional<Origin> origin,
    boolean asText) {

  /**
   * What a script that is in no file yet was begun from.
   *
   * @param title of the game that it is a copy of, or of the template
   * @param isGame whether it is a copy of a game
   */
  public record Origin(String title, boolean isGame) {
    private static Optional<Origin> of(Library.Entry entry) {
      return Optional.of(new Origin(entry.title(), entry.shelf() != Library.Shelf.TEMPLATES));
    }
  }

  /** The seed of a match if none was asked for. */
  public static final long USUAL_SEED = 1;

  public ScriptToOpen(ScriptFile.Opened opened, MatchSettings settings, long seed) {
    this(opened, settings, seed, Optional.empty(), Optional.empty());
  }

  public ScriptToOpen(
      ScriptFile.Opened opened,
      MatchSettings settings,
      long seed,
      Optional<ImportedMatch> match,
      Optional<String> draft) {
    this(opened, settings, seed, match, draft, Optional.empty(), false);
  }

  /** Returns a copy of a game or a template. */
  public static ScriptToOpen copy(ScriptFile.Opened opened, Library.Entry copied) {
    return new ScriptToOpen(
        opened,
        MatchSettings.NONE,
        USUAL_SEED,
        Optional.empty(),
        Optional.empty(),
        Origin.of(copied),
        false);
  }

  /**
   * Returns a copy of a game with a change, at which the table stops.
   *
   * @param match that was played by the unchanged rules
   * @param changed the text with the change
   */
  public static ScriptToOpen changedCopy(
      ScriptFile.Opened opened, Library.Entry game, ImportedMatch match, String changed) {
    return new ScriptToOpen(
        opened,
        match.settings(),
        USUAL_SEED,
        Optional.of(match),
        Optional.of(changed),
        Origin.of(game),
        false);
  }

  /** Returns the same with another text. */
  public ScriptToOpen with(ScriptFile.Opened other) {
    return new ScriptToOpen(other, settings, seed, match, draft, origin, asText);
  }

  public ScriptToOpen asMereText() {
    return new ScriptToOpen(opened, settings, seed, match, draft, origin, true);
  }

  public OptionalLong givenSeed() {
    return seed == USUAL_SEED ? OptionalLong.empty() : OptionalLong.of(seed);
  }

  /** Returns the text of the game that it is a copy of, before any change. */
  public Optional<String> copied() {
    return origin.filter(Origin::isGame).map(_ -> opened.text());
  }

  boolean asksForMatch() {
    return !settings.equals(MatchSettings.NONE) || seed != USUAL_SEED;
  }
}
