package tricksmith.check.names;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** English plurals of names in a script: {@code wilds}, {@code ladies}, {@code foxes}. */
public final class Plurals {
  private static final List<String> HISSES = List.of("s", "x", "z", "ch", "sh");
  private static final Pattern ENDS_IN_Y = Pattern.compile("[^aeiou]y$");

  private Plurals() {}

  public static String of(String name) {
    if (ENDS_IN_Y.matcher(name).find()) {
      return without(name, "y") + "ies";
    }
    return HISSES.stream().anyMatch(name::endsWith) ? name + "es" : name + "s";
  }

  /** The names that a word may be the plural of, likeliest first; never the word itself. */
  public static List<String> singulars(String word) {
    return Stream.of(
            singular(word, "s", ""),
            singular(word, "es", ""),
            singular(word, "ies", "y"),
            singular(word, "ves", "f"),
            singular(word, "ves", "fe"))
        .flatMap(each -> each)
        .toList();
  }

  public static boolean isOf(String word, String name) {
    return singulars(word).contains(name);
  }

  private static Stream<String> singular(String word, String ending, String instead) {
    return word.length() > ending.length() && word.endsWith(ending)
        ? Stream.of(without(word, ending) + instead)
        : Stream.of();
  }

  private static String without(String word, String ending) {
    return word.substring(0, word.length() - ending.length());
  }
}
