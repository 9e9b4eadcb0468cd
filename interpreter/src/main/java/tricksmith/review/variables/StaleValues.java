package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds what is set in a loop only on some ways through it, and scored there in any case: {@code
 * bonus = 3 if QS in trick}, {@code winner scores bonus}; {@code beaten = trick.leader if winner !=
 * trick.leader}, {@code beaten scores -1}; and {@code winner may choose double from yes}. On the
 * other ways, what was set the time before counts again.
 */
public record StaleValues(Rulebook book, Findings findings) {
  public void review() {
    List<Pass> passes = book.loops().map(Pass::of).toList();
    Map<Integer, List<Action>> readers = readers(setIn(passes));
    Set<Dependency> askedAnyhow =
        book.dependencies(
            Stream.concat(book.trick().terms(), book.rules().ending().terms().stream()));
    passes.forEach(
        pass ->
            pass.around().keySet().stream()
                .flatMap(action -> action.sets().stream())
                .filter(variable -> !askedAnyhow.contains(variable.read()))
                .distinct()
                .sorted(Comparator.comparingInt(Variable::id))
                .forEach(
                    variable ->
                        review(variable, pass, readers.getOrDefault(variable.id(), List.of()))));
  }

  private static Set<Integer> setIn(List<Pass> passes) {
    return passes.stream()
        .flatMap(pass -> pass.around().keySet().stream())
        .flatMap(action -> action.sets().stream())
        .map(Variable::id)
        .collect(Collectors.toSet());
  }

  /** Returns the statements that read each of these variables, by its place. */
  private Map<Integer, List<Action>> readers(Set<Integer> variables) {
    Map<Integer, List<Action>> readers = new HashMap<>();
    book.actions()
        .forEach(
            action ->
                book.dependencies(terms(action))
                    .forEach(
                        read -> {
                          if (read instanceof OnVariable(int id) && variables.contains(id)) {
                            readers.computeIfAbsent(id, _ -> new ArrayList<>()).add(action);
                          }
                        }));
    return readers;
  }

  private static Stream<Term> terms(Action action) {
    return Stream.concat(action.terms().stream(), Stream.ofNullable(action.where()));
  }

  /**
   * What a loop does in one pass.
   *
   * @param body its last block
   * @param places the place in the body of each statement of the loop, nested ones included; -1
   *     where it is in another block
   * @param around for each statement that nothing but conditions decides about, the statement of a
   *     block that it is in, or is
   */
  private record Pass(
      Action loop,
      List<Action> body,
      IdentityHashMap<Action, Integer> places,
      IdentityHashMap<Action, Action> around) {

    static Pass of(Action loop) {
      List<Action> body = loop.blocks().getLast().actions();
      Pass pass = new Pass(loop, body, new IdentityHashMap<>(), new IdentityHashMap<>());
      loop.all().skip(1).forEach(action -> pass.places.put(action, -1));
      for (int place = 0; place < body.size(); place++) {
        int at = place;
        body.get(place).all().forEach(action -> pass.places.put(action, at));
      }
      loop.inside().forEach(action -> pass.note(action, action));
      return pass;
    }

    private void note(Action action, Action outer) {
      around.put(action, outer);
      if (action instanceof Action.If) {
        action.inside().forEach(inside -> note(inside, outer));
      }
    }

    private int place(Action action) {
      return places.getOrDefault(action, -1);
    }

    /** Whether a statement is one of the body itself, not inside another. */
    boolean isOfBody(Action action) {
      int place = place(action);
      return place >= 0 && body.get(place).equals(action);
    }
  }

  private void review(Variable variable, Pass pass, List<Action> readers) {
    List<Action> setting =
        book.setting(variable).stream().filter(pass.places()::containsKey).toList();
    int last = setting.stream().mapToInt(pass::place).max().orElse(-1);
    if (variable.axes().isEmpty()
        && setting.stream().allMatch(set -> isOfKind(set, variable))
        && setting.stream().allMatch(pass.around()::containsKey)
        && setting.stream()
            .map(pass.around()::get)
            .distinct()
            .noneMatch(around -> setsAlways(List.of(around), variable))
        && readers.stream().allMatch(each -> pass.place(each) > last)
        && readers.stream().anyMatch(each -> pass.isOfBody(each) && scores(each, variable))
        && !isReset(variable, pass.loop())
        && !isHeldOn(variable)) {
      report(variable, setting, pass);
    }
  }

