package tricksmith.review;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.syntax.Statement.EachOrder;

/** Loops whose condition cannot come to hold, and those that the engine stops after one pass. */
final class Endings implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    Changes changes = new Changes(book.rules());
    book.actions()
        .forEach(
            action -> {
              Term until = until(action);
              if (until != null && !changes.endTheMatch(Actions.inside(action))) {
                review(action, until, changes, book, findings);
              }
            });
  }

  private static void review(
      Action loop, Term until, Changes changes, Rulebook book, Findings findings) {
    if (book.certainty().never(until)) {
      findings.add(ReviewProblem.NEVER_ENDS, until.span());
    } else if (book.certainty().always(until)) {
      return;
    } else if (!canChange(loop, until, changes, book)) {
      findings.add(ReviewProblem.NOTHING_CHANGES, until.span());
    } else if (loop instanceof Action.RepeatUntil repeat && !changes.haveEvents(repeat.body())) {
      findings.add(ReviewProblem.NO_EVENT, until.span());
    }
  }

  /** What is to end a loop that nothing else ends; null for what ends by itself. */
  private static @Nullable Term until(Action action) {
    return switch (action) {
      case Action.RepeatUntil repeat -> repeat.until();
      case Action.RepeatWith repeat -> repeat.overAndOver() ? repeat.until() : null;
      case Action.Each each -> each.order() == EachOrder.ROUND_AND_ROUND ? each.until() : null;
      case Action.PlayTricks play -> play.count() == null ? play.until() : null;
      default -> null;
    };
  }

  private static boolean canChange(Action loop, Term until, Changes changes, Rulebook book) {
    Set<Aspect> changed = new HashSet<>(changes.of(Actions.inside(loop)));
    if (loop instanceof Action.PlayTricks) {
      changed.addAll(changes.of(List.of(loop)));
    }
    return !Collections.disjoint(changed, Questions.of(until, book)) || asksForTheTurn(loop, until);
  }

  /** Whether it asks for what is different in each pass. */
  private static boolean asksForTheTurn(Action loop, Term until) {
    Local local =
        switch (loop) {
          case Action.RepeatWith repeat -> repeat.local();
          case Action.Each each -> each.element();
          default -> null;
        };
    return local != null && Terms.reads(until, local);
  }
}
