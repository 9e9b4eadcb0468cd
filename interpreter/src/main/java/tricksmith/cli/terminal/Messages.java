package tricksmith.cli.terminal;

import java.nio.file.Path;
import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
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
    MessageFormat format = new MessageFormat(bundle.getString(key), locale);
    Format[] choosing = format.getFormatsByArgumentIndex();
    Object[] words = new Object[arguments.length];
    for (int i = 0; i < words.length; i++) {
      boolean chooses = i < choosing.length && choosing[i] instanceof ChoiceFormat;
      // Other numbers as typed: a seed with thousands separators could not be entered again.
      words[i] = chooses ? arguments[i] : word(arguments[i]);
    }
    return format.format(words);
  }

  /** A file may be called anything, but its name must not look like lines of the message. */
  private static String word(Object argument) {
    return argument instanceof Path file
        ? HarmlessText.onOneLine(file.toString())
        : String.valueOf(argument);
  }
}
