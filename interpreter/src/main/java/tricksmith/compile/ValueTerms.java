package tricksmith.compile;

import java.util.ArrayList;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.match.Cell;
import tricksmith.match.Condition;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;

/** Compiles terms that are not sets. */
final class ValueTerms {

  private final Expressions expressions;
  private final ValueOperations operations;

  ValueTerms(Expressions expressions) {
    this.expressions = expressions;
    this.operations = new ValueOperations(expressions);
  }

  Value of(Term term) {
    if (Kinds.isYesNo(term.type())) {
      return Logic.yesOrNo(expressions.condition(term));
    }
    return switch (term) {
      case Term.NumberConstant(_, long value) -> Constants.number(value);
      case Term.LabelConstant(_, _, String label) ->
          new Constants.Fixed(expressions.facts().label(label));
      case Term.SuitConstant(_, String suit) -> new Constants.Fixed(expressions.facts().suit(suit));
      case Term.RankConstant(_, String rank) -> new Constants.Fixed(expressions.facts().rank(rank));
      case Term.FaceConstant(_, String label) -> card(label);
      case Term.Seat(_, Term number) ->
          new Players.Seat(expressions.value(number), expressions.facts().players());
      case Term.None _ -> Constants.NONE;
      case Term.OptionValue(_, Option option) ->
          new Constants.Fixed(expressions.facts().option(option).getFirst());
      case Term.VariableValue(_, Variable variable, List<Term> indices) ->
          variable(expressions.cell(variable, indices), Values.NONE);
      case Term.LocalValue(_, Local local) -> new CellNodes.CellValue(expressions.cell(local));
      case Term.DefinitionCall call -> expressions.definitions().value(expressions, call);
      case Term.Operation(_, Type type, Operator operator, List<Term> operands) ->
          operations.of(operator, type, operands);
      case Term.EndOfZone end -> endOfZone(end);
      case Term.Count count -> expressions.domains().count(count);
      case Term.Outermost outermost -> expressions.domains().outermost(outermost);
      case Term.Aggregate aggregate -> expressions.domains().aggregate(aggregate);
      case Term.PlaceAmong place -> expressions.domains().place(place);
      case Term.PlaceInList(_, Term subject, List<Term> list) ->
          new Choosing.PlaceInList(
              new Rows(
                  expressions.value(subject), list.stream().map(expressions::constants).toList()));
      case Term.Cases cases -> cases(expressions, cases);
      case Term.Table table -> table(table);
      case Term.OrElse(_, Term value, Term otherwise) ->
          new Choosing.OrElse(expressions.value(value), expressions.value(otherwise));
      case Term.Combination(_, _, List<Term> parts) ->
          new Combination(parts.stream().map(expressions::value).toList());
      case Term.Member(_, Type type, Term value) ->
          new Member(expressions.value(value), Membership.of(type, expressions.facts()));
      case Term.Part(_, _, Term combination, int place) ->
          new Part(expressions.value(combination), place);
      case Term.YesNoConstant _,
          Term.KindTest _,
          Term.Quantified _,
          Term.ZoneCards _,
          Term.Filtered _,
          Term.Selected _,
          Term.SetOfValues _,
          Term.NumberRange _,
          Term.Combinations _ ->
          throw new IllegalArgumentException("not a value: " + term);
    };
  }

  static Value variable(Cell cell, long missing) {
    return cell instanceof CellNodes.FixedCell(int fixed)
        ? new CellNodes.CellValue(fixed)
        : new CellNodes.EntryValue(cell, missing);
  }

  private Value card(String label) {
    IndexSet face = expressions.facts().face(label);
    return face.size() > 1
        ? new Cards.SeveralCards(label)
        : new Constants.Fixed(Values.ofOrNone(Kind.CARD, face.next(0)));
  }

  private Value endOfZone(Term.EndOfZone end) {
    return new Cards.EndOfZone(ZoneTerms.place(expressions, end.zone()), end.top());
  }

  /** Cases that never hold are left out, and so are those after one that always does. */
  static Value cases(Expressions expressions, Term.Cases cases) {
    List<Condition> conditions = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    for (Term.Case one : cases.cases()) {
      Condition condition = expressions.condition(one.condition());
      if (condition.equals(Constants.ALWAYS)) {
        return cases(conditions, values, expressions.value(one.value()));
      }
      if (!condition.equals(Constants.NEVER)) {
        conditions.add(condition);
        values.add(expressions.value(one.value()));
      }
    }
    return cases(
        conditions,
        values,
        cases.otherwise() == null ? Constants.NONE : expressions.value(cases.otherwise()));
  }

  private static Value cases(List<Condition> conditions, List<Value> values, Value otherwise) {
    return switch (conditions.size()) {
      case 0 -> otherwise;
      case 1 -> new Choosing.OneCase(conditions.getFirst(), values.getFirst(), otherwise);
      default -> new Choosing.ValueCases(conditions, values, otherwise);
    };
  }

  private Value table(Term.Table table) {
    return new Choosing.ValueTable(
        expressions.rows(table),
        table.rows().stream().map(row -> expressions.value(row.value())).toList(),
        table.otherwise() == null ? Constants.NONE : expressions.value(table.otherwise()));
  }

  /** A combination of values; none if one of them is none. */
  record Combination(List<Value> parts) implements Value {
    @Override
    public long of(Position position) {
      long[] found = new long[parts.size()];
      for (int place = 0; place < found.length; place++) {
        found[place] = parts.get(place).of(position);
      }
      return Values.combination(found);
    }
  }

  /** A value if it belongs, otherwise none. */
  record Member(Value value, Membership membership) implements Value {
    @Override
    public long of(Position position) {
      long found = value.of(position);
      return found != Values.NONE && membership.has(found) ? found : Values.NONE;
    }
  }

  /** A part of a combination. */
  record Part(Value combination, int place) implements Value {
    @Override
    public long of(Position position) {
      return Values.part(combination.of(position), place);
    }
  }
}
