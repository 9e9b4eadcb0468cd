package tricksmith.rules.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;

/**
 * Decides whether two terms mean the same, wherever they are in the script and whatever their
 * locals are called.
 */
public final class TermEquality {
  private final Map<Object, Object> counterparts = new HashMap<>();

  private TermEquality() {}

  /** Whether both terms mean the same, or both are null. */
  public static boolean same(@Nullable Term one, @Nullable Term other) {
    if (one == null || other == null) {
      return one == null && other == null;
    }
    return new TermEquality().equal(one, other);
  }

  /** Whether a term reads a variable, or the entry of it with these indices. */
  public static boolean isEntry(Term term, Variable variable, List<Term> indices) {
    return term instanceof Term.VariableValue read
        && read.variable().equals(variable)
        && new TermEquality().equal(read.indices(), indices);
  }

  /** Returns a number that is the same for terms that mean the same. */
  public static int hash(Term term) {
    int hash = 31 * term.getClass().hashCode() + term.type().hashCode();
    // Locals of the one stand for those of the other.
    hash = 31 * hash + (term.head() instanceof Local ? 0 : term.head().hashCode());
    for (Term child : term.children()) {
      hash = 31 * hash + hash(child);
    }
    return hash;
  }

  private boolean equal(Term one, Term other) {
    if (one.getClass() != other.getClass() || !one.type().equals(other.type())) {
      return false;
    }
    pair(one.binds(), other.binds());
    return counterparts.getOrDefault(one.head(), one.head()).equals(other.head())
        && equal(one.children(), other.children());
  }

  private void pair(List<?> some, List<?> others) {
    for (int place = 0; place < Math.min(some.size(), others.size()); place++) {
      counterparts.put(some.get(place), others.get(place));
    }
  }

  private boolean equal(List<Term> some, List<Term> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int place = 0; place < some.size(); place++) {
      if (!equal(some.get(place), others.get(place))) {
        return false;
      }
    }
    return true;
  }
}
