package tricksmith.compile;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.match.Cell;
import tricksmith.match.Group;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;

/** Compiles terms that are sets of things of one kind. */
final class GroupTerms {

  private final Expressions expressions;
  private final GroupOperations operations;

  GroupTerms(Expressions expressions) {
    this.expressions = expressions;
    this.operations = new GroupOperations(expressions);
  }

  Group of(Term term) {
    return switch (term) {
      case Term.None _ -> Constants.EMPTY;
      case Term.OptionValue(_, Option option) ->
          new Constants.FixedGroup(set(expressions.facts().option(option)));
      case Term.VariableValue(_, Variable variable, List<Term> indices) ->
          variable(expressions.cell(variable, indices));
      case Term.LocalValue(_, Local local) -> new CellNodes.CellGroup(expressions.cell(local));
      case Term.DefinitionCall call -> expressions.definitions().group(expressions, call);
      case Term.Operation(_, Type type, Operator operator, List<Term> operands) ->
          operations.of(operator, type, operands);
      case Term.ZoneCards zone -> ZoneTerms.cards(expressions, zone);
      case Term.EndOfZone end -> endOfZone(end);
      case Term.Filtered filtered ->
          expressions.domains().filteredGroup(filtered, kind(filtered.type()));
      case Term.Selected selected ->
          new Selection.AsGroup(expressions.domains().selected(selected));
      case Term.Cases cases -> cases(cases);
      case Term.Table table -> table(table);
      case Term.OrElse(_, Term value, Term otherwise) ->
          new Sets.OrElse(expressions.group(value), expressions.group(otherwise));
      case Term.SetOfValues(_, _, List<Term> elements) -> gathered(elements);
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.Seat _,
          Term.KindTest _,
          Term.Quantified _,
          Term.Outermost _,
          Term.Count _,
          Term.Aggregate _,
          Term.PlaceAmong _,
          Term.PlaceInList _,
          Term.NumberRange _,
          Term.Combinations _,
          Term.Combination _,
          Term.Member _,
          Term.Part _ ->
          throw new IllegalArgumentException("not a set of things: " + term);
    };
  }

  static IndexSet set(List<Long> things) {
    return things.stream()
        .map(thing -> IndexSet.of(Values.index(thing)))
        .reduce(IndexSet.EMPTY, IndexSet::union);
  }

  private static Kind kind(Type type) {
    Kind kind = Kinds.ofElements(type);
    if (kind == null) {
      throw new IllegalArgumentException("not a set of things of one kind: " + type);
    }
    return kind;
  }

  private static Group variable(Cell cell) {
    return cell instanceof CellNodes.FixedCell(int fixed)
        ? new CellNodes.CellGroup(fixed)
        : new CellNodes.EntryGroup(cell);
  }

  private Group endOfZone(Term.EndOfZone end) {
    Term count = end.count();
    Cards.ZonePlace place = ZoneTerms.place(expressions, end.zone());
    Value wanted = count == null ? Constants.number(1) : expressions.value(count);
    return new Cards.CardsAtEnd(place, end.top(), wanted);
  }

  private Group gathered(List<Term> elements) {
    return elements.stream()
        .map(expressions::members)
        .reduce(Sets.Union::new)
        .orElse(Constants.EMPTY);
  }

  private Group cases(Term.Cases cases) {
    return new Choosing.GroupCases(
        cases.cases().stream().map(one -> expressions.condition(one.condition())).toList(),
        cases.cases().stream().map(one -> expressions.members(one.value())).toList(),
        cases.otherwise() == null ? Constants.EMPTY : expressions.members(cases.otherwise()));
  }

  private Group table(Term.Table table) {
    return new Choosing.GroupTable(
        expressions.rows(table),
        table.rows().stream().map(row -> expressions.members(row.value())).toList(),
        table.otherwise() == null ? Constants.EMPTY : expressions.members(table.otherwise()));
  }
}
