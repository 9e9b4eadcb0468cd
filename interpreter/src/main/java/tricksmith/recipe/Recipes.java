package tricksmith.recipe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.source.TextResource;

/** The recipes of the documentation, read from its pages ({@code docs/language/recipes.md}). */
public final class Recipes {
  private static final Pattern CHAPTER = Pattern.compile("## (.+)");

  /** Marks, below its heading, a chapter about tests. */
  private static final String ABOUT_TESTS = "<!-- tests -->";

  private static final Pattern RECIPE =
      Pattern.compile(
          "### (?<title>.+)\n\n(?<text>[^`]*(?:`[^`\n]+`[^`]*)*)\n\n```trick\n(?<script>[^`]*)```");

  private static final String PAGE = "recipes.md";

  private Recipes() {}

  /** Returns all recipes in the order of the page; in English if the language has none. */
  public static List<Recipe> in(Locale language) {
    return of(
        TextResource.find(Recipes.class, language.getLanguage() + "/" + PAGE)
            .orElseGet(() -> TextResource.text(Recipes.class, PAGE)));
  }

  static List<Recipe> of(String page) {
    List<Recipe> found = new ArrayList<>();
    String chapter = "";
    boolean isTest = false;
    Matcher recipe = RECIPE.matcher("");
    for (String part : page.split("(?m)^(?=##+ )", -1)) {
      Matcher heading = CHAPTER.matcher(part);
      if (heading.lookingAt()) {
        chapter = heading.group(1);
        isTest = part.contains(ABOUT_TESTS);
      } else if (recipe.reset(part).lookingAt()) {
        found.add(
            new Recipe(
                found.size() + 1,
                chapter,
                recipe.group("title"),
                recipe.group("text").strip(),
                recipe.group("script"),
                isTest));
      }
    }
    return List.copyOf(found);
  }
}
