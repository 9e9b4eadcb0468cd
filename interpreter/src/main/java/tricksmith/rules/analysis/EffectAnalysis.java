package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Variable;
import tricksmith.syntax.Section.Lifetime;

/**
 * The possible effects of statements, including everything inside them and the section {@code
 * score} if they perform it.
 */
public record EffectAnalysis(CheckedRules rules) {
  public boolean canHave(List<Action> actions, Set<StatementEffect> effects) {
    return anyEffect(actions, effects::contains);
  }

  /** Whether one of them is an event, so that a loop of them can go on. */
  public boolean haveEvents(List<Action> actions) {
    return anyEffect(actions, StatementEffect::isEvent);
  }

  /** Returns everything that these statements can change. */
  public Set<Dependency> changes(List<Action> actions) {
    return changed(performed(actions));
  }

  /** Returns everything that these statements can change, leaving out one statement inside them. */
  public Set<Dependency> changesBeside(List<Action> actions, Action without) {
    List<Action> performed = performed(actions);
    performed.removeAll(without.all().collect(Collectors.toUnmodifiableSet()));
    return changed(performed);
  }

  private Set<Dependency> changed(List<Action> performed) {
    Set<StatementEffect> effects = EnumSet.noneOf(StatementEffect.class);
    Set<Dependency> changed = new HashSet<>();
    for (Action action : performed) {
      effects.addAll(action.effects());
      action.sets().forEach(variable -> changed.add(variable.read()));
    }
    if (effects.contains(StatementEffect.PLAYS_TRICKS)) {
      changed.add(rules.leader().read());
    }
    for (StatementEffect effect : effects) {
      reset(effect).forEach(variable -> changed.add(variable.read()));
      changed.addAll(effect.changes());
    }
    return Set.copyOf(changed);
  }

  /** Returns the variables that these statements can set. */
  public Stream<Variable> variables(List<Action> actions) {
    return performed(actions).stream().flatMap(this::variables);
  }

  /** Returns the variables that a statement itself can set. */
  public Stream<Variable> variables(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS)
        ? Stream.concat(action.sets().stream(), Stream.of(rules.leader()))
        : action.sets().stream();
  }

  private boolean anyEffect(List<Action> actions, Predicate<StatementEffect> wanted) {
    for (Action action : performed(actions)) {
      for (StatementEffect effect : action.effects()) {
        if (wanted.test(effect)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns these statements and those that they perform; the section {@code score} cannot perform
   * itself again.
   */
  private List<Action> performed(List<Action> actions) {
    List<Action> found = new ArrayList<>();
    Action.all(actions)
        .forEach(
            action -> {
              found.add(action);
              if (action.has(StatementEffect.PERFORMS_SCORE)) {
                Action.all(rules.score()).forEach(found::add);
              }
            });
    return found;
  }

  private List<Variable> reset(StatementEffect effect) {
    boolean deal = effect == StatementEffect.STARTS_DEAL;
    boolean trick = deal || effect == StatementEffect.PLAYS_TRICKS;
    return trick
        ? rules.variables().stream()
            .filter(
                variable ->
                    variable.lifetime() == Lifetime.TRICK
                        || (deal && variable.lifetime() == Lifetime.DEAL))
            .toList()
        : List.of();
  }
}
