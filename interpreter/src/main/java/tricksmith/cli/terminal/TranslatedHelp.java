package tricksmith.cli.terminal;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import picocli.CommandLine;

/**
 * Gives the help of commands in the reader's language. Annotations have the English texts; bundles
 * of this name have those of the other languages.
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
