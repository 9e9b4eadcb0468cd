package tricksmith.service.script;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.ScriptWord;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Script;
import tricksmith.translation.Translation;
import tricksmith.trial.FirstMatches;

/** A script, its words and its names, read and checked once: the basis of every answer. */
public final class CheckedScript {
  private final GameScript script;
  private final List<ScriptWord> words;
  private final ScriptNames names;
  private final Supplier<GameScript> review;

  /** The same script with all findings; null until somebody asks for them. */
  private volatile @Nullable GameScript reviewed;

  public CheckedScript(GameScript script) {
    this(script, () -> script);
  }

  /**
   * Creates a script that is reviewed only if somebody asks for its diagnostics.
   *
   * @param review returns the same script with all findings, from any thread
   */
  public CheckedScript(GameScript script, Supplier<GameScript> review) {
    this.script = script;
    this.review = review;
    words = ScriptWord.of(script.source());
    names = new ScriptNames(script.checked().names(), script.checked().declared());
  }

  /** Reads and checks a text, however broken it is. */
  public static CheckedScript of(Source source) {
    return new CheckedScript(GameScript.read(source));
  }

  /** Returns the script with what its first matches show besides. */
  public CheckedScript withFirstMatches() {
    return new CheckedScript(FirstMatches.played(reviewed()));
  }

  private GameScript reviewed() {
    GameScript known = reviewed;
    if (known == null) {
      known = review.get();
      reviewed = known;
    }
    return known;
  }

  public Source source() {
    return script.source();
  }

  /** Returns what was written, as far as it could be read. */
  public Script syntax() {
    return script.syntax();
  }

  /** Returns the diagnostics worth showing, in text order. */
  public List<Diagnostic> diagnostics() {
    return reviewed().diagnostics();
  }

  /** Returns all diagnostics, even those not worth showing. */
  public List<Diagnostic> found() {
    return reviewed().found();
  }

  /** Returns the translation of its names and texts into a language. */
  public Translation translation(Locale language) {
    return script.translation(language);
  }

  public ScriptNames names() {
    return names;
  }

  /** Returns all words and comments, in text order. */
  public List<ScriptWord> words() {
    return words;
  }

  /** Returns the word at an offset, or directly before it. */
  public Optional<ScriptWord> wordAt(int offset) {
    return words.stream()
        .filter(word -> word.span().contains(offset))
        .max(Comparator.comparingInt(word -> word.kind() == ScriptWord.Kind.SIGN ? 0 : 1));
  }

  public Comments comments() {
    return new Comments(source(), words);
  }
}
