package tricksmith.service.script;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import tricksmith.check.BuiltIns;
import tricksmith.parse.ScriptWord;

/**
 * Explains the words of the language, in a sentence or two: all words in {@link #all()}, and those
 * in {@link #sections()} also as the beginning of a section.
 */
public final class LanguageWords {

  /** Words that have a meaning only in combination with others, and are not tokens of their own. */
  private static final List<String> OTHERS =
      List.of("none", "nobody", "somebody", "chosen", "empty", "nothing", "it", "leader", "aside");

  private static final Set<String> ALL = collected();

  private final ResourceBundle bundle;

  private LanguageWords(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  public static LanguageWords in(Locale locale) {
    return new LanguageWords(ServiceText.bundle(LanguageWords.class.getName(), locale));
  }

  /** Returns all words that are explained. */
  public static Set<String> all() {
    return ALL;
  }

  private static Set<String> collected() {
    Set<String> words = new TreeSet<>(ScriptWord.ofLanguage());
    words.addAll(BuiltIns.values());
    BuiltIns.functions().forEach(function -> words.add(function.name()));
    words.addAll(OTHERS);
    return Collections.unmodifiableSet(words);
  }

  public static List<String> sections() {
    return ScriptWord.ofSections();
  }

  public Optional<String> explanation(String word) {
    return found(key(word));
  }

  /** Returns the purpose of the section that begins with a word. */
  public Optional<String> sectionExplanation(String word) {
    return found("section." + word).or(() -> explanation(word));
  }

  public Optional<String> typeExplanation(String type) {
    return found("type." + type.replace('/', '-'));
  }

  /** Returns the key of a word in the resource bundle. */
  public static String key(String word) {
    return word.replace(' ', '-');
  }

  private Optional<String> found(String key) {
    return bundle.containsKey(key) ? Optional.of(bundle.getString(key)) : Optional.empty();
  }
}
