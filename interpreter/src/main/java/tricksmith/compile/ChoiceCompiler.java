package tricksmith.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.RuleId;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.syntax.Section.Visibility;

/** Compiles choices, with what follows them. */
final class ChoiceCompiler {

  private final ProcedureCompiler procedure;
  private final Assembly assembly;

  ChoiceCompiler(ProcedureCompiler procedure, Assembly assembly) {
    this.procedure = procedure;
    this.assembly = assembly;
  }

  /** One player chooses; if it is nobody, nothing follows. */
  void choose(Action.Choose statement, Expressions expressions) {
    RuleId rule = procedure.rule(statement.span());
    Action.Choice chosen = statement.choice();
    Step.Choice choice = choice(chosen, expressions);
    Assembly.Mark passed = new Assembly.Mark();
    Assembly.Mark end = new Assembly.Mark();
    if (!chosen.otherwise().isEmpty()) {
      assembly.jumpUnless(rule, new Logic.IsChosen(choice.player()), end);
    }
    assembly.addLater(() -> new Step.Choose(rule, choice, passed.place()));
    procedure.block(chosen.then(), expressions);
    if (!chosen.otherwise().isEmpty()) {
      assembly.jump(rule, end);
    }
    assembly.set(passed);
    procedure.block(chosen.otherwise(), expressions);
    assembly.set(end);
  }

  /** All choose in secret; then, by seat, what follows. */
  void atOnce(Action.ChooseAtOnce statement, Expressions expressions) {
    RuleId rule = procedure.rule(statement.span());
    Action.Choice chosen = statement.choice();
    int player = expressions.cells().local(statement.element());
    int left = expressions.cells().group();
    int passed = expressions.cells().group();
    assembly.setGroup(rule, left, expressions.playersWhere(statement.element(), statement.where()));
    Group choosers = new CellNodes.CellGroup(left);
    assembly.add(
        new Step.ChooseAtOnce(rule, choosers, player, choice(chosen, expressions), passed));
    if (chosen.then().isEmpty() && chosen.otherwise().isEmpty()) {
      return;
    }
    Assembly.Mark next = assembly.here();
    Assembly.Mark end = new Assembly.Mark();
    Assembly.Mark pass = new Assembly.Mark();
    assembly.addLater(() -> new Step.NextElement(rule, left, player, Kind.PLAYER, end.place()));
    assembly.jumpIf(rule, new IsAmong(player, passed), pass);
    procedure.block(chosen.then(), expressions);
    assembly.jump(rule, next);
    assembly.set(pass);
    procedure.block(chosen.otherwise(), expressions);
    assembly.jump(rule, next);
    assembly.set(end);
  }

  /** What is chosen. */
  static Step.Choice choice(Action.Choice choice, Expressions expressions) {
    return new Step.Choice(
        choice.name(),
        expressions.player(choice.player()),
        expressions.cell(choice.variable(), choice.indices()),
        optional(choice.least(), expressions),
        optional(choice.most(), expressions),
        expressions.offered(choice.offered()),
        expressions.cells().local(choice.it()),
        unless(Constants.ALWAYS, choice.where(), expressions),
        unless(Constants.NEVER, choice.pass(), expressions),
        isSecret(choice),
        expressions.passing());
  }

  private static @Nullable Value optional(@Nullable Term term, Expressions expressions) {
    return term == null ? null : expressions.value(term);
  }

  /** A condition, or null if it is what null means. */
  private static @Nullable Condition unless(
      Condition meaningOfNull, @Nullable Term term, Expressions expressions) {
    if (term == null) {
      return null;
    }
    Condition condition = expressions.condition(term);
    return condition.equals(meaningOfNull) ? null : condition;
  }

  /** What is chosen is seen as the variable is; where that is not said, as cards are. */
  private static boolean isSecret(Action.Choice choice) {
    Visibility said = choice.variable().visibility();
    return said == null ? isOfOwnHand(choice) : said != Visibility.FACE_UP;
  }

  /** Whether it is a choice among cards of the chooser's own hand. */
  private static boolean isOfOwnHand(Action.Choice choice) {
    List<Term> offered = choice.offered();
    return !offered.isEmpty()
        && offered.stream().allMatch(term -> OwnHand.holds(term, choice.player()));
  }

  /** Whether the player in a cell is in the set in a set cell. */
  record IsAmong(int playerCell, int groupCell) implements Condition {
    @Override
    public boolean holds(Position position) {
      return position.group(groupCell).contains(Values.indexOrNone(position.value(playerCell)));
    }
  }
}
