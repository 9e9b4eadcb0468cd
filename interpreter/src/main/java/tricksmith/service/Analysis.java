package tricksmith.service;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tricksmith.check.names.NameUse;
import tricksmith.script.GameScript;
import tricksmith.service.completion.Completer;
import tricksmith.service.completion.Completion;
import tricksmith.service.hover.Hover;
import tricksmith.service.hover.Hovers;
import tricksmith.service.hover.Signature;
import tricksmith.service.hover.Signatures;
import tricksmith.service.script.CheckedScript;
import tricksmith.service.script.ColouredWord;
import tricksmith.service.script.Colours;
import tricksmith.service.script.Outline;
import tricksmith.service.script.OutlineItem;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Script;

/**
 * Everything the language service knows about a text, read and checked once. Immutable, so safe for
 * use from any thread. Offsets count UTF-16 units from 0; nothing is found at one outside the text.
 */
public final class Analysis {
  private final CheckedScript script;

  private Analysis(CheckedScript script) {
    this.script = script;
  }

  /** Reads and checks a text, however broken it is. */
  public static Analysis of(Source source) {
    return new Analysis(CheckedScript.of(source));
  }

  /** The same for a text that has been read and checked already. */
  public static Analysis of(GameScript script) {
    return new Analysis(new CheckedScript(script));
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

  /** What is wrong in a span, or next to it. */
  public List<Diagnostic> diagnosticsAt(Span place) {
    return diagnostics().stream()
        .filter(each -> each.span().start() <= place.end() && place.start() <= each.span().end())
        .toList();
  }

  /** Quick fixes for a diagnostic, the likeliest first. */
  public List<QuickFix> fixes(Diagnostic diagnostic, Locale locale) {
    return new Fixes(script, locale).of(diagnostic);
  }

  /**
   * Quick fixes for several diagnostics, as far as they are found soon: each fix that is offered
   * was tried. Diagnostics without any are left out.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public Map<Diagnostic, List<QuickFix>> fixes(List<Diagnostic> diagnostics, Locale locale) {
    Fixes fixes = new Fixes(script, locale);
    Map<Diagnostic, List<QuickFix>> found = new LinkedHashMap<>();
    for (Diagnostic diagnostic : diagnostics) {
      List<QuickFix> some = fixes.of(diagnostic);
      if (!some.isEmpty()) {
        found.put(diagnostic, some);
      }
    }
    return found;
  }

  /** What could be written at an offset. */
  public Completion completion(int offset, Locale locale) {
    return new Completer(script, locale).at(offset);
  }

  /** What the word at an offset means. */
  public Optional<Hover> hover(int offset, Locale locale) {
    return new Hovers(script, locale).at(offset);
  }

  /** The parameters of the call around an offset. */
  public Optional<Signature> signature(int offset, Locale locale) {
    return new Signatures(script, locale).at(offset);
  }

  /** Where the name at an offset is declared. */
  public Optional<Span> definition(int offset) {
    return script.names().at(offset).map(NameUse::declared);
  }

  /** All uses of the name at an offset, including its declaration. */
  public List<Span> uses(int offset) {
    return script.names().at(offset).stream()
        .flatMap(script.names()::sameAs)
        .map(NameUse::span)
        .distinct()
        .toList();
  }

  /** The name at an offset, if it can be renamed. */
  public Optional<Span> renameable(int offset) {
    return new Renamer(script).refusal(offset).isPresent()
        ? Optional.empty()
        : script.names().at(offset).map(NameUse::span);
  }

  /** Renames what is at an offset, in its declaration and in all uses. */
  public Renaming rename(int offset, String newName) {
    return new Renamer(script).rename(offset, newName);
  }

  /** The sections and what they declare. */
  public List<OutlineItem> outline() {
    return Outline.of(script(), source());
  }

  /** What can be folded. */
  public List<Fold> folds() {
    return brackets().folds();
  }

  /** The canonical layout. */
  public Formatting format() {
    return Formatting.of(source(), script.words());
  }

  /** Each word and comment by what it is, in the order of the text. */
  public List<ColouredWord> colours() {
    return Colours.of(script(), script.names().uses(), script.words());
  }

  /** The pair of brackets one of which is at an offset or directly before it. */
  public Optional<BracketPair> brackets(int offset) {
    return brackets().at(offset);
  }

  /** How many spaces there are before the first word of a line that begins at an offset. */
  public int indentation(int offset) {
    return brackets().indentation(offset);
  }

  private Brackets brackets() {
    return new Brackets(source(), script.words());
  }
}
