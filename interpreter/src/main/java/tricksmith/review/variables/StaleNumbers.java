package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds numbers that are set in a loop only if something holds, and scored there in any case:
 * {@code bonus = 3 if QS in trick}, {@code winner scores bonus}. Where it does not hold, what was
 * set the time before is scored again.
 */
public record StaleNumbers(Rulebook book, Findings findings) {
  public void review() {
    Map<Integer, List<Action>> readers = readers();
    book.actions()
        .filter(action -> action.repetition() != null)
        .forEach(loop -> loop(Pass.of(loop), readers));
  }

  private void loop(Pass pass, Map<Integer, List<Action>> readers) {
    for (Action action : pass.body()) {
      Action.Assign set = onlyAtTimes(action);
      if (set != null && isLeft(set, pass, readers.getOrDefault(set.variable().id(), List.of()))) {
        report(action, set);
      }
    }
  }

  /** Returns the statements that read each variable, by its place. */
  private Map<Integer, List<Action>> readers() {
    Map<Integer, List<Action>> readers = new HashMap<>();
    book.actions()
        .forEach(
            action ->
                terms(action)
                    .flatMap(term -> book.dependencies(term).stream())
                    .distinct()
                    .forEach(
                        read -> {
                          if (read instanceof OnVariable(int id)) {
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
   */
  private record Pass(Action loop, List<Action> body, IdentityHashMap<Action, Integer> places) {

    static Pass of(Action loop) {
      List<Action> body = loop.blocks().getLast().actions();
      IdentityHashMap<Action, Integer> places = new IdentityHashMap<>();
      loop.all().forEach(action -> places.put(action, -1));
      for (int place = 0; place < body.size(); place++) {
        int at = place;
        body.get(place).all().forEach(action -> places.put(action, at));
      }
      return new Pass(loop, body, places);
    }

    boolean isAfter(Action action, Action other) {
      return place(action) > place(other);
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

  /** Returns how a number is set by a statement that sets it only if something holds; or null. */
  private static Action.@Nullable Assign onlyAtTimes(Action action) {
    if (action instanceof Action.If(_, _, List<Action> then, List<Action> otherwise)) {
      return otherwise.isEmpty()
              && then.size() == 1
              && then.getFirst() instanceof Action.Assign set
              && !(set.value() instanceof Term.Cases)
          ? set
          : null;
    }
    return action instanceof Action.Assign set
            && set.keepIfNone()
            && set.value() instanceof Term.Cases
        ? set
        : null;
  }

  private boolean isLeft(Action.Assign set, Pass pass, List<Action> readers) {
    Variable variable = set.variable();
    return variable.type() == Type.Basic.NUMBER
        && set.indices().isEmpty()
        && book.setting(variable).stream()
            .filter(pass.places()::containsKey)
            .toList()
            .equals(List.of(set))
        && readers.stream().allMatch(each -> pass.isAfter(each, set))
        && readers.stream().anyMatch(each -> pass.isOfBody(each) && scores(each, variable))
        && !isReset(variable, pass.loop())
        && book.trick().obligations().stream()
            .flatMap(each -> each.terms().stream())
            .noneMatch(term -> book.dependsOn(term, variable));
  }

  /** Whether each pass of a loop begins with the first value of a variable. */
  private static boolean isReset(Variable variable, Action loop) {
    Set<StatementEffect> effects = loop.effects();
    boolean deals =
        loop.inside().stream().anyMatch(inside -> inside.has(StatementEffect.STARTS_DEAL));
    return (variable.lifetime() == Lifetime.TRICK && effects.contains(StatementEffect.PLAYS_TRICKS))
        || (variable.lifetime() != Lifetime.MATCH && deals);
  }

  /** Whether a statement scores a number in any case. */
  private boolean scores(Action action, Variable variable) {
    return action.has(StatementEffect.SCORES)
        && !(action.terms().getLast() instanceof Term.Cases)
        && book.dependsOn(action.terms().getLast(), variable);
  }

  private void report(Action action, Action.Assign set) {
    Term condition = action.condition();
    boolean behind = condition == null || condition.span().start() > set.span().end();
    findings.add(
        ReviewProblem.FROM_THE_TIME_BEFORE,
        action,
        behind ? Fix.after(action, ", else 0") : null,
        set.variable().name());
  }
}
