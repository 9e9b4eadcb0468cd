package tricksmith.translation;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Locale;
import java.util.Map;

/**
 * The names and texts of a script in every language that it offers.
 *
 * @param languages translations by language code, and by name or text
 */
public record Translations(Map<String, Map<String, String>> languages) {

  /** The translations of a script without any language but its own. */
  public static final Translations NONE = new Translations(Map.of());

  public Translations {
    languages =
        languages.entrySet().stream()
            .collect(toUnmodifiableMap(Map.Entry::getKey, entry -> Map.copyOf(entry.getValue())));
  }

  /**
   * Returns the translation into one language, with those of the built-in names that the script
   * does not translate itself.
   */
  public Translation in(Locale language) {
    return Translation.of(languages.getOrDefault(language.getLanguage(), Map.of()), language);
  }
}
