package tricksmith.rules.analysis;

import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * The possible effects of statements, including everything inside them and the section {@code
 * score} if they perform it.
 */
public final class EffectAnalysis {
  private final CheckedRules rules;

  /** What each statement that was asked about can do, by its identity. */
  private final IdentityHashMap<Action, Deeds> known = new IdentityHashMap<>();

  public EffectAnalysis(CheckedRules rules) {
    this.rules = rules;
  }

  /**
   * What statements can do.
   *
   * @param variables the numbers of the variables that they can set
   */
  private record Deeds(Set<StatementEffect> effects, BitSet variables) {
    Deeds() {
      this(EnumSet.noneOf(StatementEffect.class), new BitSet());
    }

    void add(Deeds more) {
      effects.addAll(more.effects);
      variables.or(more.variables);
    }
  }

  private Deeds deeds(List<Action> actions) {
    Deeds all = new Deeds();
    actions.forEach(action -> all.add(deeds(action)));
    return all;
  }

  private Deeds deeds(Action action) {
    Deeds deeds = known.get(action);
    if (deeds == null) {
      deeds = own(action);
      known.put(action, deeds);
      for (Action.Block block : action.blocks()) {
        deeds.add(deeds(block.actions()));
      }
      if (deeds.effects.contains(StatementEffect.PERFORMS_SCORE)) {
        deeds.add(deeds(rules.score()));
      }
    }
    return deeds;
  }

  private Deeds own(Action action) {
    Deeds own = new Deeds();
    own.effects.addAll(action.effects());
    variables(action).forEach(variable -> own.variables.set(variable.id()));
    return own;
  }

  public boolean canHave(List<Action> actions, Set<StatementEffect> effects) {
    return !Collections.disjoint(deeds(actions).effects, effects);
  }

  /** Whether one of them is an event, so that a loop of them can go on. */
  public boolean haveEvents(List<Action> actions) {
    return deeds(actions).effects.stream().anyMatch(StatementEffect::isEvent);
  }

  /** Returns everything that these statements can change. */
  public Set<Dependency> changes(List<Action> actions) {
    return changed(deeds(actions));
  }

  /** Returns everything that these statements can change, leaving out one statement inside them. */
  public Set<Dependency> changesBeside(List<Action> actions, Action without) {
    Map<Span, List<Action>> left = without.all().collect(Collectors.groupingBy(Action::span));
    Deeds beside = new Deeds();
    performed(actions)
        .filter(action -> !left.getOrDefault(action.span(), List.of()).contains(action))
        .forEach(action -> beside.add(own(action)));
    return changed(beside);
  }

  private Set<Dependency> changed(Deeds deeds) {
    Set<Dependency> changed = new HashSet<>();
    deeds.variables.stream().forEach(variable -> changed.add(new OnVariable(variable)));
    for (StatementEffect effect : deeds.effects) {
      reset(effect).forEach(variable -> changed.add(variable.read()));
      changed.addAll(effect.changes());
    }
    return changed;
  }

  /** Returns the numbers of the variables that these statements can set. */
  public BitSet variables(List<Action> actions) {
    return deeds(actions).variables;
  }

  /** Returns the variables that a statement itself can set. */
  public Stream<Variable> variables(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS)
        ? Stream.concat(action.sets().stream(), Stream.of(rules.leader()))
        : action.sets().stream();
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
