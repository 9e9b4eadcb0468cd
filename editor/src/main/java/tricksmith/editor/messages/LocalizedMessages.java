package tricksmith.editor.messages;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** The messages of a resource bundle in the user's language. */
public class LocalizedMessages {
  private final Locale language;
  private final ResourceBundle bundle;

  /**
   * Creates the messages of a bundle in {@code language}, or in English where the bundle does not
   * have it.
   */
  public LocalizedMessages(String bundle, Locale language) {
    this.language = language;
    this.bundle =
        ResourceBundle.getBundle(
            bundle,
            language,
            // Falls back to English, not to the machine's language.
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** Returns the requested language, even if the bundle does not have it. */
  public Locale language() {
    return language;
  }

  /** Returns the message for {@code key}, with arguments filled in. */
  public String say(String key, Object... arguments) {
    // Numbers as they are typed: a seed is no amount of money.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), language).format(words);
  }
}
