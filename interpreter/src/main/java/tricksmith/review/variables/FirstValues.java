package tricksmith.review.variables;

import static java.util.stream.Collectors.joining;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds variables that get their first value only where they already have one: in {@code it >
 * high}, where {@code high} is set by that very choice, nothing exceeds a missing value. Nor does
 * anything exceed {@code highest bid over players} before somebody has a bid, or {@code score of
 * best} as long as {@code best} is nobody.
 */
public record FirstValues(Rulebook book, Findings findings) {
  /** What nobody, or no card, has. */
  private static final Set<Operator> OF_ONE =
      EnumSet.of(Operator.SCORE_OF, Operator.RANK_OF, Operator.NUMBER_OF);

  public void review() {
    book.actions()
        .forEach(
            action -> {
              Action.Choice choice = action.choice();
              if (choice != null) {
                review(action, choice.where(), choice.then());
              } else if (action instanceof Action.Assign assign && assign.keepIfNone()) {
                cases(assign);
              } else if (action.condition() != null) {
                review(action, action.condition(), action.blocks().getFirst().actions());
              }
            });
  }

  /** Reviews {@code declarer = player if bid > bid[declarer]}. */
  private void cases(Action.Assign assign) {
    if (assign.value() instanceof Term.Cases cases) {
      cases.cases().forEach(each -> review(assign, each.condition(), List.of()));
    }
  }

  private void review(Action action, @Nullable Term condition, List<Action> then) {
    if (condition == null) {
      return;
    }
    condition
        .parts(Operator.AND)
        .filter(part -> part.applies(Trait.SINGLES_OUT))
        .forEach(part -> review(part, action, then));
  }

  private void review(Term part, Action action, List<Action> then) {
    part.children()
        .forEach(
            operand -> {
              partOfNone(operand, action, then);
              Variable variable = variable(operand);
              if (variable != null && isSetOnlyBy(variable, action, then)) {
                report(operand, variable, isUpperLimit(part, operand));
              }
              indices(operand)
                  .filter(index -> action.choice() == null && isSetOnlyBy(index, action, then))
                  .findFirst()
                  .ifPresent(index -> nobodys(operand, index));
            });
  }

  /**
   * Reports {@code it.number > contract.number}, where nothing but the choice sets the contract.
   */
  private void partOfNone(Term operand, Action action, List<Action> then) {
    if (operand instanceof Term.Part(_, _, Term.VariableValue whole, _)
        && whole.indices().isEmpty()
        && withoutInitial(whole.variable()) != null
        && isSetOnlyBy(whole.variable(), action, then)) {
      findings.add(
          ReviewProblem.NOBODY_HAS_IT_FIRST,
          operand,
          book.written(operand),
          whole.variable().name(),
          whole.variable().name() + " is none or …");
    }
  }

  /**
   * Returns the variable without an initial value that a term reads, or whose highest or lowest
   * value it is; null if it is none as long as that variable is, but not only then.
   */
  private @Nullable Variable variable(Term term) {
    return switch (term) {
      case Term.VariableValue(_, Variable variable, List<Term> indices) when indices.isEmpty() ->
          withoutInitial(variable);
      case Term.Aggregate most when most.aggregation() != Aggregation.SUM ->
          most.value() instanceof Term.VariableValue(_, Variable variable, _)
              ? withoutInitial(variable)
              : null;
      default -> null;
    };
  }

  /** Returns the variables without an initial value that say whose, or what, a value is of. */
  private static Stream<Variable> indices(Term term) {
    boolean ofOne = term.applies(OF_ONE);
    return ofOne || term instanceof Term.VariableValue
        ? term.children().stream()
            .filter(Term.VariableValue.class::isInstance)
            .map(Term.VariableValue.class::cast)
            .filter(index -> index.indices().isEmpty())
            .filter(index -> ofOne || index.type() == Type.Basic.PLAYER)
            .map(Term.VariableValue::variable)
            .filter(index -> withoutInitial(index) != null)
        : Stream.empty();
  }

  private static @Nullable Variable withoutInitial(Variable variable) {
    return variable.initial() == null && !variable.isLeader() ? variable : null;
  }

  private boolean isSetOnlyBy(Variable variable, Action action, List<Action> then) {
    List<Action> setting = book.setting(variable);
    List<Action> inside = Action.all(then).toList();
    return !setting.isEmpty()
        && setting.stream().allMatch(each -> each.equals(action) || inside.contains(each));
  }

  /** How a variable is declared in {@code state}, without its type: {@code bid[player]}. */
  private static String declared(Variable variable) {
    return variable.indices().isEmpty()
        ? variable.name()
        : variable.name()
            + variable.indices().stream().map(Notation::of).collect(joining(", ", "[", "]"));
  }

  private void nobodys(Term operand, Variable index) {
    boolean number = operand instanceof Term.VariableValue && operand.type() == Type.Basic.NUMBER;
    String written = book.written(operand);
    String or = "(" + written + ", or 0)";
    findings.add(
        ReviewProblem.NOBODY_HAS_IT_FIRST,
        operand,
        number ? Fix.replace(operand, or) : null,
        written,
        index.name(),
        number
            ? or
            : index.name()
                + (index.type() == Type.Basic.PLAYER ? " is nobody or …" : " is none or …"));
  }

  /** Whether something must be less than the operand: then 0, in its place, leaves nothing. */
  public static boolean isUpperLimit(Term comparison, Term operand) {
    Operator operator = comparison.operator();
    boolean less = operator == Operator.LESS || operator == Operator.AT_MOST;
    boolean more = operator == Operator.GREATER || operator == Operator.AT_LEAST;
    return (less && operand.equals(comparison.children().getLast()))
        || (more && operand.equals(comparison.children().getFirst()));
  }

  private void report(Term operand, Variable variable, boolean upper) {
    if (variable.type() != Type.Basic.NUMBER || upper) {
      findings.add(
          ReviewProblem.NOBODY_HAS_IT_FIRST,
          operand,
          book.written(operand),
          variable.name(),
          variable.name() + " is none or …");
      return;
    }
    String or = "(" + book.written(operand) + ", or 0)";
    Fix fix = Fix.replace(operand, or);
    findings.add(
        ReviewProblem.NEVER_A_FIRST_VALUE, operand, fix, variable.name(), declared(variable), or);
  }
}
