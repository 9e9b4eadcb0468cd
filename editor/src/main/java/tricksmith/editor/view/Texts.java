package tricksmith.editor.view;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of the window in the reader's language. */
final class Texts {
  private final Locale language;
  private final ResourceBundle bundle;

  Texts(Locale language) {
    this.language = language;
    bundle =
        ResourceBundle.getBundle(
            Texts.class.getName(),
            language,
            // Whoever reads neither gets the first language, not that of the machine.
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** The language that the words are in or would be in. */
  Locale language() {
    return language;
  }

  /** The words for {@code key}, with its arguments where they belong. */
  String say(String key, Object... arguments) {
    // Numbers as they are typed: a seed is no amount of money.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), language).format(words);
  }
}
