package tricksmith.program.expression;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** An expression that yields the value of one of several others. */
public sealed interface Selection extends Node {

  /** A selection that, evaluated alone, is whatever it selects. */
  sealed interface OfOne extends Selection {

    /** Returns the operand that applies now. */
    Node chosen(Frame frame);

    @Override
    default long word(Frame frame) {
      return chosen(frame).word(frame);
    }

    @Override
    default boolean holds(Frame frame) {
      return chosen(frame).holds(frame);
    }

    @Override
    default IndexSet set(Frame frame) {
      return chosen(frame).set(frame);
    }

    @Override
    default boolean any(Frame frame, LongPredicate test) {
      return chosen(frame).any(frame, test);
    }
  }

  /**
   * The first value whose condition holds.
   *
   * @param conditions as many as {@code values}
   * @param otherwise the value if none does
   */
  record Cases(List<Node> conditions, List<Node> values, Node otherwise) implements OfOne {

    public Cases {
      conditions = List.copyOf(conditions);
      values = List.copyOf(values);
    }

    @Override
    public Sort sort() {
      return otherwise.sort();
    }

    @Override
    public Composition composition() {
      int count = conditions.size();
      return Composition.pure(
          Stream.of(conditions, values, List.of(otherwise)).flatMap(List::stream).toList(),
          others ->
              new Cases(
                  others.subList(0, count), others.subList(count, 2 * count), others.getLast()));
    }

    /** Returns the place of the first condition that holds; how many there are, if none does. */
    public int applying(Frame frame) {
      int place = 0;
      while (place < conditions.size() && !conditions.get(place).holds(frame)) {
        place++;
      }
      return place;
    }

    @Override
    public Node chosen(Frame frame) {
      int place = applying(frame);
      return place < conditions.size() ? values.get(place) : otherwise;
    }
  }

  /** The value in the row for a key. */
  final class Table implements OfOne {

    private final Node key;
    private final List<List<Long>> keys;
    private final List<Node> values;
    private final Node otherwise;
    private final Rows rows;

    /**
     * Creates a table.
     *
     * @param keys the constants of each row; if one occurs twice, its first row counts
     * @param otherwise the value if the key is none of them
     */
    public Table(Node key, List<List<Long>> keys, List<Node> values, Node otherwise) {
      this.key = key;
      this.keys = keys.stream().map(List::copyOf).toList();
      this.values = List.copyOf(values);
      this.otherwise = otherwise;
      rows = Rows.of(keys);
    }

    /** Returns the row of a key, from 0; -1 if it is none of them. */
    public int row(long key) {
      return rows.of(key);
    }

    /** Returns the constants of each row. */
    public List<List<Long>> keys() {
      return keys;
    }

    @Override
    public Sort sort() {
      return otherwise.sort();
    }

    /** Its operands are the key, the values, and the value for other keys. */
    @Override
    public Composition composition() {
      return Composition.pure(
          Stream.of(List.of(key), values, List.of(otherwise)).flatMap(List::stream).toList(),
          others ->
              new Table(
                  others.getFirst(), keys, others.subList(1, others.size() - 1), others.getLast()));
    }

    @Override
    public Node chosen(Frame frame) {
      int row = row(key.word(frame));
      return row < 0 ? otherwise : values.get(row);
    }
  }

  /** A value or, if it is none or has no elements, another. */
  record OrElse(Node value, Node otherwise) implements Selection {
    @Override
    public Sort sort() {
      return value.sort();
    }

    @Override
    public Composition composition() {
      return Composition.pure(value, otherwise, OrElse::new);
    }

    @Override
    public long word(Frame frame) {
      long found = value.word(frame);
      return found == Values.NONE ? otherwise.word(frame) : found;
    }

    @Override
    public IndexSet set(Frame frame) {
      IndexSet found = value.set(frame);
      return found.isEmpty() ? otherwise.set(frame) : found;
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      return value.any(frame, _ -> true) ? value.any(frame, test) : otherwise.any(frame, test);
    }
  }

  /**
   * Words known for each thing of a kind, such as a property of cards, found before the match.
   * Where a word could not be found, the expression itself is evaluated, so that a fault comes when
   * it is due.
   */
  final class Tabulated implements Selection {

    /** Stands for a word that could not be computed. It encodes nothing. */
    public static final long UNKNOWN = Long.MAX_VALUE;

    private final Node key;
    private final Values.Kind kind;
    private final long[] byIndex;
    private final long ofNone;
    private final boolean isKnown;
    private final Node otherwise;

