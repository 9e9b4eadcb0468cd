package tricksmith.lower;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/** The terms compared in a condition: their values explain why it does not hold. */
final class ComparedTerms {

  private static final Set<Operator> OF_CONDITIONS =
      EnumSet.of(Operator.AND, Operator.OR, Operator.NOT);

  private static final Set<Operator> OF_VALUES =
      EnumSet.of(
          Operator.EQUAL,
          Operator.UNEQUAL,
          Operator.LESS,
          Operator.AT_MOST,
          Operator.GREATER,
          Operator.AT_LEAST,
          Operator.IN,
          Operator.NOT_IN,
          Operator.IS_NONE,
          Operator.IS_CHOSEN,
          Operator.IS_EMPTY);

  private ComparedTerms() {}

  /** Returns the compared parts whose values are not written in the script. */
  static Stream<Term> parts(Term condition) {
    if (!(condition instanceof Term.Operation operation)) {
      return Stream.of();
    }
    if (OF_CONDITIONS.contains(operation.operator())) {
      return operation.operands().stream().flatMap(ComparedTerms::parts);
    }
    return OF_VALUES.contains(operation.operator())
        ? operation.operands().stream().filter(ComparedTerms::isWorthTelling)
        : Stream.of();
  }

  private static boolean isWorthTelling(Term term) {
    return switch (term) {
      case Term.VariableValue _,
          Term.Operation _,
          Term.DefinitionCall _,
          Term.Aggregate _,
          Term.Count _,
          Term.ZoneCards _,
          Term.EndOfZone _ ->
          true;
      default -> false;
    };
  }
}
