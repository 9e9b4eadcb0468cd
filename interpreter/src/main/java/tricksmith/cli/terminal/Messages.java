package tricksmith.cli.terminal;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/** What the commands say, in one language. */
public final class Messages {

  private final Locale locale;
  private final ResourceBundle bundle;

  /** The messages in the language of {@code locale}; in English if there are none in it. */
  public Messages(Locale locale) {
    this.locale = locale;
    this.bundle =
        ResourceBundle.getBundle(
            Messages.class.getName(),
            locale,
            Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
  }

  /** Whose language it is. */
  public Locale locale() {
    return locale;
  }

  /**
   * A message.
   *
   * @param key of it
   * @param arguments what it refers to as {0}, {1}, …
   */
  public String text(String key, Object... arguments) {
    // Numbers as they are typed: a seed with thousands separators could not be given back.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), locale).format(words);
  }
}
