package tricksmith.service;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tricksmith.parse.ScriptWord;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Script;

/** A script, its words and its names, read and checked once: what every answer starts from. */
final class CheckedScript {
  private final GameScript script;
  private final List<ScriptWord> words;
  private final Names names;

  CheckedScript(GameScript script) {
    this.script = script;
    words = ScriptWord.of(script.source());
    names = new Names(script.checked().names(), script.checked().declared());
  }

  /** Reads and checks a text, whatever it is. */
  static CheckedScript of(Source source) {
    return new CheckedScript(GameScript.read(source));
  }

  Source source() {
    return script.source();
  }

  /** What was written, as far as it could be read. */
  Script syntax() {
    return script.syntax();
  }

  /** What is wrong, in the order of the text. */
  List<Diagnostic> diagnostics() {
    return script.diagnostics();
  }

  Names names() {
    return names;
  }

  /** All words and comments, in the order of the text. */
  List<ScriptWord> words() {
    return words;
  }

  /** The word at an offset, or directly before it. */
  Optional<ScriptWord> wordAt(int offset) {
    return words.stream()
        .filter(word -> word.span().contains(offset))
        .max(Comparator.comparingInt(word -> word.kind() == ScriptWord.Kind.SIGN ? 0 : 1));
  }

  Comments comments() {
    return new Comments(source(), words);
  }
}
