package tricksmith.review.rulebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Local;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.StatementRewriting;
import tricksmith.rules.Term;
import tricksmith.source.Span;

/**
 * Puts what is passed to procedures in place of their parameters: in {@code each player { perform
 * pay(player) }}, it is {@code player} who scores. A parameter becomes what is passed for it if
 * that is known to be the same throughout the procedure: the element of a loop, or in all places
 * the same player. Other parameters stay what they are.
 */
final class ProceduresInPlace {
  /** Words for others, as seen from somebody, who do not change as long as that one does not. */
  private static final Set<Operator> STEADY =
      Set.of(Operator.LEFT_OF, Operator.RIGHT_OF, Operator.SIDE_OF, Operator.PARTNER_OF);

  private final Map<String, List<Action.Perform>> performed = new HashMap<>();
  private final CheckedRules rules;

  private ProceduresInPlace(CheckedRules rules) {
    this.rules = rules;
    rules
        .actions(Action.Perform.class)
        .filter(perform -> !perform.parameters().isEmpty())
        .distinct()
        .forEach(
            perform ->
                performed.computeIfAbsent(perform.name(), _ -> new ArrayList<>()).add(perform));
  }

  /** Returns the rules so rewritten; null if no procedure with parameters is performed. */
  static @Nullable CheckedRules of(CheckedRules rules) {
    ProceduresInPlace all = new ProceduresInPlace(rules);
    return all.performed.isEmpty() ? null : all.new InPlace().rules(rules);
  }

  /** Returns where the procedures with parameters are written. */
  static List<Span> places(CheckedRules rules) {
    return rules.procedures().stream()
        .filter(procedure -> !procedure.parameters().isEmpty())
        .map(ProceduresInPlace::place)
        .toList();
  }

  private static Span place(NamedProcedure procedure) {
    int end =
        Action.all(procedure.body())
            .mapToInt(action -> action.span().end())
            .max()
            .orElse(procedure.declared().end());
    return new Span(procedure.declared().end(), end);
  }

  /** Whether a parameter stands for the same value from the beginning of a procedure to its end. */
  private boolean isKnown(Action.Perform perform, int parameter) {
    Term passed = perform.arguments().get(parameter);
    return passed.type().equals(perform.parameters().get(parameter).type())
        && isSteady(passed, perform.body())
        && performed.getOrDefault(perform.name(), List.of()).stream()
            .allMatch(each -> areAlike(each.arguments().get(parameter), passed));
  }

  /** Whether somebody whom a term names stays the same while some statements are performed. */
  private boolean isSteady(Term term, List<Action> body) {
    if (term instanceof Term.LocalValue) {
      return true;
    }
    if (term instanceof Term.VariableValue(_, var variable, var indices)) {
      return indices.isEmpty()
          && !variable.equals(rules.leader())
          && Action.all(body).noneMatch(action -> action.sets().contains(variable));
    }
    if (term.applies(STEADY)) {
      return term.children().stream()
          .allMatch(child -> child instanceof Term.Constant || isSteady(child, body));
    }
    return term.operator() == Operator.WINNER
        && term.children().isEmpty()
        && Action.all(body)
            .noneMatch(
                action ->
                    action.has(
                        StatementEffect.PLAYS_TRICKS,
                        StatementEffect.TAKES_TRICKS,
                        StatementEffect.STARTS_DEAL));
  }

  /** Whether two terms mean the same, whichever elements of loops they begin with. */
  private static boolean areAlike(Term one, Term other) {
    if (one instanceof Term.LocalValue || other instanceof Term.LocalValue) {
      return one.getClass() == other.getClass();
    }
    return one.getClass() == other.getClass()
        && one.head().equals(other.head())
        && one.children().size() == other.children().size()
        && IntStream.range(0, one.children().size())
            .allMatch(place -> areAlike(one.children().get(place), other.children().get(place)));
  }

  private final class InPlace extends StatementRewriting {
    private final Map<Local, Term> values = new HashMap<>();

    @Override
    protected Term term(Term term) {
      if (term instanceof Term.LocalValue(Span span, Local local)) {
        Term value = values.get(local);
        return value == null ? term : value.at(span);
      }
      return term.withChildren(term.children().stream().map(this::term).toList());
    }

    @Override
    protected List<Action> inPlaceOf(Action action) {
      if (!(action instanceof Action.Perform perform) || perform.parameters().isEmpty()) {
        return super.inPlaceOf(action);
      }
      List<Local> open = new ArrayList<>();
      List<Term> passed = new ArrayList<>();
      Map<Local, Term> known = new HashMap<>();
      for (int place = 0; place < perform.parameters().size(); place++) {
        Local parameter = perform.parameters().get(place);
        Term argument = term(perform.arguments().get(place));
        if (isKnown(perform, place)) {
          known.put(parameter, argument);
        } else {
          open.add(parameter);
          passed.add(argument);
        }
      }
      values.keySet().removeAll(Set.copyOf(perform.parameters()));
      values.putAll(known);
      List<Action> body = block(perform.body());
      boolean allKnown = passed.stream().allMatch(ProceduresInPlace::isWritten);
      return List.of(
          new Action.Perform(
              perform.span(),
              perform.name(),
              allKnown ? List.of() : open,
              allKnown ? List.of() : passed,
              body));
    }
  }

  /** Whether a value depends on nothing that statements change. */
  private static boolean isWritten(Term term) {
    return term.all().allMatch(part -> part.reads().isEmpty());
  }
}
