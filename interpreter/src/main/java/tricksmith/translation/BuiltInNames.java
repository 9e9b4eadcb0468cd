package tricksmith.translation;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;

/**
 * The names that every script has without declaring them, as far as they are shown to the user, and
 * the labels that scripts in English usually give criteria and obligations.
 */
public final class BuiltInNames {
  /** Follows a name, for what it is called where a script uses the usual word otherwise. */
  private static final String OTHERWISE = ".otherwise";

  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private BuiltInNames() {}

  /** Returns the names; not the labels, which are texts of more than one word. */
  public static Set<String> names() {
    return all().stream().filter(each -> !each.contains(" ")).collect(toUnmodifiableSet());
  }

  private static Set<String> all() {
    return bundle(Locale.ENGLISH).keySet();
  }

  /**
   * Returns their translations into a language; a name that stays as in scripts has none.
   *
   * @param taken what a script calls things of its own; for a built-in name that would be called
   *     so, there may be another word
   */
  static Map<String, String> in(Locale language, Set<String> taken) {
    ResourceBundle bundle = bundle(language);
    Map<String, String> names = new HashMap<>();
    for (String name : all()) {
      String called = bundle.containsKey(name) ? bundle.getString(name) : name;
      String otherwise = name + OTHERWISE;
      if (taken.contains(called) && bundle.containsKey(otherwise)) {
        called = bundle.getString(otherwise);
      }
      if (!called.equals(name)) {
        names.put(name, called);
      }
    }
    return names;
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle(
        BuiltInNames.class.getName(), language, BuiltInNames.class.getClassLoader(), NO_FALLBACK);
  }
}
