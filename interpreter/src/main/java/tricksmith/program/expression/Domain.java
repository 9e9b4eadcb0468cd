package tricksmith.program.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.value.Order;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * The elements of a set or sequence for which a condition holds, put into a slot one at a time.
 *
 * @param kind the kind of a set's elements; null for a sequence
 * @param where null for all elements
 */
public record Domain(
    Slot element, Values.@Nullable Kind kind, Node elements, @Nullable Node where) {

  /** Combines the element in the slot with the result for those before it. */
  @FunctionalInterface
  interface Accumulator {
    long with(Frame frame, long found);
  }

  /** How elements are combined. */
  public enum Aggregation {
    SUM,
    HIGHEST,
    LOWEST,
    /** The first element; for cards, in the order of play. */
    FIRST,
    LAST
  }

  /**
   * A standard by which elements are compared. An element without a value is worse than any that
   * has one.
   *
   * @param most whether more is better
   * @param value the value of the element in the slot
   */
  public record Standard(boolean most, Node value) {
    /**
     * Returns a positive number if the first is better, a negative one if the second is, zero if
     * they are equal.
     */
    int compare(long first, long second) {
      return compare(first, second, most);
    }

    static int compare(long first, long second, boolean most) {
      if (first == Values.NONE || second == Values.NONE) {
        return Boolean.compare(first != Values.NONE, second != Values.NONE);
      }
      return most ? Values.compare(first, second) : Values.compare(second, first);
    }
  }

  List<Node> operands() {
    Node condition = where;
    return condition == null ? List.of(elements) : List.of(elements, condition);
  }

  /** Returns the same domain with the first of these operands in place of its own. */
  Domain with(List<Node> others) {
    return new Domain(element, kind, others.getFirst(), where == null ? null : others.get(1));
  }

  private static List<Standard> withValues(List<Standard> standards, List<Node> values) {
    List<Standard> others = new ArrayList<>();
    for (int i = 0; i < standards.size(); i++) {
      others.add(
          new Standard(standards.get(i).most(), values.get(values.size() - standards.size() + i)));
    }
    return others;
  }

  private List<Node> operandsAnd(Stream<Node> more) {
    return Stream.concat(operands().stream(), more).toList();
  }

  private boolean isOffered(Frame frame) {
    Node condition = where;
    return condition == null || condition.holds(frame);
  }

  /** Whether a condition holds for an element of the domain. */
  private boolean some(Frame frame, @Nullable Node condition) {
    Values.Kind ofThings = kind;
    if (ofThings != null) {
      IndexSet all = frame.through(elements.set(frame));
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        frame.spend();
        frame.bind(element, Values.of(ofThings, i));
        if (isOffered(frame) && (condition == null || condition.holds(frame))) {
          return true;
        }
      }
      return false;
    }
    return elements.any(
        frame,
        value -> {
          frame.spend();
          frame.bind(element, value);
          return isOffered(frame) && (condition == null || condition.holds(frame));
        });
  }

  /** Combines all elements for which the condition holds, one after another. */
  long fold(Frame frame, long start, Accumulator accumulator) {
    Values.Kind ofThings = kind;
    if (ofThings != null) {
      IndexSet all = frame.through(elements.set(frame));
      long found = start;
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        frame.spend();
        frame.bind(element, Values.of(ofThings, i));
        if (isOffered(frame)) {
          found = accumulator.with(frame, found);
        }
      }
      return found;
    }
    long[] found = {start};
    elements.any(
        frame,
        value -> {
          frame.spend();
          frame.bind(element, value);
          if (isOffered(frame)) {
            found[0] = accumulator.with(frame, found[0]);
          }
          return false;
        });
    return found[0];
  }

  /** Returns the composition of an iteration with more operands than those of its domain. */
  private Composition composition(Stream<Node> more, Function<List<Node>, Node> rebuild) {
    return Composition.pure(operandsAnd(more), rebuild).with(NodeFacts.PURE.binding(element));
  }

  /** An expression that iterates over a domain. */
  public sealed interface Iteration extends Node
      permits Some, Count, Fold, Filter, Best, PlaceAmong, Run {

    Domain domain();

    /** Returns the same expression over another domain, whose element is in the same slot. */
    Node over(Domain other);

    @Override
    default Sort sort() {
      return Sort.WORD;
    }
  }

  /** Whether there is any element. */
  public record Some(Domain domain) implements Iteration {
    @Override
    public Node over(Domain other) {
      return new Some(other);
    }

    @Override
    public Composition composition() {
      return domain.composition(Stream.of(), others -> new Some(domain.with(others)));
    }

    @Override
    public boolean holds(Frame frame) {
      return domain.some(frame, null);
    }

    @Override
    public long word(Frame frame) {
      return Values.of(holds(frame));
    }
  }

  /** How many elements there are. */
  public record Count(Domain domain) implements Iteration {
    @Override
    public Node over(Domain other) {
      return new Count(other);
    }

    @Override
    public Composition composition() {
      return domain.composition(Stream.of(), others -> new Count(domain.with(others)));
    }

    @Override
    public long word(Frame frame) {
      if (domain.where() == null) {
        Node all = domain.elements();
        return Values.number(
            all.sort() == Sort.SET
                ? frame.through(all.set(frame)).size()
                : Sequence.size(all, frame));
      }
      return Values.number(domain.fold(frame, 0, (_, found) -> found + 1));
    }
  }

  /**
   * The combination of all elements; those without a value are skipped.
   *
   * @param value the value of the element in the slot
   * @param order the order of the values, where they are compared
   */
  public record Fold(Aggregation aggregation, Node value, Order order, Domain domain)
      implements Iteration {
    @Override
    public Node over(Domain other) {
      return new Fold(aggregation, value, order, other);
    }

    @Override
    public Composition composition() {
      NodeFacts facts =
          (goesByPlay() ? NodeFacts.reading(Aspect.PLAYED) : NodeFacts.PURE)
              .binding(domain.element());
      return domain
          .composition(
              Stream.of(value),
              others -> new Fold(aggregation, others.getLast(), order, domain.with(others)))
          .with(aggregation == Aggregation.SUM ? facts.orFault() : facts);
    }

    /** Returns each element with its value, those without one left out. */
    public List<Valued> each(Frame frame) {
      List<Valued> found = new ArrayList<>();
      domain.fold(
          frame,
          0,
          (at, _) -> {
            long element = at.word(domain.element());
            long next = value.word(at);
            if (next != Values.NONE) {
              found.add(new Valued(element, next));
            }
            return 0;
          });
      return found;
    }

    public record Valued(long element, long value) {}

    /** Whether cards are compared by the order of play. */
    public boolean goesByPlay() {
      return domain.kind() == Values.Kind.CARD
          && (aggregation == Aggregation.FIRST || aggregation == Aggregation.LAST);
    }

    @Override
    public long word(Frame frame) {
      return switch (aggregation) {
        case SUM -> domain.fold(frame, Values.number(0), this::sum);
        case HIGHEST -> domain.fold(frame, Values.NONE, (at, found) -> better(at, found, 1));
        case LOWEST -> domain.fold(frame, Values.NONE, (at, found) -> better(at, found, -1));
        case FIRST -> domain.fold(frame, Values.NONE, this::first);
        case LAST -> domain.fold(frame, Values.NONE, this::last);
      };
    }

    private long sum(Frame frame, long found) {
      long next = value.word(frame);
      return next == Values.NONE ? found : Values.plus(found, next);
    }

    private long better(Frame frame, long found, int sign) {
      long next = value.word(frame);
      if (next == Values.NONE) {
        return found;
      }
      return found == Values.NONE || sign * order.compare(next, found) > 0 ? next : found;
    }

    private long first(Frame frame, long found) {
      long next = value.word(frame);
      return found == Values.NONE || compareByPlay(frame, next, found) < 0 ? next : found;
    }

    private long last(Frame frame, long found) {
      long next = value.word(frame);
      return found == Values.NONE || compareByPlay(frame, next, found) >= 0 ? next : found;
    }

    private int compareByPlay(Frame frame, long one, long other) {
      if (!goesByPlay()) {
        return 0;
      }
      Position position = frame.position();
      return Integer.compare(
          position.playOrder(Values.index(one)), position.playOrder(Values.index(other)));
    }
  }

  /** The elements, as a set or a sequence. */
  public record Filter(Domain domain) implements Iteration {
    @Override
    public Node over(Domain other) {
      return other.where() == null ? other.elements() : new Filter(other);
    }

    @Override
    public Composition composition() {
      return domain.composition(Stream.of(), others -> new Filter(domain.with(others)));
    }

    @Override
    public Sort sort() {
      return domain.elements().sort();
    }

    @Override
    public IndexSet set(Frame frame) {
      IndexSet all = frame.through(domain.elements().set(frame));
      Values.Kind kind = domain.kind();
      if (kind == null || all.isEmpty()) {
        return all;
      }
      long[] words = new long[all.words()];
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        frame.spend();
        frame.bind(domain.element(), Values.of(kind, i));
        if (domain.isOffered(frame)) {
          words[i >> 6] |= 1L << i;
        }
      }
      return IndexSet.ofWords(words);
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      return domain
          .elements()
          .any(
              frame,
              value -> {
                frame.spend();
                frame.bind(domain.element(), value);
                return domain.isOffered(frame) && test.test(value);
              });
    }
  }

  /**
   * The best elements by the first standard, of these the best by the second, and so on. Elements
   * without a value by the first are skipped. A set if the domain is one of things.
   */
  public record Best(Domain domain, List<Standard> standards) implements Iteration {

    public Best {
      standards = List.copyOf(standards);
    }

    @Override
    public Node over(Domain other) {
      return new Best(other, standards);
    }

    @Override
    public Sort sort() {
      return domain.elements().sort();
    }

    @Override
    public Composition composition() {
      return domain.composition(
          standards.stream().map(Standard::value),
          others -> new Best(domain.with(others), withValues(standards, others)));
    }

    @Override
    public IndexSet set(Frame frame) {
      IndexSet.Builder found = new IndexSet.Builder();
      long[] best = best(frame);
      for (long element : best) {
        found.add(Values.index(element));
      }
      frame.release(best.length);
      return found.build();
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      long[] best = best(frame);
      boolean passed = LongStream.of(best).anyMatch(test);
      frame.release(best.length);
      return passed;
    }

    private long[] best(Frame frame) {
      Standard first = standards.getFirst();
      Leading leading = new Leading(first);
      domain.fold(
          frame,
          0,
          (at, count) -> {
            long element = at.word(domain.element());
            long measure = first.value().word(at);
            if (measure != Values.NONE) {
              leading.add(at, element, measure);
            }
            return count;
          });
      long[] left = leading.elements();
      for (Standard standard : standards.subList(1, standards.size())) {
        long[] before = left;
        left = narrowed(frame, before, standard);
        frame.release(before.length);
      }
      return left;
    }

    /**
     * Returns the best of some things, given as bits, by all standards but the first.
     *
     * @param elements kept until then
     */
    public long narrowed(Frame frame, long elements) {
      long left = elements;
      for (int i = 1; i < standards.size(); i++) {
        long before = left;
        left = narrowed(frame, before, standards.get(i));
        frame.release(Long.bitCount(before));
      }
      return left;
    }

    private long narrowed(Frame frame, long elements, Standard standard) {
      Values.Kind kind = Objects.requireNonNull(domain.kind());
      long best = 0;
      long measure = Values.NONE;
      for (long left = elements; left != 0; left &= left - 1) {
        long element = Values.of(kind, Long.numberOfTrailingZeros(left));
        frame.bind(domain.element(), element);
        long next = standard.value().word(frame);
        best = Straight.withBest(frame, best, element, next, measure, standard.most());
        measure = Straight.betterMeasure(next, measure, standard.most());
      }
      return best;
    }

    private long[] narrowed(Frame frame, long[] elements, Standard standard) {
      Leading leading = new Leading(standard);
      for (long element : elements) {
        frame.bind(domain.element(), element);
        leading.add(frame, element, standard.value().word(frame));
      }
      return leading.elements();
    }
  }

  /** The elements so far that none is better than, by a standard. */
  private static final class Leading {
    private final Standard standard;
    private WordList best = new WordList();
    private long measure = Values.NONE;

    Leading(Standard standard) {
      this.standard = standard;
    }

    void add(Frame frame, long element, long measured) {
      int comparison = standard.compare(measured, measure);
      if (comparison > 0) {
        frame.release(best.size());
        best = new WordList();
        measure = measured;
      }
      if (comparison >= 0) {
        best.add(frame, element);
      }
    }

    long[] elements() {
      return best.toArray();
    }
  }

  /**
   * The place of an element among those of the domain: 1 plus the number of better ones.
   *
   * @param worse whether equals share the worse place: the number of those that are not worse
   */
  public record PlaceAmong(Node subject, boolean worse, Domain domain, List<Standard> standards)
      implements Iteration {

    public PlaceAmong {
      standards = List.copyOf(standards);
    }

    @Override
    public Node over(Domain other) {
      return new PlaceAmong(subject, worse, other, standards);
    }

    @Override
    public Composition composition() {
      List<Node> all = new ArrayList<>(domain.operandsAnd(standards.stream().map(Standard::value)));
      all.addFirst(subject);
      return Composition.pure(
              all,
              others ->
                  new PlaceAmong(
                      others.getFirst(),
                      worse,
                      domain.with(others.subList(1, others.size())),
                      withValues(standards, others)))
          .with(NodeFacts.PURE.binding(domain.element()));
    }

    @Override
    public long word(Frame frame) {
      long measured = subject.word(frame);
      if (measured == Values.NONE) {
        return Values.NONE;
      }
      frame.bind(domain.element(), measured);
      long[] own = measures(frame);
      int needed = worse ? 0 : 1;
      long ahead =
          domain.fold(frame, 0, (at, found) -> compare(at, own) >= needed ? found + 1 : found);
      return Values.number(worse ? ahead : ahead + 1);
    }

    private long[] measures(Frame frame) {
      long[] measures = new long[standards.size()];
      for (int i = 0; i < measures.length; i++) {
        measures[i] = standards.get(i).value().word(frame);
      }
      return measures;
    }

    /**
     * Positive if the element in the slot is better, negative if it is worse, 0 if they are equal.
     */
    private int compare(Frame frame, long[] own) {
      for (int i = 0; i < own.length; i++) {
        Standard standard = standards.get(i);
        int comparison = standard.compare(standard.value().word(frame), own[i]);
        if (comparison != 0) {
          return Integer.signum(comparison);
        }
      }
      return 0;
    }
  }
}
