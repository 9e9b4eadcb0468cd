package tricksmith.proposal;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.regex.Pattern;

/** Labels and titles of tests as they are written into a script, in the script's language. */
final class LabelTexts {
  private static final Pattern JAPANESE =
      Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}]");

  private final Locale language;
  private final ResourceBundle texts;

  private LabelTexts(Locale language) {
    this.language = language;
    texts =
        ResourceBundle.getBundle(
            LabelTexts.class.getName(),
            language,
            Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
  }

  /** Returns the texts for a script in which these have been written by hand. */
  static LabelTexts like(List<String> written) {
    long japanese = written.stream().filter(each -> JAPANESE.matcher(each).find()).count();
    return new LabelTexts(2 * japanese > written.size() ? Locale.JAPANESE : Locale.ENGLISH);
  }

  String say(String key, Object... arguments) {
    return new MessageFormat(texts.getString(key), language).format(arguments);
  }
}
