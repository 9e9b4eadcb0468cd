package tricksmith.recipe;

import java.util.regex.Pattern;

/**
 * How something usual is written, as the documentation shows it.
 *
 * @param number its place among all, from 1; the same in every language
 * @param chapter what it belongs to
 * @param explanation a sentence or two, in Markdown
 * @param script a whole script that has it
 */
public record Recipe(int number, String chapter, String title, String explanation, String script) {
  private static final Pattern WORD =
      Pattern.compile("\"[^\"\n]*\"|[\\p{L}\\p{N}][\\p{L}\\p{N}-]*");

  /** Whether a word stands in its script, outside of texts. */
  public boolean uses(String word) {
    return WORD.matcher(script).results().anyMatch(found -> found.group().equals(word));
  }
}
