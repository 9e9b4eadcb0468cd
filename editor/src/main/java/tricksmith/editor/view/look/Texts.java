package tricksmith.editor.view.look;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** The window's words in the user's language. */
public final class Texts {
  static final String BUNDLE = "tricksmith.editor.view.Texts";

  private final Locale language;
  private final ResourceBundle bundle;

  public Texts(Locale language) {
    this.language = language;
    bundle =
        ResourceBundle.getBundle(
            BUNDLE,
            language,
            // Falls back to English, not to the machine's language.
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** The requested language. */
  public Locale language() {
    return language;
  }

  /** The words for {@code key}, with arguments filled in. */
  public String say(String key, Object... arguments) {
    // Numbers as they are typed: a seed is no amount of money.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), language).format(words);
  }
}
