package tricksmith.cli.words;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.program.value.RuleId;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.VariableLiveness;
import tricksmith.script.Game;
import tricksmith.source.Span;

/** Finds the variables whose values no rule will read any more, by name. */
public record UnreadValues(Game game) {

  /** Returns those that are not read any more while a statement asks a player. */
  Set<String> whileAsking(RuleId rule) {
    return Stream.ofNullable(game.script().rules())
        .flatMap(rules -> names(new VariableLiveness(rules), game.placeOf(rule)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns those that are read only between choices: they keep what the rules work out in passing.
   */
  public Set<String> whileAnybodyIsAsked() {
    CheckedRules rules = game.script().rules();
    if (rules == null) {
      return Set.of();
    }
    VariableLiveness liveness = new VariableLiveness(rules);
    Set<String> unread =
        rules.variables().stream()
            .map(Variable::name)
            .collect(Collectors.toCollection(HashSet::new));
    rules
        .actions()
        .filter(each -> each.choice() != null || each.has(StatementEffect.PLAYS_TRICKS))
        .map(Action::span)
        .distinct()
        .takeWhile(_ -> !unread.isEmpty())
        .forEach(asking -> unread.retainAll(names(liveness, asking).toList()));
    return Set.copyOf(unread);
  }

  private static Stream<String> names(VariableLiveness liveness, Span asking) {
    return liveness.dead(asking).stream().map(Variable::name);
  }
}
