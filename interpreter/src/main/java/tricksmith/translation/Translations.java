package tricksmith.translation;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Locale;
import java.util.Map;

/**
 * What the names and texts of a script are called in every language that the script speaks.
 *
 * @param languages translations by the code of the language, and by name or text
 */
public record Translations(Map<String, Map<String, String>> languages) {

  /** The script speaks no language but its own. */
  public static final Translations NONE = new Translations(Map.of());

  public Translations {
    languages =
        languages.entrySet().stream()
            .collect(toUnmodifiableMap(Map.Entry::getKey, entry -> Map.copyOf(entry.getValue())));
  }

  /** Those of one language, with the built-in names that the script leaves as they are. */
  public Translation in(Locale language) {
    return Translation.of(languages.getOrDefault(language.getLanguage(), Map.of()), language);
  }
}
