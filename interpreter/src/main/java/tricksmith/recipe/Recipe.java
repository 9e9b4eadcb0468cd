package tricksmith.recipe;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A documented way to write something common.
 *
 * @param number its place among all, from 1; the same in every language
 * @param chapter the chapter it belongs to
 * @param explanation a sentence or two, in Markdown
 * @param script a whole script that has it
 * @param isTest whether it is about the tests of that script, and not about its rules
 */
public record Recipe(
    int number, String chapter, String title, String explanation, String script, boolean isTest) {
  private static final Pattern TOKEN =
      Pattern.compile("\"[^\"\n]*\"|//[^\n]*|[\\p{L}\\p{N}][\\p{L}\\p{N}-]*");

  private static final Pattern WORD =
      Pattern.compile("\"[^\"\n]*\"|[\\p{L}\\p{N}][\\p{L}\\p{N}-]*");

  /** Returns the words of a script, in order, outside string literals and comments. */
  public static Set<String> wordsOf(String script) {
    return TOKEN
        .matcher(script)
        .results()
        .map(MatchResult::group)
        .filter(word -> Character.isLetterOrDigit(word.charAt(0)))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Returns the words in its script, outside string literals. */
  public Set<String> words() {
    return WORD.matcher(script)
        .results()
        .map(MatchResult::group)
        .filter(word -> !word.startsWith("\""))
        .collect(Collectors.toUnmodifiableSet());
  }
}
