package tricksmith.service;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.check.NameUse;
import tricksmith.parse.ScriptWord;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Script;

/**
 * All that can be told about a text, read and checked once. It never changes and may be asked from
 * any thread. Offsets count UTF-16 units from 0; one outside of the text finds nothing.
 */
public final class Analysis {
  private final GameScript script;
  private final List<ScriptWord> words;
  private final Names names;

  private Analysis(GameScript script) {
    this.script = script;
    words = ScriptWord.of(script.source());
    names = new Names(script.checked().names(), script.checked().declared());
  }

  /** Reads and checks a text, whatever it is. */
  public static Analysis of(Source source) {
    return of(GameScript.read(source));
  }

  /** The same of a text that has been read. */
  public static Analysis of(GameScript script) {
    return new Analysis(script);
  }

  /** The text. */
  public Source source() {
    return script.source();
  }

  /** What was written, as far as it could be read. */
  public Script script() {
    return script.syntax();
  }

  /** What is wrong, in the order of the text. */
  public List<Diagnostic> diagnostics() {
    return script.diagnostics();
  }

  /** What is wrong at a place, or touches it. */
  public List<Diagnostic> diagnosticsAt(Span place) {
    return diagnostics().stream()
        .filter(each -> each.span().start() <= place.end() && place.start() <= each.span().end())
        .toList();
  }

  /** Ways to mend what is wrong, the likeliest first. */
  public List<QuickFix> fixes(Diagnostic diagnostic, Locale locale) {
    return new Fixes(this, locale).of(diagnostic);
  }

  /** What could be written at an offset. */
  public Completion completion(int offset, Locale locale) {
    return new Completer(this, locale).at(offset);
  }

  /** What the word at an offset means. */
  public Optional<Hover> hover(int offset, Locale locale) {
    return new Hovers(this, locale).at(offset);
  }

  /** What stands in the brackets around an offset. */
  public Optional<Signature> signature(int offset, Locale locale) {
    return new Signatures(this, locale).at(offset);
  }

  /** Where the name at an offset is declared. */
  public Optional<Span> definition(int offset) {
    return names.at(offset).map(NameUse::declared);
  }

  /** All places where the name at an offset stands, its declaration among them. */
  public List<Span> uses(int offset) {
    return names.at(offset).stream().flatMap(names::sameAs).map(NameUse::span).distinct().toList();
  }

  /** The name at an offset, if it can be given another one. */
  public Optional<Span> renameable(int offset) {
    return new Renamer(this).refusal(offset).isPresent()
        ? Optional.empty()
        : names.at(offset).map(NameUse::span);
  }

  /** Gives what stands at an offset another name, wherever it stands. */
  public Renaming rename(int offset, String newName) {
    return new Renamer(this).rename(offset, newName);
  }

  /** The sections, and what is in them. */
  public List<OutlineItem> outline() {
    return Outline.of(script(), source());
  }

  /** What can be hidden. */
  public List<Fold> folds() {
    return brackets().folds();
  }

  /** The canonical layout. */
  public Formatting format() {
    return Formatting.of(source(), words);
  }

  /** Each word and comment by what it is, in the order of the text. */
  public List<ColouredWord> colours() {
    return Colours.of(script(), names.uses(), words);
  }

  /** The brackets of which one stands at an offset or directly before it. */
  public Optional<BracketPair> brackets(int offset) {
    return brackets().at(offset);
  }

  /** How many spaces there are before the first word of a line that begins at an offset. */
  public int indentation(int offset) {
    return brackets().indentation(offset);
  }

  Names names() {
    return names;
  }

  List<ScriptWord> words() {
    return words;
  }

  Comments comments() {
    return new Comments(source(), words);
  }

  /** The word at an offset, or directly before it. */
  Optional<ScriptWord> wordAt(int offset) {
    return words.stream()
        .filter(word -> word.span().contains(offset))
        .max(Comparator.comparingInt(word -> word.kind() == ScriptWord.Kind.SIGN ? 0 : 1));
  }

  private Brackets brackets() {
    return new Brackets(source(), words);
  }
}
