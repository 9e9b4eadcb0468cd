package tricksmith.reference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Index;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.syntax.Section.Lifetime;

/** The state of the script. */
final class Variables {
  private final CheckedRules rules;
  private final Map<Integer, Map<List<Thing>, Thing>> entries = new HashMap<>();
  private final Map<Integer, Thing> initials = new HashMap<>();

  Variables(CheckedRules rules) {
    this.rules = rules;
  }

  /** Sets back all variables of this lifetime. */
  void begin(Lifetime lifetime, Function<Term, Thing> evaluate) {
    for (Variable variable : rules.variables()) {
      if (variable.lifetime() == lifetime) {
        entries.put(variable.id(), new HashMap<>());
        initials.put(
            variable.id(),
            variable.initial() == null
                ? whatNothingIs(variable.type())
                : evaluate.apply(variable.initial()));
      }
    }
  }

  /** A yes/no is never none, it is no; a set is never none, it is empty. */
  static Thing whatNothingIs(Type type) {
    return switch (type) {
      case Type.Basic basic when basic == Type.Basic.YES_NO -> Thing.yesNo(false);
      case Type.SetOf _ -> Thing.Group.of(List.of());
      case Type.Basic _, Type.Nothing _, Type.Labels _, Type.Union _, Type.Product _ ->
          Thing.nothing();
    };
  }

  /** A state indexed by none reads as none. */
  Thing read(Variable variable, List<Thing> indices) {
    if (!hasEntry(variable, indices)) {
      return whatNothingIs(variable.type());
    }
    return entries.get(variable.id()).getOrDefault(indices, initials.get(variable.id()));
  }

  /** Assigning to an entry of none is an error. */
  void set(Variable variable, List<Thing> indices, Thing value) {
    if (!hasEntry(variable, indices)) {
      throw new ScriptError(ScriptError.Kind.NO_SUCH_ENTRY);
    }
    entries.get(variable.id()).put(indices, value);
  }

  /** None has no entry, and neither has a number outside of the range. */
  private static boolean hasEntry(Variable variable, List<Thing> indices) {
    return IntStream.range(0, indices.size())
        .allMatch(place -> has(variable.axes().get(place), indices.get(place)));
  }

  private static boolean has(Index axis, Thing index) {
    return index.exists()
        && switch (axis) {
          case Index.OfType _ -> true;
          case Index.OfNumbers(long least, long most) ->
              LongStream.rangeClosed(least, most)
                  .anyMatch(number -> index.equals(new Thing.Amount(Fraction.of(number))));
        };
  }

  /** The variable that says who leads. */
  Variable leader() {
    return named(Variable.LEADER).orElseThrow();
  }

  /** The variable of this name, if there is one. */
  Optional<Variable> named(String name) {
    return rules.variables().stream().filter(variable -> variable.name().equals(name)).findFirst();
  }
}
