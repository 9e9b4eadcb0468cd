package tricksmith.review;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Term.VariableValue;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Follows the procedure on its way from the start through the first pass of each loop, and looks
 * only at what is certainly performed there: a counter that is added to and has no first value, a
 * dealer from whose left is dealt before there is one.
 */
final class FirstPass {
  private final CheckedRules rules;
  private final Changes changes;
  private final VariableReads reads;
  private final Findings findings;
  private final BitSet possible = new BitSet();
  private boolean ended;

  FirstPass(Rulebook book, Findings findings) {
    this.rules = book.rules();
    this.changes = new Changes(rules);
    this.reads = new VariableReads(book);
    this.findings = findings;
  }

  void review() {
    rules.variables().stream()
        .filter(variable -> variable.initial() != null)
        .forEach(variable -> possible.set(variable.id()));
    block(rules.procedure());
  }

  private void block(List<Action> actions) {
    for (Action action : actions) {
      if (ended) {
        return;
      }
      calculations(action);
      step(action);
    }
  }

  private void calculations(Action action) {
    Actions.terms(action)
        .flatMap(term -> reads.calculatedWith(term).stream())
        .forEach(value -> report(value, ReviewProblem.NO_VALUE_YET));
  }

  private void step(Action action) {
    switch (action) {
      case Action.NewDeal _ -> newDeal();
      case Action.Deal deal -> from(deal.from(), ReviewProblem.READ_BEFORE_SET);
      case Action.RepeatUntil repeat -> loop(repeat.body());
      case Action.RepeatTimes repeat -> loop(repeat.body());
      case Action.RepeatWith repeat -> loop(repeat.body());
      case Action.Each each -> {
        from(each.from(), ReviewProblem.READ_BEFORE_SET);
        if (each.where() == null) {
          loop(each.body());
        } else {
          set(changes.variables(each.body()));
        }
      }
      case Action.PlayTricks play -> tricks(play);
      case Action.Score _ -> block(rules.score());
      case Action.EndMatch _ -> ended = true;
      default -> set(changes.variables(List.of(action)));
    }
  }

  private void loop(List<Action> body) {
    block(body);
    set(changes.variables(body));
  }

  private void tricks(Action.PlayTricks play) {
    if (play.from() == null) {
      leader(play);
    } else {
      from(play.from(), ReviewProblem.NO_VALUE_YET);
    }
    set(changes.variables(List.of(play)));
    block(play.body());
  }

  private void leader(Action.PlayTricks play) {
    boolean known =
        rules.variables().stream()
            .filter(variable -> variable.name().equals(Variable.LEADER))
            .anyMatch(variable -> possible.get(variable.id()));
    if (!known) {
      findings.add(ReviewProblem.NO_LEADER, head(play), somebody());
    }
  }

  /** The word with which it begins: the rest may be a long block. */
  private static Span head(Action.PlayTricks play) {
    int start = play.span().start();
    return new Span(start, start + "play".length());
  }

  /** Who could lead the first trick. */
  private String somebody() {
    return rules.variables().stream()
            .anyMatch(variable -> variable.name().equals("dealer") && possible.get(variable.id()))
        ? "left of dealer"
        : "seat 1";
  }

  private void from(@Nullable Term from, ReviewProblem problem) {
    Set<VariableValue> root = from == null ? Set.of() : VariableReads.root(from);
    root.forEach(value -> report(value, problem));
  }

  private void report(VariableValue value, ReviewProblem problem) {
    if (!possible.get(value.variable().id())) {
      findings.add(problem, value.span(), value.variable().name());
    }
  }

  private void newDeal() {
    rules.variables().stream()
        .filter(variable -> variable.lifetime() != Lifetime.MATCH && variable.initial() == null)
        .forEach(variable -> possible.clear(variable.id()));
  }

  private void set(Stream<Variable> variables) {
    variables.forEach(variable -> possible.set(variable.id()));
  }
}
