package tricksmith.editor.learning;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import tricksmith.recipe.Recipe;

/**
 * What people call recipes and words that have another title, in all languages: lines {@code
 * word.must = must follow, follow suit} of {@code SearchTerms.properties}; a recipe goes by its
 * English title, with hyphens.
 */
final class SearchTerms {
  private static final List<ResourceBundle> LANGUAGES =
      Stream.of(Locale.ENGLISH, Locale.JAPANESE).map(SearchTerms::in).toList();

  private SearchTerms() {}

  private static ResourceBundle in(Locale language) {
    return ResourceBundle.getBundle(
        SearchTerms.class.getName(),
        language,
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** Returns what people call a word of the language, in lower case. */
  static List<String> ofWord(String word) {
    return of("word." + word);
  }

  /** Returns what people call a recipe, given in English, in lower case. */
  static List<String> ofRecipe(Recipe english) {
    return of(key(english));
  }

  static String key(Recipe english) {
    return "recipe." + english.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }

  private static List<String> of(String key) {
    return LANGUAGES.stream()
        .filter(terms -> terms.containsKey(key))
        .flatMap(terms -> Arrays.stream(terms.getString(key).split("[,、]")))
        .map(term -> term.strip().toLowerCase(Locale.ROOT))
        .distinct()
        .toList();
  }
}
