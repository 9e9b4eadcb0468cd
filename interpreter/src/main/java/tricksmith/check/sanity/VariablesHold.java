package tricksmith.check.sanity;

import java.util.List;
import java.util.Locale;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Index;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;

/** Checks that a match can keep the values of all variables. */
public final class VariablesHold {
  private static final long MOST = 100_000;

  private VariablesHold() {}

  /** Checks that the type of each undeclared variable is clear from what it is set to. */
  public static void variablesHaveTypes(CheckedRules rules, CheckLog notes) {
    rules.variables().stream()
        .filter(variable -> Types.isMistake(variable.type()))
        .forEach(
            variable ->
                notes.problem(
                    CheckProblem.VARIABLE_WITHOUT_TYPE, variable.declared(), variable.name()));
  }

  /**
   * Checks that each variable holds one value, or a set of things that can be counted before a
   * match.
   */
  public static void variablesCanBeKept(CheckedRules rules, CheckLog notes) {
    rules.variables().stream()
        .filter(variable -> !Types.canBeKept(variable.type()))
        .forEach(
            variable ->
                notes.problem(
                    MisreadingProblem.CANNOT_BE_KEPT,
                    variable.declared(),
                    variable.name(),
                    Notation.of(variable.type())));
  }

  /**
   * Checks that all variables together do not have too many entries, since every copy of a match
   * has a place for each.
   */
  public static void entriesAreFew(CheckedRules rules, CheckLog notes) {
    long all = 0;
    for (Variable variable : rules.variables()) {
      all += entries(variable, rules);
      if (all > MOST) {
        notes.problem(
            MisreadingProblem.TOO_MANY_ENTRIES,
            variable.declared(),
            variable.name(),
            String.format(Locale.ROOT, "%,d", MOST));
        return;
      }
    }
  }

  /**
   * The most entries that a variable can have; if that is far too many, any number above the limit.
   */
  private static long entries(Variable variable, CheckedRules rules) {
    long entries = 1;
    for (Index index : variable.axes()) {
      entries = Math.min(MOST + 1, entries * size(index, rules));
    }
    return entries;
  }

  private static long size(Index index, CheckedRules rules) {
    return switch (index) {
      case Index.OfType(Type type) -> size(type, rules);
      case Index.OfNumbers(long least, long most) -> Math.clamp(most - least + 1, 0, MOST + 1);
    };
  }

  private static long size(Type index, CheckedRules rules) {
    return switch (index) {
      case Type.Union(_, List<Type> members) ->
          members.stream().mapToLong(member -> size(member, rules)).sum();
      case Type.Product(_, List<Type> factors) -> {
        long size = 1;
        for (Type factor : factors) {
          size = Math.min(MOST + 1, size * size(factor, rules));
        }
        yield size;
      }
      case Type.Basic basic when basic == Type.Basic.PLAYER || basic == Type.Basic.SIDE ->
          rules.mostPlayers();
      case Type.Basic basic when basic == Type.Basic.CARD ->
          rules.decks().stream().mapToLong(deck -> deck.cards().size()).sum();
      case Type.Basic _, Type.Labels _, Type.Nothing _, Type.SetOf _ -> rules.order(index).size();
    };
  }
}
