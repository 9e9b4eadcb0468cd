package tricksmith.editor.view.look;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of the window in the reader's language. */
public final class Texts {
  /** The name of the resource bundle. */
  static final String BUNDLE = "tricksmith.editor.view.Texts";

  private final Locale language;
  private final ResourceBundle bundle;

  public Texts(Locale language) {
    this.language = language;
    bundle =
        ResourceBundle.getBundle(
            BUNDLE,
            language,
            // Whoever reads neither gets the first language, not that of the machine.
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** The language that the words are in or would be in. */
  public Locale language() {
    return language;
  }

  /** The words for {@code key}, with its arguments where they belong. */
  public String say(String key, Object... arguments) {
    // Numbers as they are typed: a seed is no amount of money.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), language).format(words);
  }
}
