package tricksmith.review;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Term.VariableValue;
import tricksmith.rules.Terms;
import tricksmith.rules.Type;

/** Where terms read variables that are nothing without a value. */
final class VariableReads {
  private static final Set<Operator> ASK_FOR_NONE =
      EnumSet.of(Operator.IS_NONE, Operator.IS_CHOSEN);
  private static final Set<Operator> CALCULATE =
      EnumSet.of(
          Operator.PLUS,
          Operator.MINUS,
          Operator.TIMES,
          Operator.DIVIDED_BY,
          Operator.NEGATE,
          Operator.DIFFERENCE,
          Operator.LEAST,
          Operator.GREATEST,
          Operator.ROUNDED_DOWN,
          Operator.ROUNDED_UP,
          Operator.REMAINDER);
  private static final Set<Operator> LEAD_ON =
      EnumSet.of(
          Operator.LEFT_OF,
          Operator.RIGHT_OF,
          Operator.NEXT_AFTER,
          Operator.PARTNER_OF,
          Operator.SIDE_OF);

  private final Rulebook book;
  private final Map<Integer, Set<VariableValue>> inDefinitions = new HashMap<>();

  VariableReads(Rulebook book) {
    this.book = book;
  }

  /**
   * All reads, those in definitions included, but for those that ask just whether there is a value
   * or say what holds without one.
   */
  Set<VariableValue> in(Term term) {
    Set<VariableValue> found = new LinkedHashSet<>();
    collect(term, found);
    return found;
  }

  private void collect(Term term, Set<VariableValue> found) {
    if (term instanceof VariableValue value && isNothingWithoutValue(value)) {
      found.add(value);
    }
    if (term instanceof Term.DefinitionCall call) {
      found.addAll(inDefinition(call));
    }
    Terms.parts(term)
        .filter(part -> !(part instanceof VariableValue && expectsNone(term, part)))
        .forEach(part -> collect(part, found));
  }

  private Set<VariableValue> inDefinition(Term.DefinitionCall call) {
    Set<VariableValue> known = inDefinitions.get(call.definition());
    if (known == null) {
      known = in(book.definition(call).body());
      inDefinitions.put(call.definition(), known);
    }
    return known;
  }

  /** A yes/no without value is no, a set is empty. */
  private static boolean isNothingWithoutValue(VariableValue value) {
    return value.type() != Type.Basic.YES_NO && !(value.type() instanceof Type.SetOf);
  }

  private static boolean expectsNone(Term term, Term part) {
    return (term instanceof Term.Operation operation && ASK_FOR_NONE.contains(operation.operator()))
        || (term instanceof Term.OrElse orElse && orElse.value().equals(part));
  }

  /** The variables with which something is certainly calculated when a term is evaluated. */
  Set<VariableValue> calculatedWith(Term term) {
    Set<VariableValue> found = new LinkedHashSet<>();
    collectCalculated(term, found);
    return found;
  }

  private static void collectCalculated(Term term, Set<VariableValue> found) {
    for (Term part : certainParts(term)) {
      if (part instanceof VariableValue value
          && term instanceof Term.Operation operation
          && CALCULATE.contains(operation.operator())) {
        found.add(value);
      }
      collectCalculated(part, found);
    }
  }

  /** The parts of which the values are certainly asked for. */
  private static List<Term> certainParts(Term term) {
    return switch (term) {
      case Term.Operation operation ->
          switch (operation.operator()) {
            case AND, OR -> operation.operands().subList(0, 1);
            default -> operation.operands();
          };
      case Term.Cases cases -> List.of(cases.cases().getFirst().condition());
      case Term.Table table -> List.of(table.key());
      case Term.NumberRange range -> List.of(range.least(), range.most());
      default -> List.of();
    };
  }

  /** The variable that says which player is meant: {@code dealer} in {@code left of dealer}. */
  static Set<VariableValue> root(Term term) {
    if (term instanceof VariableValue value && value.indices().isEmpty()) {
      return Set.of(value);
    }
    return term instanceof Term.Operation operation && LEAD_ON.contains(operation.operator())
        ? root(operation.operands().getFirst())
        : Set.of();
  }
}
