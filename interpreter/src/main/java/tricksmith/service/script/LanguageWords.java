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
 * What the words of the language mean, in one sentence or two: of all in {@link #all()}, and of
 * those in {@link #sections()} also what they mean at the beginning of a section.
 */
public final class LanguageWords {

  /** Words that have a meaning only between others, and are no tokens of their own. */
  private static final List<String> OTHERS =
      List.of("none", "nobody", "somebody", "chosen", "empty", "nothing", "it", "leader", "aside");

  private static final List<String> SECTIONS =
      List.of(
          "game",
          "title",
          "by",
          "players",
          "language",
          "options",
          "deck",
          "zones",
          "state",
          "define",
          "match",
          "procedure",
          "trick",
          "score",
          "end",
          "translation",
          "tests");

  private static final Set<String> ALL = collected();

  private final ResourceBundle bundle;

  private LanguageWords(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** The explanations in a language. */
  public static LanguageWords in(Locale locale) {
    return new LanguageWords(ServiceText.bundle(LanguageWords.class.getName(), locale));
  }

  /** All words that are explained. */
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

  /** The words with which sections begin. */
  public static List<String> sections() {
    return SECTIONS;
  }

  /** What a word means. */
  public Optional<String> explanation(String word) {
    return found(key(word));
  }

  /** What a section is for that begins with a word. */
  public Optional<String> sectionExplanation(String word) {
    return found("section." + word).or(() -> explanation(word));
  }

  /** What a type of the language is. */
  public Optional<String> typeExplanation(String type) {
    return found("type." + type.replace('/', '-'));
  }

  /** How a word is called in the resource bundle. */
  public static String key(String word) {
    return word.replace(' ', '-');
  }

  private Optional<String> found(String key) {
    return bundle.containsKey(key) ? Optional.of(bundle.getString(key)) : Optional.empty();
  }
}