    /**
     * Creates a table of words.
     *
     * @param key a thing of the kind, whose index is its place in the table, or none
     * @param byIndex the words, or {@link #UNKNOWN}
     * @param ofNone the word where the key is none, or {@link #UNKNOWN}
     * @param otherwise yields the words that are unknown
     */
    public Tabulated(Node key, Values.Kind kind, long[] byIndex, long ofNone, Node otherwise) {
      this.key = key;
      this.kind = kind;
      this.byIndex = byIndex.clone();
      this.ofNone = ofNone;
      isKnown = ofNone != UNKNOWN && Arrays.stream(byIndex).noneMatch(word -> word == UNKNOWN);
      this.otherwise = isKnown ? Leaf.Constant.NONE : otherwise;
    }

    private Tabulated(Node key, Tabulated words, Node otherwise) {
      this.key = key;
      kind = words.kind;
      byIndex = words.byIndex;
      ofNone = words.ofNone;
      isKnown = words.isKnown;
      this.otherwise = isKnown ? Leaf.Constant.NONE : otherwise;
    }

    /**
     * Returns the same table for another key. It shares the words, as a script may look up the same
     * property of a thousand cards in thousands of places.
     */
    public Tabulated at(Node otherKey, Node otherOtherwise) {
      return new Tabulated(otherKey, this, otherOtherwise);
    }

    public Node key() {
      return key;
    }

    public Values.Kind kind() {
      return kind;
    }

    public long[] words() {
      return byIndex.clone();
    }

    /** Returns the word where the key is none, or {@link #UNKNOWN}. */
    public long ofNone() {
      return ofNone;
    }

    /** Returns the word of the thing with this index, or {@link #UNKNOWN}. */
    public long word(int index) {
      return byIndex[index];
    }

    /** Whether it has the same words by index as another table. */
    boolean hasWordsOf(Tabulated other) {
      return Arrays.equals(byIndex, other.byIndex);
    }

    /** Whether no word is unknown. */
    public boolean isKnown() {
      return isKnown;
    }

    @Override
    public Sort sort() {
      return Sort.WORD;
    }

    @Override
    public Composition composition() {
      return Composition.pure(
          isKnown ? List.of(key) : List.of(key, otherwise),
          others -> at(others.getFirst(), others.size() == 1 ? otherwise : others.getLast()));
    }

    @Override
    public long word(Frame frame) {
      long thing = key instanceof Leaf.ReadSlot slot ? slot.word(frame) : key.word(frame);
      long found = thing == Values.NONE ? ofNone : byIndex[Values.index(thing)];
      return found == UNKNOWN ? otherwise.word(frame) : found;
    }
  }

  /** The sets known for each thing of a kind, found before the match. */
  final class TabulatedSet implements Selection {

    private final Node key;
    private final Values.Kind kind;
    private final IndexSet[] byIndex;
    private final Node otherwise;

    /**
     * Creates a table of sets.
     *
     * @param byIndex the set of each thing of the kind
     * @param otherwise the set where the key is none, or something else
     */
    public TabulatedSet(Node key, Values.Kind kind, List<IndexSet> byIndex, Node otherwise) {
      this.key = key;
      this.kind = kind;
      this.byIndex = byIndex.toArray(IndexSet[]::new);
      this.otherwise = otherwise;
    }

    public Node key() {
      return key;
    }

    public Values.Kind kind() {
      return kind;
    }

    public List<IndexSet> sets() {
      return List.of(byIndex);
    }

    @Override
    public Sort sort() {
      return Sort.SET;
    }

    @Override
    public Composition composition() {
      return Composition.pure(
          key, otherwise, (first, last) -> new TabulatedSet(first, kind, List.of(byIndex), last));
    }

    @Override
    public IndexSet set(Frame frame) {
      long thing = key.word(frame);
      if (thing == Values.NONE || Values.isNumber(thing) || Values.kind(thing) != kind) {
        return otherwise.set(frame);
      }
      int index = Values.index(thing);
      return index < byIndex.length ? byIndex[index] : otherwise.set(frame);
    }
  }

  /** The things related to at least one of some others, by a known relation. */
  final class Related implements Selection {

    private final Node others;
    private final IndexSet[] byOther;

    /**
     * Creates the set of things related to others.
     *
     * @param byOther the things related to each
     */
    public Related(Node others, List<IndexSet> byOther) {
      this.others = others;
      this.byOther = byOther.toArray(IndexSet[]::new);
    }

