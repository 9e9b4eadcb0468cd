package tricksmith.editor.messages;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** The messages of a resource bundle in the user's language. */
public class LocalizedMessages {
  private static final String ONE = ".one";

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

  /**
   * Returns the message for {@code key}, with arguments filled in. If the first is 1, the message
   * for {@code key.one} is preferred where there is one.
   */
  public String say(String key, Object... arguments) {
    // Numbers as they are typed: a seed is not an amount of money.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    boolean isOne = words.length > 0 && words[0].equals("1") && bundle.containsKey(key + ONE);
    return new MessageFormat(bundle.getString(isOne ? key + ONE : key), language).format(words);
  }
}
