package tricksmith.translation;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names and texts of a script in every language that it offers.
 *
 * @param languages translations by language code, and by name or text
 * @param names the names that the script gives
 */
public record Translations(Map<String, Map<String, String>> languages, Set<String> names) {

  public Translations {
    names = Set.copyOf(names);
    languages =
        languages.entrySet().stream()
            .collect(toUnmodifiableMap(Map.Entry::getKey, entry -> Map.copyOf(entry.getValue())));
  }

  /**
   * Returns the translation into one language, with those of the built-in names that the script
   * does not translate itself.
   */
  public Translation in(Locale language) {
    return Translation.of(
        languages.getOrDefault(language.getLanguage(), Map.of()), names, language);
  }
}