  /**
   * Whether it is a number, a player or a side that is set, or a choice of one alternative that is
   * offered again each time, which somebody who has chosen it for good need not be.
   */
  private static boolean isOfKind(Action set, Variable variable) {
    Action.Choice choice = set.choice();
    return choice == null
        ? set instanceof Action.Assign
            && Set.of(Type.Basic.NUMBER, Type.Basic.PLAYER, Type.Basic.SIDE)
                .contains(variable.type())
        : set instanceof Action.Choose
            && choice.pass() != null
            && choice.then().isEmpty()
            && choice.otherwise().isEmpty()
            && isOne(choice.offered());
  }

  private static boolean isOne(List<Term> offered) {
    return offered.size() == 1
        && switch (offered.getFirst()) {
          case Term.Constant _ -> true;
          case Term.SetOfValues set ->
              set.elements().size() == 1 && set.elements().getFirst() instanceof Term.Constant;
          default -> false;
        };
  }

  private static boolean setsAlways(List<Action> block, Variable variable) {
    return block.stream()
        .anyMatch(
            action ->
                switch (action) {
                  case Action.If(_, _, var then, var otherwise) ->
                      setsAlways(then, variable) && setsAlways(otherwise, variable);
                  case Action.Assign set -> set.variable().equals(variable) && !isCases(set);
                  default -> false;
                });
  }

  private static boolean isCases(Action.Assign set) {
    return set.keepIfNone() && set.value() instanceof Term.Cases;
  }

  /**
   * Whether a script declares for the match who it is: a crown that changes hands at times is meant
   * to stay until then.
   */
  private boolean isHeldOn(Variable variable) {
    return variable.lifetime() == Lifetime.MATCH
        && variable.type() != Type.Basic.NUMBER
        && variable.type() != Type.Basic.YES_NO
        && new Declaration(book, variable).isWritten();
  }

  /** Whether each pass of a loop begins with the first value of a variable. */
  private static boolean isReset(Variable variable, Action loop) {
    Set<StatementEffect> effects = loop.effects();
    boolean deals =
        loop.inside().stream().anyMatch(inside -> inside.has(StatementEffect.STARTS_DEAL));
    return (variable.lifetime() == Lifetime.TRICK && effects.contains(StatementEffect.PLAYS_TRICKS))
        || (variable.lifetime() != Lifetime.MATCH && deals);
  }

  /** Whether a statement scores a number in any case, or for somebody, or by what was chosen. */
  private boolean scores(Action action, Variable variable) {
    if (!action.has(StatementEffect.SCORES)) {
      return false;
    }
    Term value = action.terms().getLast();
    return switch (variable.type()) {
      case Type.Basic.PLAYER, Type.Basic.SIDE ->
          variable.equals(book.variable(Rulebook.subject(action.terms().getFirst())));
      case Type.Basic.NUMBER -> !(value instanceof Term.Cases) && book.dependsOn(value, variable);
      default -> book.dependsOn(value, variable);
    };
  }

  private void report(Variable variable, List<Action> setting, Pass pass) {
    Action first = setting.getFirst();
    boolean inBody = pass.place(first) >= 0;
    Action around = inBody ? pass.body().get(pass.place(first)) : first;
    boolean simple =
        setting.size() == 1
            && inBody
            && (around.equals(first)
                || (around instanceof Action.If && around.inside().size() == 1));
    String name = variable.name();
    if (variable.type() == Type.Basic.NUMBER && simple && first instanceof Action.Assign set) {
      Term condition = around.condition();
      boolean isLast = condition == null || condition.span().start() > set.span().end();
      String otherwise = variable.initial() == null ? "0" : book.written(variable.initial());
      findings.add(
          ReviewProblem.FROM_THE_TIME_BEFORE,
          around,
          isLast ? Fix.after(around, ", else " + otherwise) : null,
          name,
          otherwise);
    } else if (pass.loop().has(StatementEffect.PLAYS_TRICKS)) {
      boolean chosen = first.choice() != null;
      Declaration declaration = new Declaration(book, variable);
      findings.add(
          chosen ? ReviewProblem.CHOSEN_FOR_GOOD : ReviewProblem.FROM_AN_EARLIER_TRICK,
          first,
          declaration.fix(Lifetime.TRICK),
          name,
          declaration.forEach(Lifetime.TRICK));
    }
  }
}
