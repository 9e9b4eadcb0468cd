package tricksmith.translation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;

/** The names that every script has without declaring them, as far as they are shown to the user. */
public final class BuiltInNames {
  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private BuiltInNames() {}

  public static Set<String> all() {
    return bundle(Locale.ENGLISH).keySet();
  }

  /** Returns their translations into a language; a name that stays as in scripts has none. */
  static Map<String, String> in(Locale language) {
    ResourceBundle bundle = bundle(language);
    Map<String, String> names = new HashMap<>();
    for (String name : bundle.keySet()) {
      String called = bundle.getString(name);
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
