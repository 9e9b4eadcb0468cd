package tricksmith.check;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;

/**
 * Finds out what a script means, and what is wrong with it. First the sections that declare are
 * read; then rules and procedure are gone through as often as it takes to learn the types of those
 * variables that are set without having been declared.
 */
public final class Checker {
  private static final List<Check> CHECKS =
      List.of(
          new CriteriaKnowNoWinner(),
          new BeatsOnlyInObligations(),
          new BeatsTheCardPlayed(),
          new PassesInLoops(),
          new ScoreWithoutEnd(),
          new LoopsCanEnd(),
          new KnownBefore(),
          new FacesOfOneCard());

  /** What would only follow from other problems. */
  private static final List<Check> ONLY_IF_ALL_IS_WELL =
      List.of(new VariablesHaveTypes(), new DecksHaveCards(), new SidesAreEven());

  private final Caret caret;
  private final Notes notes;
  private final Sections sections;
  private final Source source;

  private Checker(Script script, Source source, Caret caret) {
    this.caret = caret;
    this.notes = new Notes(caret, source);
    this.sections = new Sections(script, notes);
    this.source = source;
  }

  /**
   * Checks a script.
   *
   * @param source what was parsed
   */
  public static Checked check(Script script, Source source) {
    return new Checker(script, source, new Caret(null)).check();
  }

  /**
   * What a name could be that stands somewhere.
   *
   * @param source what was parsed
   * @param place of the name
   * @return null if what stands there is no name that is looked up
   */
  public static @Nullable Expected expectedAt(Span place, Script script, Source source) {
    Caret caret = new Caret(place);
    new Checker(script, source, caret).check();
    return caret.expected();
  }

  private Checked check() {
    Declarations declarations = Declarations.read(sections, notes);
    new NameClashes(sections, notes).report();
    checkSections();
    Pass pass = lastPass(declarations);
    CheckedRules rules = pass.rules();
    checkWhatIsUnderstood(rules, pass.notes());
    return checked(DeclaredNames.of(declarations.declared(), rules), rules, pass.notes());
  }

  /** The pass in which nothing is left to be learned. */
  private Pass lastPass(Declarations declarations) {
    Variables known = declarations.variables();
    while (true) {
      Pass pass = new Pass(sections, declarations, known, source, caret);
      pass.rules();
      Variables learned = pass.variables();
      if (learned == known) {
        Variables complete = known.withInitialValues(pass.initialValues());
        return new Pass(sections, declarations, complete, source, caret);
      }
      known = learned;
    }
  }

  private void checkSections() {
    sections.one(Section.Trick.class);
    sections.one(Section.Score.class);
    sections.one(Section.End.class);
    sections.one(Section.Tests.class);
    if (sections.one(Section.Match.class) == null && sections.areReadable()) {
      notes.problem(CheckProblem.MISSING_MATCH, Notes.NOWHERE);
    }
  }

  private void checkWhatIsUnderstood(CheckedRules rules, Notes found) {
    CHECKS.forEach(check -> check.report(rules, found));
    boolean wrong = Stream.concat(notes.diagnostics(), found.diagnostics()).findAny().isPresent();
    if (!wrong && sections.areReadable()) {
      ONLY_IF_ALL_IS_WELL.forEach(check -> check.report(rules, found));
    }
  }

  private Checked checked(List<DeclaredName> declared, CheckedRules rules, Notes found) {
    List<Diagnostic> diagnostics =
        Notes.sorted(Stream.concat(notes.diagnostics(), found.diagnostics()));
    List<NameUse> uses = Notes.sortedUses(Stream.concat(notes.uses(), found.uses()));
    boolean wrong = diagnostics.stream().anyMatch(Diagnostic::isError);
    return new Checked(wrong ? null : rules, diagnostics, uses, declared);
  }
}
