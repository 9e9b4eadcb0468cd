package tricksmith.compile;

import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/** Sets of things of one kind. */
final class Sets {

  private static final IndexSet[] SINGLES =
      IntStream.range(0, 128).mapToObj(IndexSet::of).toArray(IndexSet[]::new);

  private Sets() {}

  /** The set of one thing. */
  static IndexSet single(int index) {
    return index < SINGLES.length ? SINGLES[index] : IndexSet.of(index);
  }

  /** The set of one thing, or the empty set where there is none. */
  record Single(Value value) implements Group {
    @Override
    public IndexSet of(Position position) {
      long thing = value.of(position);
      return thing == Values.NONE ? IndexSet.EMPTY : single(Values.index(thing));
    }
  }

  /** {@code and}. */
  record Union(Group left, Group right) implements Group {
    @Override
    public IndexSet of(Position position) {
      return left.of(position).union(right.of(position));
    }
  }

  /** What is in both. */
  record Intersection(Group left, Group right) implements Group {
    @Override
    public IndexSet of(Position position) {
      return left.of(position).intersection(right.of(position));
    }
  }

  /** {@code except}. */
  record Except(Group left, Group right) implements Group {
    @Override
    public IndexSet of(Position position) {
      return left.of(position).without(right.of(position));
    }
  }

  /** {@code only of}. */
  record OnlyOf(Group group, Kind kind) implements Value {
    @Override
    public long of(Position position) {
      IndexSet found = group.of(position);
      int first = found.next(0);
      return first < 0 || found.next(first + 1) >= 0 ? Values.NONE : Values.of(kind, first);
    }
  }

  /** Whether two sets have the same elements. */
  record SameGroup(Group left, Group right) implements Condition {
    @Override
    public boolean holds(Position position) {
      return left.of(position).equals(right.of(position));
    }
  }

  /** Whether two sets have an element in common. */
  record Meet(Group left, Group right) implements Condition {
    @Override
    public boolean holds(Position position) {
      return !left.of(position).intersection(right.of(position)).isEmpty();
    }
  }

  /** {@code (E, or D)} of sets. */
  record OrElse(Group group, Group otherwise) implements Group {
    @Override
    public IndexSet of(Position position) {
      IndexSet found = group.of(position);
      return found.isEmpty() ? otherwise.of(position) : found;
    }
  }

  /** {@code SET where C}. */
  record Filtered(Group group, Kind kind, int cell, Condition where) implements Group {
    @Override
    public IndexSet of(Position position) {
      IndexSet all = group.of(position);
      long[] words = new long[IndexSets.words(all)];
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        position.bind(cell, Values.of(kind, i));
        if (where.holds(position)) {
          words[i >> 6] |= 1L << i;
        }
      }
      return IndexSet.ofWords(words);
    }
  }
}
