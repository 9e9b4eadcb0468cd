package tricksmith.check.declarations;

import java.util.Locale;
import java.util.Set;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.syntax.Name;

/** The codes by which a script names languages: those of ISO 639, perhaps with more after them. */
public final class LanguageCodes {
  private static final Set<String> CODES = Set.of(Locale.getISOLanguages());

  private LanguageCodes() {}

  /** Reports a language that has no such code, for which nobody would ever see the words. */
  public static void check(Name language, CheckLog log) {
    String written = language.text();
    if (!CODES.contains(written) && !CODES.contains(Locale.forLanguageTag(written).getLanguage())) {
      log.problem(CheckProblem.UNKNOWN_LANGUAGE, language, language.text());
    }
  }
}
