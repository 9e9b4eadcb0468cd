package tricksmith.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.check.Local;
import tricksmith.check.Term;
import tricksmith.match.Condition;
import tricksmith.match.Fault;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/**
 * Finds beforehand what can be found: constants, and the values for each card (suit, player, …) of
 * what depends on one card only.
 */
final class Folding {

  private final Facts facts;
  private final CellPlan cells;
  private final Dependence dependence;
  private final Beforehand beforehand = new Beforehand();

  Folding(Facts facts, CellPlan cells, Dependence dependence) {
    this.facts = facts;
    this.cells = cells;
    this.dependence = dependence;
  }

  /** The value of a term, as far as it is known. */
  Value value(Term term, Value node) {
    if (isSimple(node)) {
      return node;
    }
    if (dependence.of(term).isConstant()) {
      long found = attempt(node::of);
      return found == Lookups.UNKNOWN ? node : new Constants.Fixed(found);
    }
    Local local = onlyLocal(term);
    if (local == null) {
      return node;
    }
    long[] byThing = forEach(local, node::of);
    return new Lookups.ValueLookup(cells.local(local), byThing, ifNone(local, node::of), node);
  }

  /** Whether a condition holds, as far as it is known. */
  Condition condition(Term term, Condition node) {
    if (node instanceof Constants.FixedCondition || node instanceof CellNodes.CellCondition) {
      return node;
    }
    ToLongFunction<Position> answer = position -> Values.of(node.holds(position));
    if (dependence.of(term).isConstant()) {
      long found = attempt(answer);
      return found == Lookups.UNKNOWN ? node : Constants.condition(found == Values.YES);
    }
    Local local = onlyLocal(term);
    if (local == null) {
      return node;
    }
    long[] byThing = forEach(local, answer);
    return new Lookups.ConditionLookup(cells.local(local), byThing, ifNone(local, answer), node);
  }

  /** A set, as far as it is known. */
  Group group(Term term, Group node) {
    if (node instanceof Constants.FixedGroup || node instanceof CellNodes.CellGroup) {
      return node;
    }
    if (dependence.of(term).isConstant()) {
      IndexSet found = attemptGroup(node);
      return found == null ? node : new Constants.FixedGroup(found);
    }
    Local local = onlyLocal(term);
    if (local == null) {
      return node;
    }
    int cell = cells.local(local);
    List<IndexSet> found = new ArrayList<>();
    for (long thing : things(local)) {
      beforehand.bind(cell, thing);
      IndexSet set = attemptGroup(node);
      if (set == null) {
        return node;
      }
      found.add(set);
    }
    return new Lookups.GroupLookup(cell, found, node);
  }

  /** Any other set, as far as it is known. */
  Listing listing(Term term, Listing node) {
    if (!dependence.of(term).isConstant()) {
      return node;
    }
    try {
      return new Listings.Fixed(Listings.all(node, beforehand));
    } catch (Fault _) {
      return node;
    }
  }

  private static boolean isSimple(Value node) {
    return node instanceof Constants.Fixed || node instanceof CellNodes.CellValue;
  }

  /** The local that the term depends on, if it is the only one and has few values. */
  private @Nullable Local onlyLocal(Term term) {
    Reads reads = dependence.of(term);
    if (!reads.isOfOneLocal()) {
      return null;
    }
    Local local = reads.locals().iterator().next();
    Kind kind = Kinds.of(local.type());
    return kind != null && facts.countOf(kind) > 0 ? local : null;
  }

  private long[] things(Local local) {
    Kind kind = Kinds.of(local.type());
    if (kind == null) {
      throw new IllegalArgumentException("not of one kind: " + local);
    }
    long[] things = new long[facts.countOf(kind)];
    for (int i = 0; i < things.length; i++) {
      things[i] = Values.of(kind, i);
    }
    return things;
  }

  private long[] forEach(Local local, ToLongFunction<Position> node) {
    long[] things = things(local);
    for (int i = 0; i < things.length; i++) {
      beforehand.bind(cells.local(local), things[i]);
      things[i] = attempt(node);
    }
    return things;
  }

  private long ifNone(Local local, ToLongFunction<Position> node) {
    beforehand.bind(cells.local(local), Values.NONE);
    return attempt(node);
  }

  private long attempt(ToLongFunction<Position> node) {
    try {
      return node.applyAsLong(beforehand);
    } catch (Fault _) {
      return Lookups.UNKNOWN;
    }
  }

  private @Nullable IndexSet attemptGroup(Group node) {
    try {
      return node.of(beforehand);
    } catch (Fault _) {
      return null;
    }
  }
}
