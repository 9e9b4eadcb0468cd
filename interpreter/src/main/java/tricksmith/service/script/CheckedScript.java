package tricksmith.service.script;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.parse.ScriptWord;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Script;
import tricksmith.translation.Translation;

/** A script, its words and its names, read and checked once: what every answer starts from. */
public final class CheckedScript {
  private final GameScript script;
  private final List<ScriptWord> words;
  private final ScriptNames names;

  public CheckedScript(GameScript script) {
    this.script = script;
    words = ScriptWord.of(script.source());
    names = new ScriptNames(script.checked().names(), script.checked().declared());
  }

  /** Reads and checks a text, however broken it is. */
  public static CheckedScript of(Source source) {
    return new CheckedScript(GameScript.read(source));
  }

  public Source source() {
    return script.source();
  }

  /** What was written, as far as it could be read. */
  public Script syntax() {
    return script.syntax();
  }

  /** What is wrong, in the order of the text. */
  public List<Diagnostic> diagnostics() {
    return script.diagnostics();
  }

  /** All that is wrong, also what is not told. */
  public List<Diagnostic> found() {
    return script.found();
  }

  /** What its names and texts are called in a language. */
  public Translation translation(Locale language) {
    return script.translation(language);
  }

  public ScriptNames names() {
    return names;
  }

  /** All words and comments, in the order of the text. */
  public List<ScriptWord> words() {
    return words;
  }

  /** The word at an offset, or directly before it. */
  public Optional<ScriptWord> wordAt(int offset) {
    return words.stream()
        .filter(word -> word.span().contains(offset))
        .max(Comparator.comparingInt(word -> word.kind() == ScriptWord.Kind.SIGN ? 0 : 1));
  }

  public Comments comments() {
    return new Comments(source(), words);
  }
}
