package tricksmith.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.check.HeadReader.Head;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Variable;
import tricksmith.source.Source;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * One pass over all that a script says: finds its meaning with what is known of the variables so
 * far, and learns more of them.
 */
final class Pass {
  private final Sections sections;
  private final Declarations declarations;
  private final Source source;
  private final Context context;
  private final Map<String, Term> initialValues = new HashMap<>();

  Pass(
      Sections sections,
      Declarations declarations,
      Variables variables,
      Source source,
      Caret caret) {
    caret.beginPass();
    this.sections = sections;
    this.declarations = declarations;
    this.source = source;
    this.context = new Context(declarations.declared(), variables, caret, source);
    sections.definitions().forEach(context.definitions::addGlobal);
    StateReader.variables(declarations.state()).forEach(this::readInitialValue);
  }

  /** What was found out on the way. */
  Notes notes() {
    return context.notes;
  }

  /** What variables are known to be from now on. */
  Variables variables() {
    return context.variables.withWhatWasLearned();
  }

  /** The first values of variables, by name. */
  Map<String, Term> initialValues() {
    return initialValues;
  }

  /** The rules; whether they are whole, the notes tell. */
  CheckedRules rules() {
    Head head = declarations.head();
    Declared declared = declarations.declared();
    List<DeckRules> decks = new LeaveOuts(context).read(declarations.decks());

    boolean hasScore = sections.has(Section.Score.class);
    Statements statements = new Statements(context, hasScore);
    List<Action> procedure = procedure(statements);
    List<Action> score = score(statements);
    TrickRules trick =
        new TrickReader(context, source).read(sections.first(Section.Trick.class), head.span());
    CheckedRules.Ending ending = new EndReader(context).read(sections.first(Section.End.class));
    List<CheckedTest> tests =
        new TestReader(context, head.least(), head.most(), Performed.of(procedure, score, hasScore))
            .read(sections.first(Section.Tests.class));
    return new CheckedRules(
        head.title(),
        head.titles(),
        head.author(),
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
        context.variables.all(),
        context.definitions.all(),
        procedure,
        score,
        trick,
        ending,
        tests);
  }

  private CheckedRules.Partners partners(Section.Feature feature) {
    return new CheckedRules.Partners(
        feature.span(),
        feature.kind() == Section.FeatureKind.PARTNERS_ACROSS
            ? CheckedRules.Arrangement.ACROSS
            : CheckedRules.Arrangement.ALTERNATE,
        context.expressions.conditionIfAny(feature.condition(), Scope.EMPTY));
  }

  private void readInitialValue(Section.Variable line) {
    Variable variable = context.variables.find(line.name().text());
    if (line.initial() != null && variable != null) {
      Term value = context.expressions.check(line.initial(), variable.type(), Scope.EMPTY);
      initialValues.put(variable.name(), value);
    }
  }

  private List<Action> procedure(Statements statements) {
    Section.@Nullable Match match = sections.first(Section.Match.class);
    return match == null ? List.of() : statements.block(match.procedure(), Scope.EMPTY);
  }

  private List<Action> score(Statements statements) {
    Section.@Nullable Score score = sections.first(Section.Score.class);
    Statement.@Nullable Block block = score == null ? null : score.statements();
    return statements.blockIfAny(block, Scope.EMPTY);
  }
}
