package tricksmith.editor.learning;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Extracts the words of queries. */
final class SearchedWords {
  /** Runs of one kind of letters: Japanese has no spaces, and joins words with hiragana. */
  private static final Pattern WANTED =
      Pattern.compile("[\\p{IsHan}々]+|[\\p{IsKatakana}ー]+|[\\p{IsLatin}\\p{N}-]+");

  /** Words that are ignored in a query. */
  private static final Set<String> FILLERS =
      Set.of(
          "a", "an", "the", "to", "what", "who", "which", "that", "how", "you", "your", "i", "my",
          "we", "they", "their", "is", "are", "be", "do", "does", "with", "and", "want", "can",
          "should", "as", "for");

  private SearchedWords() {}

  /** Returns the words of a query in lower case, without fillers unless it has nothing else. */
  static Set<String> wanted(String query) {
    Set<String> all = new LinkedHashSet<>();
    WANTED
        .matcher(query.toLowerCase(Locale.ROOT))
        .results()
        .forEach(found -> all.add(found.group()));
    Set<String> wanted = new LinkedHashSet<>(all);
    wanted.removeAll(FILLERS);
    return wanted.isEmpty() ? all : wanted;
  }
}
