package tricksmith.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Fault;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/**
 * Finds beforehand what can be found: constants, and the values for each card (suit, player, …) of
 * what depends on one card only. Which cell a local has is told by whoever asks.
 */
final class Folding {

  private final Facts facts;
  private final Dependence dependence;
  private final Beforehand beforehand = new Beforehand();

  Folding(Facts facts, Dependence dependence) {
    this.facts = facts;
    this.dependence = dependence;
  }

  /** The value of a term, as far as it is known. */
  Value value(Term term, Value node, ToIntFunction<Local> cells) {
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
    int cell = cells.applyAsInt(local);
    long[] byThing = forEach(things(local), cell, node::of);
    return new Lookups.ValueLookup(cell, byThing, ifNone(cell, node::of), node);
  }

  /** Whether a condition holds, as far as it is known. */
  Condition condition(Term term, Condition node, ToIntFunction<Local> cells) {
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
    int cell = cells.applyAsInt(local);
    long[] byThing = forEach(things(local), cell, answer);
    return new Lookups.ConditionLookup(cell, byThing, ifNone(cell, answer), node);
  }

  /** A set, as far as it is known. */
  Group group(Term term, Group node, ToIntFunction<Local> cells) {
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
    int cell = cells.applyAsInt(local);
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

  private long[] forEach(long[] things, int cell, ToLongFunction<Position> node) {
    long[] found = new long[things.length];
    for (int i = 0; i < things.length; i++) {
      beforehand.bind(cell, things[i]);
      found[i] = attempt(node);
    }
    return found;
  }

  private long ifNone(int cell, ToLongFunction<Position> node) {
    beforehand.bind(cell, Values.NONE);
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
