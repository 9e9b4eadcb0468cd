package tricksmith.source;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;

/**
 * The words for diagnostics in one language. What is not translated is said in English, whatever
 * the language of the machine.
 */
public final class DiagnosticText {
  private final Locale locale;

  private DiagnosticText(Locale locale) {
    this.locale = locale;
  }

  /** The words in a language. */
  public static DiagnosticText in(Locale locale) {
    return new DiagnosticText(locale);
  }

  /** What is wrong. */
  public String message(Diagnostic diagnostic) {
    return text(diagnostic, diagnostic.problem().code())
        .orElseGet(() -> diagnostic.problem().code() + " " + diagnostic.arguments());
  }

  /** What to do about it, if there is anything to say. */
  public Optional<String> hint(Diagnostic diagnostic) {
    return text(diagnostic, diagnostic.problem().code() + ".hint").filter(hint -> !hint.isBlank());
  }

  private Optional<String> text(Diagnostic diagnostic, String key) {
    return bundle(diagnostic.problem())
        .filter(bundle -> bundle.containsKey(key))
        .map(bundle -> new MessageFormat(bundle.getString(key), locale))
        .map(pattern -> pattern.format(diagnostic.arguments().toArray()));
  }

  private Optional<ResourceBundle> bundle(Problem problem) {
    Class<?> type =
        problem instanceof Enum<?> constant ? constant.getDeclaringClass() : problem.getClass();
    return bundle(type.getName(), locale, type.getClassLoader());
  }

  /**
   * A bundle without a glance at the language of the machine: the root bundle is the English one.
   */
  static Optional<ResourceBundle> bundle(String name, Locale locale, ClassLoader loader) {
    try {
      ResourceBundle.Control control =
          ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
      return Optional.of(ResourceBundle.getBundle(name, locale, loader, control));
    } catch (MissingResourceException missing) {
      return Optional.empty();
    }
  }
}
