package tricksmith.review.variables;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds numbers that are set in a loop only if something holds, and scored there in any case:
 * {@code bonus = 3 if QS in trick}, {@code winner scores bonus}. Where it does not hold, what was
 * set the time before is scored again.
 */
public final class FromTheTimeBefore implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    for (Action loop : book.actions().toList()) {
      if (loop.repetition() != null) {
        List<Action> body = loop.blocks().getLast().actions();
        for (int place = 0; place < body.size(); place++) {
          Action action = body.get(place);
          Action.Assign set = onlyAtTimes(action);
          if (set != null && isLeft(set, loop, body.subList(place + 1, body.size()), book)) {
            report(action, set, findings);
          }
        }
      }
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

  private static boolean isLeft(Action.Assign set, Action loop, List<Action> after, Rulebook book) {
    Variable variable = set.variable();
    Set<Action> there = Collections.newSetFromMap(new IdentityHashMap<>());
    Action.all(after).forEach(there::add);
    return variable.type() == Type.Basic.NUMBER
        && set.indices().isEmpty()
        && !isReset(variable, loop)
        && loop.all().filter(each -> each.sets().contains(variable)).toList().equals(List.of(set))
        && !reads(set, variable, book)
        && after.stream().anyMatch(each -> scores(each, variable, book))
        && book.actions().filter(each -> reads(each, variable, book)).allMatch(there::contains)
        && book.rules().trick().obligations().stream()
            .flatMap(each -> each.terms().stream())
            .noneMatch(term -> reads(term, variable, book));
  }

  /** Whether each pass of a loop begins with the first value of a variable. */
  private static boolean isReset(Variable variable, Action loop) {
    Set<StatementEffect> effects = loop.effects();
    boolean deals =
        loop.inside().stream()
            .anyMatch(inside -> inside.effects().contains(StatementEffect.STARTS_DEAL));
    return (variable.lifetime() == Lifetime.TRICK && effects.contains(StatementEffect.PLAYS_TRICKS))
        || (variable.lifetime() != Lifetime.MATCH && deals);
  }

  /** Whether a statement scores a number in any case. */
  private static boolean scores(Action action, Variable variable, Rulebook book) {
    return action.effects().contains(StatementEffect.SCORES)
        && !(action.terms().getLast() instanceof Term.Cases)
        && reads(action.terms().getLast(), variable, book);
  }

  private static boolean reads(Action action, Variable variable, Rulebook book) {
    return Stream.concat(action.terms().stream(), Stream.ofNullable(action.where()))
        .anyMatch(term -> reads(term, variable, book));
  }

  private static boolean reads(Term term, Variable variable, Rulebook book) {
    return book.dependencies(term).contains(new OnVariable(variable.id()));
  }

  private static void report(Action action, Action.Assign set, Findings findings) {
    Term condition = action.condition();
    boolean behind = condition == null || condition.span().start() > set.span().end();
    findings.add(
        ReviewProblem.FROM_THE_TIME_BEFORE,
        action.span(),
        behind ? new Fix[] {Fix.of(Edit.insert(action.span().end(), ", else 0"))} : new Fix[0],
        set.variable().name());
  }
}
