package tricksmith.recipe;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import tricksmith.syntax.Name;

/**
 * What a recipe calls things in a script whose own names are Japanese. Recipes are written with
 * English names, which would stand there like foreign words.
 */
record ForeignNames(ScriptFrame recipe, ScriptFrame own) {
  private static final ResourceBundle JAPANESE =
      ResourceBundle.getBundle("tricksmith.recipe.RecipeNames", Locale.JAPANESE);

  /** Renames what the recipe declares, where the script does not use either name yet. */
  void rename(RecipeTranslator translator) {
    Set<String> taken = new HashSet<>(names(own));
    if (taken.stream().noneMatch(ForeignNames::isJapanese)) {
      return;
    }
    for (String name : names(recipe)) {
      if (JAPANESE.containsKey(name) && !taken.contains(name)) {
        String called = JAPANESE.getString(name);
        if (taken.add(called)) {
          translator.rename(name, called);
        }
      }
    }
  }

  private static Set<String> names(ScriptFrame frame) {
    Set<String> names = new LinkedHashSet<>(Names.set(frame).keySet());
    Names.all(frame).stream().map(Name::text).forEach(names::add);
    return names;
  }

  private static boolean isJapanese(String name) {
    return name.codePoints()
        .mapToObj(Character.UnicodeScript::of)
        .anyMatch(
            script ->
                switch (script) {
                  case HIRAGANA, KATAKANA, HAN -> true;
                  default -> false;
                });
  }
}
