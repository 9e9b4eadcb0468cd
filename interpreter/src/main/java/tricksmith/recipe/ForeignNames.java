package tricksmith.recipe;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/**
 * Japanese names for the things in a recipe, for scripts with Japanese names and for Japanese
 * translations of scripts. Recipes have English names, which would look foreign there.
 */
record ForeignNames(ScriptFrame recipe, ScriptFrame own) {
  private static final String LANGUAGE = "ja";
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

  /** Adds names that the recipe has brought to the script's translation into Japanese. */
  void translate(Draft draft) {
    Optional<Section.Translation> own =
        draft
            .frame()
            .sections(Section.Translation.class)
            .filter(each -> each.language().text().equals(LANGUAGE))
            .findFirst();
    if (own.isEmpty() || own.get().entries().isEmpty()) {
      return;
    }
    Set<String> known =
        own.get().entries().stream().map(each -> each.original().text()).collect(toSet());
    Set<String> before = names(this.own);
    Set<String> now = names(draft.frame());
    String lines =
        names(recipe).stream()
            .filter(name -> JAPANESE.containsKey(name) && now.contains(name))
            .filter(name -> !before.contains(name) && !known.contains(name))
            .map(name -> padded(name, column(own.get())) + quoted(JAPANESE.getString(name)))
            .collect(joining("\n"));
    if (!lines.isEmpty()) {
      draft.atEndOf(own.get().span(), lines);
    }
  }

  /** Returns how far from the beginning of their lines translations stand. */
  private static int column(Section.Translation translation) {
    Section.Translated first = translation.entries().getFirst();
    return first.meaning().span().start() - first.span().start();
  }

  private static String padded(String name, int column) {
    return name + " ".repeat(Math.max(1, column - name.length()));
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private static Set<String> names(ScriptFrame frame) {
    Set<String> names = new LinkedHashSet<>(Names.set(frame).keySet());
    Names.all(frame).stream().map(Name::text).forEach(names::add);
    return names;
  }

  static boolean isJapanese(String name) {
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
