package tricksmith.recipe;

import java.util.regex.Pattern;

/**
 * A documented way to write something common.
 *
 * @param number its place among all, from 1; the same in every language
 * @param chapter the chapter it belongs to
 * @param explanation a sentence or two, in Markdown
 * @param script a whole script that has it
 */
public record Recipe(int number, String chapter, String title, String explanation, String script) {
  private static final Pattern WORD =
      Pattern.compile("\"[^\"\n]*\"|[\\p{L}\\p{N}][\\p{L}\\p{N}-]*");

  /** Whether a word occurs in its script, outside string literals. */
  public boolean uses(String word) {
    return WORD.matcher(script).results().anyMatch(found -> found.group().equals(word));
  }
}
