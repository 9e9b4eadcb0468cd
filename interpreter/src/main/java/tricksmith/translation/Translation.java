package tricksmith.translation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What the names and texts of a script are called in one language. Whoever shows them asks here;
 * matches, match files and programs keep what the script itself says.
 *
 * @param entries translations by name or text, those of built-in names among them
 */
public record Translation(Map<String, String> entries) {

  /** Everything is called as in the script. */
  public static final Translation NONE = new Translation(Map.of());

  public Translation {
    entries = Map.copyOf(entries);
  }

  /**
   * What a script says in a language, and what it leaves to the built-in names.
   *
   * @param own translations by name or text
   */
  public static Translation of(Map<String, String> own, Locale language) {
    Map<String, String> entries = new HashMap<>(BuiltInNames.in(language));
    entries.putAll(own);
    return new Translation(entries);
  }

  /** What is shown for a name or a text of the script: itself where there is no translation. */
  public String of(String original) {
    return entries.getOrDefault(original, original);
  }

  /** Whether there is a translation. */
  public boolean has(String original) {
    return entries.containsKey(original);
  }

  /**
   * Whether a reader of another script than the Latin one misses a translation. Nobody misses one
   * of signs such as {@code K} or {@code NT}, or of what is written in such a script already.
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
