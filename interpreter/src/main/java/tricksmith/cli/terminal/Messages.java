package tricksmith.cli.terminal;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import tricksmith.source.HarmlessText;

/** The texts of the commands in one language. */
public final class Messages {

  private final Locale locale;
  private final ResourceBundle bundle;

  /** Loads the messages for a locale, falling back to English. */
  public Messages(Locale locale) {
    this.locale = locale;
    this.bundle =
        ResourceBundle.getBundle(
            Messages.class.getName(),
            locale,
            Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
  }

  /** The locale of these messages. */
  public Locale locale() {
    return locale;
  }

  /**
   * Formats a message.
   *
   * @param key the key in the bundle
   * @param arguments the values of {0}, {1}, …
   */
  public String text(String key, Object... arguments) {
    // Format numbers as typed: a seed with thousands separators could not be entered again.
    Object[] words = Arrays.stream(arguments).map(Messages::word).toArray();
    return new MessageFormat(bundle.getString(key), locale).format(words);
  }

  /** A file may be called anything, but its name must not look like lines of the message. */
  private static String word(Object argument) {
    return argument instanceof Path file
        ? HarmlessText.onOneLine(file.toString())
        : String.valueOf(argument);
  }
}
