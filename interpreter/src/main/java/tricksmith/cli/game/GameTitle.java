package tricksmith.cli.game;

import java.util.Locale;
import tricksmith.rules.CheckedRules;
import tricksmith.script.GameScript;

/** Finds the title of a game in the user's language. */
public final class GameTitle {

  private GameTitle() {}

  /** The title of a playable script, translated if possible; otherwise the file name. */
  public static String of(GameScript script, Locale locale) {
    CheckedRules rules = script.rules();
    return rules == null
        ? script.source().name()
        : rules.titles().getOrDefault(locale.getLanguage(), rules.title());
  }
}
