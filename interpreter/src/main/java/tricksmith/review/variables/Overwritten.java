package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds values that are replaced before anything reads them: {@code leader = dealer}, and then
 * {@code play tricks from left of dealer}.
 *
 * <p>Walks the procedure from end to beginning, knowing at every place what happens next to each
 * variable.
 */
public record Overwritten(Rulebook book, Findings findings) {
  public void review() {
    Walk walk = new Walk(book);
    walk.procedure();
    walk.report(findings);
    walk.afterTheDeals(findings);
  }

  /** A value that is set and the statement that replaces it; null once it may be read. */
  private record Value(Action set, Variable variable, @Nullable Action by) {

    /**
     * Combines the results for one statement of a procedure that is performed in several places.
     */
    Value or(Value other) {
      return by == null ? this : new Value(set, variable, other.by);
    }
  }

  private static final class Walk {
    private final Rulebook book;
    private final VariableUses uses;
    private final Set<Dependency> read;
    private final Map<Span, Value> values = new LinkedHashMap<>();

    Walk(Rulebook book) {
      this.book = book;
      this.uses = new VariableUses(book);
      this.read = book.dependencies(book.rules().terms());
    }

    void procedure() {
      block(book.rules().procedure(), uses.atTheEnd());
    }

    /** Reports {@code dealer = left of dealer} after the loop of the deals, not in it. */
    void afterTheDeals(Findings findings) {
      List<Action> procedure = book.rules().procedure();
      List<Action> last = new ArrayList<>();
      for (Action action : procedure.reversed()) {
        if (action.repetition() != null && action.hasAnywhere(StatementEffect.STARTS_DEAL)) {
          break;
        }
        last.add(action);
      }
      if (last.size() == procedure.size()) {
        return;
      }
      NextUses after = uses.atTheEnd();
      for (Action action : last) {
        if (action instanceof Action.Assign assign && isLost(assign.variable(), after)) {
          findings.add(ReviewProblem.AFTER_THE_DEALS, action, assign.variable().name());
        }
        after.precededBy(uses.of(action));
      }
    }

    private boolean isLost(Variable variable, NextUses after) {
      return variable.axes().isEmpty()
          && !variable.isForPlayers()
          && (isRead(variable) || variable.name().equals("dealer"))
          && !after.isRead(variable.id())
          && after.replacing(variable.id()) == null;
    }

    /** Walks statements backwards, turning what happens after them into what happens before. */
    private void block(List<Action> actions, NextUses after) {
      for (Action action : actions.reversed()) {
        inside(action, after);
        note(action, after);
        after.precededBy(uses.of(action));
      }
    }

    private void inside(Action action, NextUses after) {
      if (action.repetition() == null) {
        book.performed(action).stream()
            .map(Action.Block::actions)
            .filter(actions -> !actions.isEmpty())
            .forEach(actions -> block(actions, after.copy()));
        return;
      }
      NextUses next = after(uses.pass(action), after);
      next.orElse(after);
      if (action.has(StatementEffect.PLAYS_TRICKS)) {
        tricks(action, next);
      } else {
        action.blocks().forEach(inside -> block(inside.actions(), next));
      }
    }

    /** Walks the blocks before the trick, around each card, and after the trick. */
    private void tricks(Action play, NextUses next) {
      List<Action.Block> blocks = play.blocks();
      block(blocks.get(3).actions(), next);
      uses.trickEnds(play, next);
      uses.cardAgain(play, next);
      block(blocks.get(2).actions(), next);
      uses.cardIsPlayed(next);
      block(blocks.get(1).actions(), next);
      uses.trickBegins(next);
      block(blocks.getFirst().actions(), next);
    }

    private static NextUses after(NextUses first, NextUses then) {
      NextUses both = then.copy();
      both.precededBy(first);
      return both;
    }

    private void note(Action action, NextUses after) {
      boolean followed =
          action.choice() != null
              && action.blocks().stream().anyMatch(block -> !block.actions().isEmpty());
      if (followed) {
        // What follows from a choice is reason enough to ask.
        return;
      }
      for (Variable variable : action.sets()) {
        if (variable.axes().isEmpty() && !variable.isForPlayers() && isRead(variable)) {
          Action by = after.isRead(variable.id()) ? null : after.replacing(variable.id());
          values.merge(action.span(), new Value(action, variable, by), Value::or);
        }
      }
    }

    /** Whether anything reads a variable; others are reported as unused instead. */
    private boolean isRead(Variable variable) {
      return variable.isLeader() || read.contains(variable.read());
    }

    void report(Findings findings) {
      values.values().forEach(value -> report(value, value.by(), findings));
    }

    private void report(Value value, @Nullable Action by, Findings findings) {
      if (by == null || by.span().equals(value.set().span())) {
        return;
      }
      Span set = value.set().span();
      String name = value.variable().name();
      String statement = book.head(by.span());
      boolean leads = by.has(StatementEffect.PLAYS_TRICKS);
      boolean during = by.span().start() < set.start() && set.end() < by.span().end();
      if (leads && during && name.equals(Variable.LEADER)) {
        findings.add(ReviewProblem.LEADER_OF_THE_NEXT_TRICK, set);
      } else if (leads && name.equals(Variable.LEADER)) {
        findings.add(ReviewProblem.LEADER_NAMED_AGAIN, set, leader(value, by), statement);
      } else if (by.sets().isEmpty() && !by.takesTheLastTrick()) {
        if (findings.has(name, ReviewProblem.READ_BEFORE_SET, ReviewProblem.NO_VALUE_YET)) {
          // It is set too late, or not at the beginning.
          return;
        }
        findings.add(ReviewProblem.SET_BACK, set, later(value, by), name, statement);
      } else {
        findings.add(ReviewProblem.OVERWRITTEN, set, without(value), name, statement);
      }
    }

    private @Nullable Fix without(Value value) {
      Edit gone = value.set().choice() == null ? book.withoutLine(value.set()) : null;
      return gone == null ? null : Fix.of(gone);
    }

    private @Nullable Fix leader(Value value, Action play) {
      Edit gone = book.withoutLine(value.set());
      Term from = play.from();
      if (gone == null || from == null || value.set().choice() != null) {
        return null;
      }
      String named = book.written(value.set().terms().getLast());
      return Fix.of(gone, new Edit(from.span(), named));
    }

    /** Returns a fix that moves the assignment after the new deal that resets the variable. */
    private @Nullable Fix later(Value value, Action by) {
      boolean deal = by.has(StatementEffect.STARTS_DEAL);
      return deal ? book.movedAfter(by, List.of(value.set())) : null;
    }
  }
}
