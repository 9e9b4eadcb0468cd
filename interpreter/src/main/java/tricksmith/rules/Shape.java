package tricksmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The facts that a kind of term states about itself, for analyses to fold over.
 *
 * @param head what distinguishes it from other terms of its class and type with the same children:
 *     a value, an operator, a variable; neither its place nor the locals that it binds
 * @param children the terms directly inside it, in the order of the text; no definition's body
 * @param rebuild makes the same term from other children
 * @param reads what its value depends on besides its children; errs on the side of more
 * @param total whether it never fails unless its children, or definitions that it calls, do
 * @param binds the locals that it binds in its children
 * @param strict the children that are certainly evaluated whenever it is; errs on the side of fewer
 * @param guarded the children that may have no value
 */
record Shape(
    Object head,
    List<Term> children,
    Function<Children, Term> rebuild,
    Set<Dependency> reads,
    boolean total,
    List<Local> binds,
    List<Term> strict,
    List<Term> guarded) {

  /** Returns a shape that depends on nothing but its children, is total, and binds nothing. */
  static Shape of(Object head, List<Term> children, Function<Children, Term> rebuild) {
    return new Shape(head, children, rebuild, Set.of(), true, List.of(), List.of(), List.of());
  }

  static Shape leaf(Term term, Object head) {
    return of(head, List.of(), _ -> term);
  }

  Shape reading(Dependency... dependencies) {
    return reading(Set.of(dependencies));
  }

  Shape reading(Set<? extends Dependency> dependencies) {
    return new Shape(
        head, children, rebuild, Set.copyOf(dependencies), total, binds, strict, guarded);
  }

  Shape totalIf(boolean never) {
    return new Shape(head, children, rebuild, reads, never, binds, strict, guarded);
  }

  Shape binding(Local local) {
    return new Shape(head, children, rebuild, reads, total, List.of(local), strict, guarded);
  }

  Shape strictIn(List<Term> evaluated) {
    return new Shape(head, children, rebuild, reads, total, binds, evaluated, guarded);
  }

  Shape guarding(List<Term> terms) {
    return new Shape(head, children, rebuild, reads, total, binds, strict, terms);
  }

  static List<Term> present(@Nullable Term... terms) {
    List<Term> there = new ArrayList<>(terms.length);
    for (Term term : terms) {
      if (term != null) {
        there.add(term);
      }
    }
    return List.copyOf(there);
  }

  static <T> List<T> joined(List<T> some, List<T> more) {
    if (some.isEmpty() || more.isEmpty()) {
      return some.isEmpty() ? more : some;
    }
    List<T> all = new ArrayList<>(some.size() + more.size());
    all.addAll(some);
    all.addAll(more);
    return List.copyOf(all);
  }

  static List<Term> joined(List<Term> some, List<Term> more, List<Term> others) {
    return joined(some, joined(more, others));
  }
}
