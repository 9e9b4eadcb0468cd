package tricksmith.review;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.Aspect.Other;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Variable;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement.EachOrder;

/** What statements can do. */
final class Changes {
  private final CheckedRules rules;

  Changes(CheckedRules rules) {
    this.rules = rules;
  }

  /** The actions, all inside of them, and those of the section {@code score} if it is performed. */
  Stream<Action> all(List<Action> actions) {
    return Actions.all(actions)
        .flatMap(
            action ->
                action instanceof Action.Score
                    ? Stream.concat(
                        Stream.of(action),
                        Actions.all(rules.score())
                            .filter(inside -> !(inside instanceof Action.Score)))
                    : Stream.of(action));
  }

  /** All that these actions can change. */
  Set<Aspect> of(List<Action> actions) {
    Set<Aspect> changed = new HashSet<>();
    all(actions).forEach(action -> collect(action, changed));
    return changed;
  }

  /** Whether one of them ends the match. */
  boolean endTheMatch(List<Action> actions) {
    return all(actions).anyMatch(Action.EndMatch.class::isInstance);
  }

  /** Whether one of them is a chance event, a shuffle or a decision. */
  boolean haveEvents(List<Action> actions) {
    return all(actions)
        .anyMatch(
            action ->
                switch (action) {
                  case Action.AssignRandom _,
                      Action.Shuffle _,
                      Action.Choose _,
                      Action.ChooseAtOnce _,
                      Action.PlayTricks _ ->
                      true;
                  case Action.Each each -> each.order() == EachOrder.RANDOM;
                  default -> false;
                });
  }

  /** The variables that they can set. */
  Stream<Variable> variables(List<Action> actions) {
    return all(actions).flatMap(this::variables);
  }

  /** The variables that an action itself can set. */
  Stream<Variable> variables(Action action) {
    return switch (action) {
      case Action.Assign set -> Stream.of(set.variable());
      case Action.AssignRandom set -> Stream.of(set.variable());
      case Action.Choose choose -> Stream.of(choose.choice().variable());
      case Action.ChooseAtOnce choose -> Stream.of(choose.choice().variable());
      case Action.PlayTricks _ ->
          rules.variables().stream().filter(each -> each.name().equals(Variable.LEADER));
      default -> Stream.of();
    };
  }

  private void collect(Action action, Set<Aspect> changed) {
    variables(action).map(Aspect.Value::of).forEach(changed::add);
    switch (action) {
      case Action.NewDeal _ -> {
        changed.addAll(Set.of(Other.CARDS, Other.TRICKS, Other.IN_PLAY, Other.SIDES));
        setBack(changed);
      }
      case Action.Shuffle _, Action.Deal _, Action.Move _, Action.MoveAtOnce _, Action.Draw _ ->
          changed.add(Other.CARDS);
      case Action.PlayTricks _ -> {
        changed.addAll(Set.of(Other.CARDS, Other.TRICKS));
        setBack(changed);
      }
      case Action.Choose _, Action.ChooseAtOnce _ -> changed.add(Other.PASSES);
      case Action.Each _ -> changed.add(Other.PASSES);
      case Action.Scores _ -> changed.add(Other.SCORES);
      case Action.Leave _ -> changed.add(Other.IN_PLAY);
      case Action.FormSide _ -> changed.add(Other.SIDES);
      default -> {}
    }
  }

  private void setBack(Set<Aspect> changed) {
    rules.variables().stream()
        .filter(variable -> variable.lifetime() != Lifetime.MATCH)
        .map(Aspect.Value::of)
        .forEach(changed::add);
  }
}
