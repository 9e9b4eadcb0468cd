package tricksmith.translation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names and texts of a script in one language. For whatever shows them; matches, match files
 * and programs keep the script's own words.
 *
 * @param entries translations by name or text, including those of built-in names
 */
public record Translation(Map<String, String> entries) {

  /** A translation in which everything has its name from the script. */
  public static final Translation NONE = new Translation(Map.of());

  private static final String YES = "yes";
  private static final String NO = "no";

  public Translation {
    entries = Map.copyOf(entries);
  }

  /**
   * Returns the script's translations into a language, completed by those of built-in names.
   *
   * @param own translations by name or text
   * @param names the names that the script gives
   */
  static Translation of(Map<String, String> own, Set<String> names, Locale language) {
    Set<String> taken = new HashSet<>(own.values());
    names.stream().filter(name -> !own.containsKey(name)).forEach(taken::add);
    Map<String, String> entries = new HashMap<>(BuiltInNames.in(language, taken));
    if (names.contains(YES) != names.contains(NO)) {
      entries.keySet().removeAll(Set.of(YES, NO)); // A label called so is no answer.
    }
    entries.putAll(own);
    return new Translation(entries);
  }

  /** Returns the translation of a name or a text of the script; itself if there is none. */
  public String of(String original) {
    return entries.getOrDefault(original, original);
  }

  public boolean has(String original) {
    return entries.containsKey(original);
  }

  /**
   * Whether a reader of a writing system other than Latin would miss a translation. Signs such as
   * {@code K} or {@code NT} need none, nor does anything written in such a system already.
   */
  public boolean lacks(String original) {
    return !has(original)
        && original.chars().anyMatch(sign -> 'a' <= sign && sign <= 'z')
        && original
            .codePoints()
            .filter(Character::isLetter)
            .allMatch(
                letter -> Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN);
  }
}