    /** Returns the things related to each. */
    public List<IndexSet> sets() {
      return List.of(byOther);
    }

    /** Returns a relation turned round: what each thing is related to, by the things related. */
    public static List<IndexSet> inverse(List<IndexSet> relation) {
      int things = relation.stream().mapToInt(IndexSet::end).max().orElse(0);
      List<IndexSet.Builder> inverse =
          Stream.generate(IndexSet.Builder::new).limit(things).toList();
      for (int other = 0; other < relation.size(); other++) {
        IndexSet related = relation.get(other);
        for (int thing = related.next(0); thing >= 0; thing = related.next(thing + 1)) {
          inverse.get(thing).add(other);
        }
      }
      return inverse.stream().map(IndexSet.Builder::build).toList();
    }

    /** Whether a thing may be related to itself. */
    public boolean isReflexive() {
      return IntStream.range(0, byOther.length).anyMatch(each -> byOther[each].contains(each));
    }

    @Override
    public Sort sort() {
      return Sort.SET;
    }

    @Override
    public Composition composition() {
      return Composition.pure(others, other -> new Related(other, List.of(byOther)));
    }

    @Override
    public IndexSet set(Frame frame) {
      IndexSet present = others.set(frame);
      IndexSet related = IndexSet.EMPTY;
      for (int other = present.next(0); other >= 0; other = present.next(other + 1)) {
        related = other < byOther.length ? related.union(byOther[other]) : related;
      }
      return related;
    }
  }

  /**
   * The things whose value in a table is more, or less, than a bound; none where either has no
   * value.
   */
  final class Beyond implements Selection {

    private final Node bound;
    private final Relation relation;
    private final long[] byIndex;
    private final long[] steps;
    private final IndexSet[] beyond;

    /** The relation of a thing's value to the bound. */
    public enum Relation {
      MORE,
      AT_LEAST,
      LESS,
      AT_MOST;

      private boolean holds(long value, long bound) {
        int comparison = Values.compare(value, bound);
        return switch (this) {
          case MORE -> comparison > 0;
          case AT_LEAST -> comparison >= 0;
          case LESS -> comparison < 0;
          case AT_MOST -> comparison <= 0;
        };
      }
    }

    /**
     * Creates the set of things beyond a bound.
     *
     * @param byIndex the value of each thing, or none
     */
    public Beyond(Node bound, Relation relation, long[] byIndex) {
      this.bound = bound;
      this.relation = relation;
      this.byIndex = byIndex.clone();
      steps =
          Arrays.stream(byIndex)
              .filter(value -> value != Values.NONE)
              .boxed()
              .sorted(Values::compare)
              .distinct()
              .mapToLong(Long::longValue)
              .toArray();
      beyond = new IndexSet[steps.length];
      for (int step = 0; step < steps.length; step++) {
        beyond[step] = IndexSet.EMPTY;
        for (int i = 0; i < byIndex.length; i++) {
          if (byIndex[i] != Values.NONE
              && (byIndex[i] == steps[step] || relation.holds(byIndex[i], steps[step]))) {
            beyond[step] = beyond[step].with(i);
          }
        }
      }
    }

    private Beyond(Node bound, Beyond other) {
      this.bound = bound;
      relation = other.relation;
      byIndex = other.byIndex;
      steps = other.steps;
      beyond = other.beyond;
    }

    /** Returns the relation of its things' values to the bound. */
    public Relation relation() {
      return relation;
    }

    /** Returns the value of each thing, or none. */
    public long[] words() {
      return byIndex.clone();
    }

    @Override
    public Sort sort() {
      return Sort.SET;
    }

    @Override
    public Composition composition() {
      return Composition.pure(bound, other -> new Beyond(other, this));
    }

    @Override
    public IndexSet set(Frame frame) {
      return of(bound.word(frame));
    }

    /** Returns the things beyond this bound. */
    public IndexSet of(long least) {
      if (least == Values.NONE) {
        return IndexSet.EMPTY;
      }
      // The set of a step has all that lies beyond it, itself included: the first step that is
      // beyond the bound is the one that is nearest to it.
      boolean upwards = relation == Relation.MORE || relation == Relation.AT_LEAST;
      for (int i = 0; i < steps.length; i++) {
        int step = upwards ? i : steps.length - 1 - i;
        if (relation.holds(steps[step], least)) {
          return beyond[step];
        }
      }
      return IndexSet.EMPTY;
    }
  }
}
