package tricksmith.service;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
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
 * use from any thread. Offsets count UTF-16 units from 0; nothing is found at an offset outside the
 * text.
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

  /** Returns the analysis of a script that has been read and checked already. */
  public static Analysis of(GameScript script) {
    return new Analysis(new CheckedScript(script));
  }

  /**
   * Returns the analysis of a script that has been read and checked already, but is reviewed only
   * if somebody asks for its diagnostics or their quick fixes.
   *
   * @param review returns the same script with all findings, from any thread
   */
  public static Analysis of(GameScript script, Supplier<GameScript> review) {
    return new Analysis(new CheckedScript(script, review));
  }

  /**
   * Returns the analysis together with the findings of the script's first matches.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public Analysis withFirstMatches() {
    return new Analysis(script.withFirstMatches());
  }

  public Source source() {
    return script.source();
  }

  /** Returns the syntax of the script, as far as it could be parsed. */
  public Script script() {
    return script.syntax();
  }

  /** Returns the diagnostics, in the order of the text. */
  public List<Diagnostic> diagnostics() {
    return script.diagnostics();
  }

  /** Returns the diagnostics in a span, or next to it. */
  public List<Diagnostic> diagnosticsAt(Span place) {
    return diagnostics().stream()
        .filter(each -> each.span().start() <= place.end() && place.start() <= each.span().end())
        .toList();
  }

  /** Returns quick fixes for a diagnostic, the likeliest first. */
  public List<QuickFix> fixes(Diagnostic diagnostic, Locale locale) {
    return new Fixes(script, locale).of(diagnostic);
  }

  /**
   * Returns quick fixes for several diagnostics, as far as they can be found quickly, since each
   * fix is tried before it is offered. Diagnostics without any are left out.
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

  /**
   * Returns what makes a small game that can be played of a text that has only begun; empty if
   * anything but sections is missing.
   */
  public Optional<QuickFix> beginning(Locale locale) {
    return new Fixes(script, locale).beginning();
  }

  /** Returns what could be written at an offset. */
  public Completion completion(int offset, Locale locale) {
    return new Completer(script, locale).at(offset);
  }

  /** Returns what the word at an offset means. */
  public Optional<Hover> hover(int offset, Locale locale) {
    return new Hovers(script, locale).at(offset);
  }

  /** Returns the parameters of the call around an offset. */
  public Optional<Signature> signature(int offset, Locale locale) {
    return new Signatures(script, locale).at(offset);
  }

  /** Returns where the name at an offset is declared. */
  public Optional<Span> definition(int offset) {
    return script.names().at(offset).map(NameUse::declared);
  }

  /** Returns all uses of the name at an offset, including its declaration. */
  public List<Span> uses(int offset) {
    return script.names().at(offset).stream()
        .flatMap(script.names()::sameAs)
        .map(NameUse::span)
        .distinct()
        .toList();
  }

  /** Returns the name at an offset, if it can be renamed. */
  public Optional<Span> renameable(int offset) {
    return new Renamer(script).refusal(offset).isPresent()
        ? Optional.empty()
        : script.names().at(offset).map(NameUse::span);
  }

  /** Renames the name at an offset, in its declaration and all uses. */
  public Renaming rename(int offset, String newName) {
    return new Renamer(script).rename(offset, newName);
  }

  /** Returns the sections and what they declare. */
  public List<OutlineItem> outline() {
    return Outline.of(script(), source());
  }

  public List<Fold> folds() {
    return new FoldFinder(source(), script.words()).folds();
  }

  /** Returns the script in its canonical layout. */
  public Formatting format() {
    return Formatting.of(source(), script.words());
  }

  /** Returns each word and comment by what it is, in the order of the text. */
  public List<ColouredWord> colours() {
    return Colours.of(script(), script.names().uses(), script.words());
  }
}
