package tricksmith.cli.terminal;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import picocli.CommandLine;

/**
 * Lets the help of commands speak the reader's language. Their annotations say it in English;
 * bundles of this name, one for each other language, say it again.
 */
public final class TranslatedHelp {

  private TranslatedHelp() {}

  /** Gives this command and its subcommands the words of a language. */
  public static void speak(CommandLine line, Locale locale) {
    line.setResourceBundle(
        locale.getLanguage().equals(Locale.JAPANESE.getLanguage()) ? words(locale) : null);
  }

  private static ResourceBundle words(Locale locale) {
    return ResourceBundle.getBundle(
        TranslatedHelp.class.getName(),
        locale,
        Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
  }
}
