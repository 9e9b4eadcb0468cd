package tricksmith.rules.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Variable;
import tricksmith.syntax.Section.Lifetime;

/**
 * The possible effects of statements, including everything inside them and the section {@code
 * score} if they perform it.
 */
public record EffectAnalysis(CheckedRules rules) {
  /** Whether one of these statements can have one of these effects. */
  public boolean canHave(List<Action> actions, Set<StatementEffect> effects) {
    return effects(actions).anyMatch(effects::contains);
  }

  /** Whether one of them is an event, so that a loop of them can go on. */
  public boolean haveEvents(List<Action> actions) {
    return effects(actions).anyMatch(StatementEffect::isEvent);
  }

  /** Returns everything that these statements can change. */
  public Set<Dependency> changes(List<Action> actions) {
    return changes(performed(actions));
  }

  /** Returns everything that these statements can change, leaving out one statement inside them. */
  public Set<Dependency> changesBeside(List<Action> actions, Action without) {
    Set<Action> left = without.all().collect(Collectors.toUnmodifiableSet());
    return changes(performed(actions).filter(action -> !left.contains(action)));
  }

  private Set<Dependency> changes(Stream<Action> performed) {
    Set<Dependency> changed = new HashSet<>();
    performed.forEach(
        action -> {
          Stream<Variable> reset = action.effects().stream().flatMap(this::reset);
          Stream.concat(variables(action), reset)
              .map(variable -> new OnVariable(variable.id()))
              .forEach(changed::add);
          action.effects().forEach(effect -> changed.addAll(effect.changes()));
        });
    return Set.copyOf(changed);
  }

  /** Returns the variables that these statements can set. */
  public Stream<Variable> variables(List<Action> actions) {
    return performed(actions).flatMap(this::variables);
  }

  /** Returns the variables that a statement itself can set. */
  public Stream<Variable> variables(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS)
        ? Stream.concat(action.sets().stream(), Stream.of(rules.leader()))
        : action.sets().stream();
  }

  private Stream<StatementEffect> effects(List<Action> actions) {
    return performed(actions).flatMap(action -> action.effects().stream());
  }

  /**
   * Returns these statements and those that they perform; the section {@code score} cannot perform
   * itself again.
   */
  private Stream<Action> performed(List<Action> actions) {
    return Action.all(actions)
        .flatMap(
            action ->
                action.has(StatementEffect.PERFORMS_SCORE)
                    ? Stream.concat(Stream.of(action), Action.all(rules.score()))
                    : Stream.of(action));
  }

  private Stream<Variable> reset(StatementEffect effect) {
    boolean deal = effect == StatementEffect.STARTS_DEAL;
    boolean trick = deal || effect == StatementEffect.PLAYS_TRICKS;
    return rules.variables().stream()
        .filter(
            variable ->
                (trick && variable.lifetime() == Lifetime.TRICK)
                    || (deal && variable.lifetime() == Lifetime.DEAL));
  }
}
