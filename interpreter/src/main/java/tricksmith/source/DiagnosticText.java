package tricksmith.source;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The texts of diagnostics in one language. Untranslated texts appear in English, whatever the
 * system language.
 */
public final class DiagnosticText {
  /** The longest argument to show in full, in characters. */
  private static final int LONGEST = 500;

  private static final int SHORT = 100;

  /** What is written as it is, in code or between quotation marks, or a comma between two items. */
  private static final Pattern LISTED = Pattern.compile("`[^`]*`|\"[^\"]*\"|「[^」]*」|, ");

  private final Locale locale;
  private final String comma;

  private DiagnosticText(Locale locale) {
    this.locale = locale;
    this.comma = RendererWords.in(locale).comma();
  }

  /** Returns the texts in the given language. */
  public static DiagnosticText in(Locale locale) {
    return new DiagnosticText(locale);
  }

  public String message(Diagnostic diagnostic) {
    return text(diagnostic, diagnostic.problem().code())
        .orElseGet(() -> diagnostic.problem().code() + " " + diagnostic.arguments());
  }

  /** Returns the advice on what to do about it; empty if there is none. */
  public Optional<String> hint(Diagnostic diagnostic) {
    return advice(diagnostic, "again");
  }

  /** Returns the same advice for readers who see a match again by other means than commands. */
  public Optional<String> hintWithoutCommand(Diagnostic diagnostic) {
    return advice(diagnostic, "happened");
  }

  private Optional<String> advice(Diagnostic diagnostic, String match) {
    String where = diagnostic.problem().happenedInMatch() ? text(diagnostic, match).orElse("") : "";
    return text(diagnostic, diagnostic.problem().code() + ".hint")
        .filter(hint -> !hint.isBlank())
        .map(hint -> hint + where);
  }

  private Optional<String> text(Diagnostic diagnostic, String key) {
    return bundle(diagnostic.problem())
        .filter(bundle -> bundle.containsKey(key))
        .map(bundle -> new MessageFormat(bundle.getString(key), locale))
        .map(pattern -> pattern.format(shortened(diagnostic.arguments())))
        .map(this::listed);
  }

  /** Puts the comma of the language between the items of lists, which arguments may be. */
  private String listed(String text) {
    return LISTED
        .matcher(text)
        .replaceAll(
            part -> Matcher.quoteReplacement(part.group().equals(", ") ? comma : part.group()));
  }

  /** Shortens arguments: a name may be as long as a script, and nobody reads that in a message. */
  private static Object[] shortened(List<String> arguments) {
    return arguments.stream().map(DiagnosticText::shortened).toArray();
  }

  private static String shortened(String argument) {
    return argument.length() <= LONGEST
        ? argument
        : argument.substring(0, argument.offsetByCodePoints(0, SHORT)) + "…";
  }

  private Optional<ResourceBundle> bundle(Problem problem) {
    Class<?> type =
        problem instanceof Enum<?> constant ? constant.getDeclaringClass() : problem.getClass();
    return bundle(type.getName(), locale, type.getClassLoader());
  }

  /** Loads a bundle without falling back to the system language: the root bundle is English. */
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
