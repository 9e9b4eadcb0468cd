package tricksmith.check;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.Declarations;
import tricksmith.check.declarations.NameClashes;
import tricksmith.check.declarations.SectionIndex;
import tricksmith.check.diagnostic.CaretQuery;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.Expected;
import tricksmith.check.names.NameUse;
import tricksmith.check.names.Translatable;
import tricksmith.check.sanity.AskedInPlace;
import tricksmith.check.sanity.Check;
import tricksmith.check.sanity.KnownSetup;
import tricksmith.check.sanity.ProcedureRuns;
import tricksmith.check.sanity.VariablesHold;
import tricksmith.check.symbols.VariableTable;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;

/**
 * Finds out what a script means, and what is wrong with it. The declaring sections come first. The
 * rules and the procedure are then checked in as many passes as it takes to learn the types of
 * variables that are set without a declaration.
 */
public final class Checker {
  private static final List<Check> CHECKS =
      List.of(
          AskedInPlace::criteriaKnowNoWinner,
          AskedInPlace::beatsOnlyInObligations,
          AskedInPlace::beatsTheCardPlayed,
          AskedInPlace::passesInLoops,
          ProcedureRuns::scoreWithoutEnd,
          ProcedureRuns::scoreNotTooLong,
          ProcedureRuns::tricksUnderWay,
          ProcedureRuns::loopsCanEnd,
          KnownSetup::knownBefore,
          KnownSetup::facesOfOneCard,
          VariablesHold::variablesCanBeKept,
          VariablesHold::entriesAreFew);

  /** Checks whose problems could merely follow from other problems. */
  private static final List<Check> ONLY_IF_ALL_IS_WELL =
      List.of(
          VariablesHold::variablesHaveTypes, KnownSetup::decksHaveCards, KnownSetup::sidesAreEven);

  /** How many characters may be checked while types of variables are learned. */
  private static final int CHARACTERS_OF_PASSES = 1_000_000;

  private static final int FEWEST_PASSES = 10;

  private final CaretQuery caret;
  private final CheckLog log;
  private final SectionIndex sections;
  private final Script script;
  private final Source source;

  private Checker(Script script, Source source, CaretQuery caret) {
    this.caret = caret;
    this.log = new CheckLog(caret, source);
    this.sections = new SectionIndex(script, log);
    this.script = script;
    this.source = source;
  }

  /**
   * Checks a script.
   *
   * @param source the text of the script
   */
  public static Checked check(Script script, Source source) {
    return new Checker(script, source, new CaretQuery(null)).check();
  }

  /**
   * Returns what could be written in place of a name.
   *
   * @param place the span of the name
   * @param source the text of the script
   * @return null if no name is looked up at that place
   */
  public static @Nullable Expected expectedAt(Span place, Script script, Source source) {
    CaretQuery caret = new CaretQuery(place);
    new Checker(script, source, caret).check();
    return caret.expected();
  }

  private Checked check() {
    Declarations declarations = Declarations.read(sections, log);
    new NameClashes(sections, log).report();
    checkSections();
    CheckingPass pass = lastPass(declarations);
    CheckedRules rules = pass.rules();
    List<DeclaredName> declared = DeclaredNames.of(declarations.declared(), rules);
    LookalikeNames.report(declared, pass.log());
    TranslationChecker names = new TranslationChecker(script, declared, log);
    Map<String, Map<String, String>> translations =
        names.read(sections.all(Section.Translation.class).toList());
    checkWhatIsUnderstood(rules, pass.log());
    return checked(declared, names.translatable(), translations, rules, pass.log());
  }

  /**
   * Returns the pass that knows all types that can be learned. Where each variable has its type
   * from the next one, thousands of passes would; the last ones may be left without a type, which
   * is an error.
   */
  private CheckingPass lastPass(Declarations declarations) {
    VariableTable known = declarations.variables();
    int most = Math.max(FEWEST_PASSES, CHARACTERS_OF_PASSES / Math.max(1, source.text().length()));
    boolean learns = true;
    for (int passes = 1; passes < most && learns && !known.open().isEmpty(); passes++) {
      VariableTable next = new CheckingPass(sections, declarations, known, source, caret).learned();
      learns = next != known;
      known = next;
    }
    return new CheckingPass(sections, declarations, known, source, caret);
  }

  private void checkSections() {
    sections.one(Section.Trick.class);
    sections.one(Section.Score.class);
    sections.one(Section.End.class);
    sections.one(Section.Tests.class);
    if (sections.one(Section.Match.class) == null && sections.areReadable()) {
      log.problem(CheckProblem.MISSING_MATCH, CheckLog.NOWHERE);
    }
  }

  private void checkWhatIsUnderstood(CheckedRules rules, CheckLog found) {
    CHECKS.forEach(check -> check.report(rules, found));
    boolean wrong =
        Stream.concat(log.diagnostics(), found.diagnostics()).anyMatch(Diagnostic::isError);
    if (!wrong && sections.areReadable()) {
      ONLY_IF_ALL_IS_WELL.forEach(check -> check.report(rules, found));
    }
  }

  private Checked checked(
      List<DeclaredName> declared,
      List<Translatable> translatable,
      Map<String, Map<String, String>> translations,
      CheckedRules rules,
      CheckLog found) {
    List<Diagnostic> diagnostics =
        CheckLog.sorted(Stream.concat(log.diagnostics(), found.diagnostics()));
    List<NameUse> uses = CheckLog.sortedUses(Stream.concat(log.uses(), found.uses()));
    boolean wrong = diagnostics.stream().anyMatch(Diagnostic::isError);
    return new Checked(
        wrong ? null : rules, diagnostics, uses, declared, translatable, translations);
  }
}
