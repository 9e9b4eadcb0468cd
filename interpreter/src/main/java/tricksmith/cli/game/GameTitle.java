package tricksmith.cli.game;

import java.util.Locale;
import tricksmith.rules.CheckedRules;
import tricksmith.script.GameScript;

/** What a game is called in the language of the user, if its script says so. */
public final class GameTitle {

  private GameTitle() {}

  /** The title of a script that is playable; otherwise the name of its file. */
  public static String of(GameScript script, Locale locale) {
    CheckedRules rules = script.rules();
    return rules == null
        ? script.source().name()
        : rules.titles().getOrDefault(locale.getLanguage(), rules.title());
  }
}
