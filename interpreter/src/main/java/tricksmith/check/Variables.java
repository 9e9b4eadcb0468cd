package tricksmith.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;

/**
 * The variables of a script. What is declared is known from the start; the types of those that the
 * procedure sets are learned from what is set, in as many passes as that takes.
 */
final class Variables {
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<String, Type> learned = new HashMap<>();

  void add(Variable variable) {
    variables.putIfAbsent(variable.name(), variable);
  }

  @Nullable Variable find(String name) {
    return variables.get(name);
  }

  /** Whether its type is still to be learned. */
  boolean isOpen(Variable variable) {
    return Types.isMistake(variable.type()) && !learned.containsKey(variable.name());
  }

  /** Remembers what is set first. */
  void learn(Variable variable, Type type) {
    if (isOpen(variable) && !Types.isMistake(type)) {
      learned.put(variable.name(), type);
    }
  }

  /** The same variables with the types that were learned; the same object if there are none. */
  Variables withWhatWasLearned() {
    if (learned.isEmpty()) {
      return this;
    }
    Variables next = new Variables();
    for (Variable variable : variables.values()) {
      next.add(typed(variable, learned.getOrDefault(variable.name(), variable.type())));
    }
    return next;
  }

  /** The same variables with their first values. */
  Variables withInitialValues(Map<String, Term> values) {
    Variables next = new Variables();
    for (Variable variable : variables.values()) {
      Term initial = values.get(variable.name());
      next.add(initial == null ? variable : starting(variable, initial));
    }
    return next;
  }

  private static Variable typed(Variable variable, Type type) {
    return new Variable(
        variable.id(),
        variable.name(),
        type,
        variable.indices(),
        variable.lifetime(),
        variable.visibility(),
        variable.initial(),
        variable.declared());
  }

  private static Variable starting(Variable variable, Term initial) {
    return new Variable(
        variable.id(),
        variable.name(),
        variable.type(),
        variable.indices(),
        variable.lifetime(),
        variable.visibility(),
        initial,
        variable.declared());
  }

  List<Variable> all() {
    return new ArrayList<>(variables.values());
  }

  Collection<String> names() {
    return variables.keySet();
  }

  int count() {
    return variables.size();
  }
}
