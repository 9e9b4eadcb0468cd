package tricksmith.review.variables;

import static java.util.stream.Collectors.joining;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Notation;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.rules.analysis.VariableReads;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Follows the procedure from the start through the first pass of each loop, looking only at what
 * certainly runs: finds, for instance, a counter increased before it has a value, or dealing left
 * of a dealer not yet set.
 */
public final class FirstPass {
  private final CheckedRules rules;
  private final EffectAnalysis effects;
  private final VariableReads reads;
  private final Findings findings;
  private final BitSet possible = new BitSet();
  private boolean ended;

  public FirstPass(Rulebook book, Findings findings) {
    this.rules = book.rules();
    this.effects = book.effects();
    this.reads = book.reads();
    this.findings = findings;
  }

  public void review() {
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
    action.terms().stream()
        .flatMap(term -> reads.calculatedWith(term).stream())
        .forEach(read -> report(read, ReviewProblem.NO_VALUE_YET));
  }

  private void step(Action action) {
    if (action.has(StatementEffect.PLAYS_TRICKS)) {
      tricks(action);
      return;
    }
    from(action.from(), ReviewProblem.READ_BEFORE_SET);
    if (action.has(StatementEffect.STARTS_DEAL)) {
      newDeal();
    }
    if (action.has(StatementEffect.PERFORMS_SCORE)) {
      block(rules.score());
    }
    if (action.repetition() != null && action.where() == null) {
      block(action.inside());
    }
    possible.or(effects.variables(List.of(action)));
    ended |= action.has(StatementEffect.ENDS_MATCH);
  }

  private void tricks(Action play) {
    from(play.from(), ReviewProblem.NO_VALUE_YET);
    if (play.from() != null) {
      effects.variables(play).forEach(variable -> possible.set(variable.id()));
    }
    block(play.beforeEachTrick());
    leader(play);
    possible.or(effects.variables(List.of(play)));
    block(play.afterEachTrick());
  }

  private void leader(Action play) {
    if (!possible.get(rules.leader().id())) {
      findings.add(ReviewProblem.NO_LEADER, head(play), somebody());
    }
  }

  /** Returns the span of the keyword only, since the rest may be a long block. */
  private static Span head(Action play) {
    int start = play.span().start();
    return new Span(start, start + "play".length());
  }

  /** Returns an expression for a player who could lead to the first trick. */
  private String somebody() {
    return rules.variables().stream()
            .anyMatch(variable -> variable.name().equals("dealer") && possible.get(variable.id()))
        ? "left of dealer"
        : "seat 1";
  }

  private void from(@Nullable Term from, ReviewProblem problem) {
    if (from != null) {
      reads.root(from).ifPresent(read -> report(read, problem));
    }
  }

  private void report(VariableReads.Read read, ReviewProblem problem) {
    Variable variable = read.variable();
    String name = variable.name();
    if (possible.get(variable.id()) || findings.has(name, problem, ReviewProblem.NO_VALUE_YET)) {
      return;
    }
    if (problem == ReviewProblem.NO_VALUE_YET) {
      findings.add(problem, read, name, withFirstValue(variable));
    } else {
      findings.add(problem, read, name);
    }
  }

  /** How a script declares a variable that has a value from the start. */
  private static String withFirstValue(Variable variable) {
    String value =
        switch (variable.type()) {
          case Type.Basic.NUMBER -> "0";
          case Type.Basic.YES_NO -> "no";
          case Type.Basic.PLAYER -> "seat 1";
          default -> "…";
        };
    String indices =
        variable.indices().stream().map(index -> "[" + Notation.of(index) + "]").collect(joining());
    return variable.name() + indices + ": " + Notation.of(variable.type()) + " = " + value;
  }

  private void newDeal() {
    rules.variables().stream()
        .filter(variable -> variable.lifetime() != Lifetime.MATCH && variable.initial() == null)
        .forEach(variable -> possible.clear(variable.id()));
  }
}
