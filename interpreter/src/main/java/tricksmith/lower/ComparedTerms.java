package tricksmith.lower;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/** The terms compared in a condition: their values explain why it does not hold. */
final class ComparedTerms {

  private static final Set<Trait> COMPARING =
      EnumSet.of(Trait.COMPARES, Trait.COMPARES_FACES, Trait.EXPECTS_NONE);

  private ComparedTerms() {}

  /** Returns the compared parts whose values are not written in the script. */
  static Stream<Term> parts(Term condition) {
    if (!(condition instanceof Term.Operation operation)) {
      return Stream.of();
    }
    if (operation.applies(Trait.CONNECTS)) {
      return operation.operands().stream().flatMap(ComparedTerms::parts);
    }
    return COMPARING.stream().anyMatch(operation::applies)
            || operation.operator() == Operator.IS_EMPTY
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
