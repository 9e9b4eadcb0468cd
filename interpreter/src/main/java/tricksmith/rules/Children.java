package tricksmith.rules;

import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The new children of a term that is being rebuilt, in the order of its old ones. */
final class Children {
  private final Iterator<Term> children;

  Children(List<Term> children) {
    this.children = children.iterator();
  }

  Term next() {
    return children.next();
  }

  /** Returns the next child, or null if there was none before. */
  @Nullable Term optional(@Nullable Term before) {
    return before == null ? null : next();
  }

  /** Returns as many children as before. */
  List<Term> several(List<Term> before) {
    return before.stream().map(_ -> next()).toList();
  }

  Term.Domain domain(Term.Domain before) {
    return new Term.Domain(before.element(), next(), optional(before.condition()));
  }

  List<Term.Standard> standards(List<Term.Standard> before) {
    return before.stream()
        .map(each -> new Term.Standard(each.span(), each.most(), next()))
        .toList();
  }
}
