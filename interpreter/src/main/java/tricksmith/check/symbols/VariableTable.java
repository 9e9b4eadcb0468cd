package tricksmith.check.symbols;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;

/**
 * The variables of a script. Declared ones have a type from the start; the types of the others are
 * learned from what the procedure sets them to, in as many passes as that takes.
 */
public final class VariableTable {
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<String, Type> learned = new HashMap<>();

  public void add(Variable variable) {
    variables.putIfAbsent(variable.name(), variable);
  }

  public @Nullable Variable find(String name) {
    return variables.get(name);
  }

  /** The names of the variables whose types have yet to be learned. */
  public Set<String> open() {
    return variables.values().stream()
        .filter(this::isOpen)
        .map(Variable::name)
        .collect(Collectors.toSet());
  }

  boolean isOpen(Variable variable) {
    return Types.isMistake(variable.type()) && !learned.containsKey(variable.name());
  }

  public void learn(Variable variable, Type type) {
    if (isOpen(variable) && !Types.isMistake(type)) {
      learned.put(variable.name(), type);
    }
  }

  /** The variables with the types that were learned; this table if none were. */
  public VariableTable withWhatWasLearned() {
    if (learned.isEmpty()) {
      return this;
    }
    VariableTable next = new VariableTable();
    for (Variable variable : variables.values()) {
      next.add(variable.typed(learned.getOrDefault(variable.name(), variable.type())));
    }
    return next;
  }

  /** Sets the initial value of a variable, once its expression has been checked. */
  public void start(Variable variable, Term initial) {
    variables.put(variable.name(), variable.starting(initial));
  }

  public List<Variable> all() {
    return new ArrayList<>(variables.values());
  }

  public Collection<String> names() {
    return variables.keySet();
  }

  public int count() {
    return variables.size();
  }
}
