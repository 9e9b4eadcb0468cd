package tricksmith.compile;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;

/** Compiles terms that are yes/no. */
final class ConditionTerms {

  private final Expressions expressions;
  private final ConditionOperations operations;

  ConditionTerms(Expressions expressions) {
    this.expressions = expressions;
    this.operations = new ConditionOperations(expressions);
  }

  Condition of(Term term) {
    return switch (term) {
      case Term.YesNoConstant(_, boolean value) -> Constants.condition(value);
      case Term.None _ -> Constants.NEVER;
      case Term.OptionValue(_, Option option) ->
          Constants.condition(expressions.facts().option(option).getFirst() == Values.YES);
      case Term.VariableValue(_, Variable variable, List<Term> indices) ->
          Logic.isYes(ValueTerms.variable(expressions.cell(variable, indices), Values.NO));
      case Term.LocalValue(_, Local local) -> new CellNodes.CellCondition(expressions.cell(local));
      case Term.DefinitionCall call -> expressions.definitions().condition(expressions, call);
      case Term.Operation(_, _, Operator operator, List<Term> operands) ->
          operations.of(operator, operands);
      case Term.KindTest(_, Term card, String kind) -> kindTest(card, kind);
      case Term.Quantified quantified -> expressions.domains().quantified(quantified);
      case Term.Cases cases -> Logic.isYes(ValueTerms.cases(expressions, cases));
      case Term.Table table -> table(table);
      case Term.OrElse(_, Term value, _) -> expressions.condition(value);
      case Term.NumberConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.Seat _,
          Term.ZoneCards _,
          Term.EndOfZone _,
          Term.Outermost _,
          Term.Count _,
          Term.Aggregate _,
          Term.Filtered _,
          Term.Selected _,
          Term.PlaceAmong _,
          Term.PlaceInList _,
          Term.SetOfValues _,
          Term.NumberRange _,
          Term.Combinations _,
          Term.Combination _,
          Term.Member _,
          Term.Part _ ->
          throw new IllegalArgumentException("not a condition: " + term);
    };
  }

  private Condition kindTest(Term card, String kind) {
    IndexSet cards = expressions.facts().ofKind(kind);
    if (card instanceof Term.FaceConstant(_, String label)) {
      return Constants.condition(cards.contains(expressions.facts().face(label).next(0)));
    }
    return new Comparisons.InGroup(
        expressions.value(card), Kind.CARD, new Constants.FixedGroup(cards));
  }

  private Condition table(Term.Table table) {
    return Logic.isYes(
        new Choosing.ValueTable(
            expressions.rows(table),
            table.rows().stream().map(row -> expressions.value(row.value())).toList(),
            table.otherwise() == null ? Constants.NONE : expressions.value(table.otherwise())));
  }
}
