package tricksmith.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.Declarations;
import tricksmith.check.declarations.DefinitionReader;
import tricksmith.check.declarations.HeadReader.Head;
import tricksmith.check.declarations.SectionIndex;
import tricksmith.check.declarations.StateReader;
import tricksmith.check.diagnostic.CaretQuery;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.expressions.ExpressionDispatcher;
import tricksmith.check.statements.LeaveOutChecker;
import tricksmith.check.statements.ProcedureReader;
import tricksmith.check.statements.StatementChecker;
import tricksmith.check.statements.TeachingStatements;
import tricksmith.check.statements.TrickChecker;
import tricksmith.check.symbols.DeclaredSymbols;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.symbols.VariableTable;
import tricksmith.check.tests.ProcedureFacts;
import tricksmith.check.tests.TestChecker;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.DeckRules;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Variable;
import tricksmith.source.Source;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * One pass over the script, with the variable types known so far: either over what is performed, to
 * learn more of them, or over everything.
 */
final class CheckingPass {
  private final SectionIndex sections;
  private final Declarations declarations;
  private final CheckLog log;
  private final Symbols symbols;
  private final ExpressionDispatcher expressions;

  CheckingPass(
      SectionIndex sections,
      Declarations declarations,
      VariableTable variables,
      Source source,
      CaretQuery caret) {
    caret.beginPass();
    this.sections = sections;
    this.declarations = declarations;
    this.log = new CheckLog(caret, source);
    this.symbols = new Symbols(declarations.declared(), variables);
    this.expressions = new ExpressionDispatcher(symbols, log);
    sections.definitions().forEach(new DefinitionReader(symbols, log)::addGlobal);
    readInitialValues(StateReader.variables(declarations.state()).toList());
  }

  /** The problems and names found in this pass. */
  CheckLog log() {
    return log;
  }

  /**
   * The variables with what this pass learns from the statements that set them; the same table if
   * that is nothing.
   */
  VariableTable learned() {
    performed(TeachingStatements.in(sections.blocks(), symbols.variables().open()));
    return symbols.variables().withWhatWasLearned();
  }

  /** The rules; complete only if the log has no errors. */
  CheckedRules rules() {
    Head head = declarations.head();
    DeclaredSymbols declared = declarations.declared();
    List<DeckRules> decks =
        new LeaveOutChecker(expressions.typed(), symbols, log).read(declarations.decks());
    Performed performed = performed(null);
    TrickRules trick =
        new TrickChecker(expressions.typed(), symbols, log)
            .read(sections.first(Section.Trick.class), head.span());
    CheckedRules.Ending ending = ending(sections.first(Section.End.class));
    List<CheckedTest> tests =
        new TestChecker(
                expressions,
                symbols,
                log,
                head.least(),
                head.most(),
                ProcedureFacts.of(performed.match(), performed.score(), hasScore()))
            .read(sections.first(Section.Tests.class));
    return new CheckedRules(
        head.title(),
        head.titles(),
        head.least(),
        head.most(),
        head.partners().stream().map(this::partners).toList(),
        head.clockwise(),
        List.copyOf(declared.options().values()),
        List.copyOf(declared.constants().suits().keySet()),
        List.copyOf(declared.constants().ranks().keySet()),
        List.copyOf(declared.labelTypes().labels()),
        decks,
        List.copyOf(declared.zones().values()),
        symbols.variables().all(),
        expressions.definitions(),
        performed.named(),
        performed.match(),
        performed.score(),
        trick,
        ending,
        tests);
  }

  /** How winners are found; without the section, by the highest score. */
  private CheckedRules.Ending ending(Section.@Nullable End end) {
    return switch (end == null ? null : end.ending()) {
      case Section.ByScore byScore -> new CheckedRules.ByScore(byScore.highest());
      case Section.Winners winners ->
          new CheckedRules.Winners(expressions.typed().players(winners.winners(), Scope.EMPTY));
      case Section.Unreadable _ -> new CheckedRules.ByScore(true);
      case null -> new CheckedRules.ByScore(true);
    };
  }

  /** What is performed, by the section that says so. */
  private record Performed(List<NamedProcedure> named, List<Action> match, List<Action> score) {}

  private Performed performed(@Nullable TeachingStatements teaching) {
    StatementChecker statements =
        new StatementChecker(expressions, symbols, log, hasScore(), teaching);
    List<NamedProcedure> named =
        new ProcedureReader(symbols, log, statements)
            .read(sections.procedures(), declarations.order());
    return new Performed(named, procedure(statements), score(statements));
  }

  private boolean hasScore() {
    return sections.has(Section.Score.class);
  }

  private CheckedRules.Partners partners(Section.Feature feature) {
    return new CheckedRules.Partners(
        feature.span(),
        feature.kind() == Section.FeatureKind.PARTNERS_ACROSS
            ? CheckedRules.Arrangement.ACROSS
            : CheckedRules.Arrangement.ALTERNATE,
        expressions.typed().conditionIfAny(feature.condition(), Scope.EMPTY));
  }

  /** All of them are read before any is known: none of them can depend on another. */
  private void readInitialValues(List<Section.Variable> lines) {
    Map<Variable, Term> initialValues = new LinkedHashMap<>();
    for (Section.Variable line : lines) {
      Variable variable = symbols.variables().find(line.name().text());
      if (line.initial() != null && variable != null) {
        initialValues.put(
            variable, expressions.typed().check(line.initial(), variable.type(), Scope.EMPTY));
      }
    }
    initialValues.forEach(symbols.variables()::start);
  }

  private List<Action> procedure(StatementChecker statements) {
    Section.@Nullable Match match = sections.first(Section.Match.class);
    return match == null ? List.of() : statements.block(match.procedure(), Scope.EMPTY);
  }

  private List<Action> score(StatementChecker statements) {
    Section.@Nullable Score score = sections.first(Section.Score.class);
    Statement.@Nullable Block block = score == null ? null : score.statements();
    return statements.blockIfAny(block, Scope.EMPTY);
  }
}
