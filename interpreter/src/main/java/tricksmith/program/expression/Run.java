package tricksmith.program.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.MeasuredElements;
import tricksmith.program.value.RunOrder;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * Elements of a domain that are the same by some measures, and go up by one by another. Among
 * several that are alike in all measures, only one counts, and those without a value for a measure
 * are left out. Among equally long runs, the one that goes highest is taken, and of these the one
 * whose highest element comes first. A set if the domain is one of things.
 *
 * @param member the element whose run it is; null for the longest run
 * @param same the measures by which the elements are the same
 * @param step a number, which goes up by one
 * @param order the order of all things by their measures, if known before a match; otherwise null
 */
public record Run(
    @Nullable Node member, Domain domain, List<Node> same, Node step, @Nullable RunOrder order)
    implements Domain.Iteration {

  /** Creates a run that measures its elements each time. */
  public Run(@Nullable Node member, Domain domain, List<Node> same, Node step) {
    this(member, domain, same, step, null);
  }

  public Run {
    same = List.copyOf(same);
  }

  @Override
  public Domain.Iteration over(Domain other) {
    return new Run(
        member, other, same, step, other.element().equals(domain.element()) ? order : null);
  }

  @Override
  public Sort sort() {
    return domain.elements().sort();
  }

  @Override
  public Composition composition() {
    List<Node> all = new ArrayList<>(domain.operands());
    Node whose = member;
    if (whose != null) {
      all.addFirst(whose);
    }
    all.addAll(same);
    all.addLast(step);
    return Composition.pure(all, this::of).with(NodeFacts.PURE.binding(domain.element()));
  }

  private Run of(List<Node> others) {
    List<Node> left = member == null ? others : others.subList(1, others.size());
    int last = left.size() - 1;
    List<Node> otherSame = left.subList(last - same.size(), last);
    boolean measuresTheSame = isThis(left.getLast(), step);
    for (int i = 0; i < same.size(); i++) {
      measuresTheSame &= isThis(otherSame.get(i), same.get(i));
    }
    return new Run(
        member == null ? null : others.getFirst(),
        domain.with(left),
        otherSame,
        left.getLast(),
        measuresTheSame ? order : null);
  }

  /** Whether it is the same expression, possibly wrapped for translation. */
  private static boolean isThis(Node other, Node node) {
    Node bare = other instanceof Compilable compilable ? compilable.expression() : other;
    return bare.equals(node)
        || (bare instanceof Selection.Tabulated table
            && node instanceof Selection.Tabulated known
            && table.hasWordsOf(known)
            && table.key().equals(known.key()));
  }

  @Override
  public IndexSet set(Frame frame) {
    if (order != null && domain.where() == null) {
      return ofKnown(frame, order);
    }
    MeasuredElements elements = measured(frame);
    IndexSet.Builder found = new IndexSet.Builder();
    for (int place : run(frame, elements)) {
      found.add(Values.index(elements.value(place)));
    }
    return found.build();
  }

  @Override
  public long mask(Frame frame) {
    if (order == null || domain.where() != null) {
      return Straight.mask(set(frame));
    }
    Node whose = member;
    long wanted = whose == null ? Values.NONE : whose.word(frame);
    long all = domain.elements().mask(frame);
    frame.spend(Long.bitCount(all));
    return order.run(all, whose != null, wanted);
  }

  /** Finds a run by the known order. Costs as many steps as if each element had been measured. */
  private IndexSet ofKnown(Frame frame, RunOrder known) {
    Node whose = member;
    long wanted = whose == null ? Values.NONE : whose.word(frame);
    IndexSet all = domain.elements().set(frame);
    frame.spend(all.size());
    return known.run(all, whose != null, wanted);
  }

  @Override
  public boolean any(Frame frame, LongPredicate test) {
    MeasuredElements elements = measured(frame);
    return Arrays.stream(run(frame, elements)).sorted().mapToLong(elements::value).anyMatch(test);
  }

  private static int[] run(Frame frame, MeasuredElements elements) {
    frame.release(elements.count());
    return elements.run();
  }

  private MeasuredElements measured(Frame frame) {
    Node whose = member;
    long wanted = whose == null ? Values.NONE : whose.word(frame);
    MeasuredElements elements = new MeasuredElements(same.size(), whose != null, wanted);
    domain.fold(
        frame,
        0,
        (at, found) -> {
          if (measure(at, elements)) {
            frame.keep();
            elements.add();
          }
          return found;
        });
    return elements;
  }

  /** Measures the element in the slot; false if it is left out. */
  private boolean measure(Frame frame, MeasuredElements elements) {
    long value = frame.word(domain.element());
    for (int i = 0; i < same.size(); i++) {
      long measure = same.get(i).word(frame);
      if (measure == Values.NONE) {
        return false;
      }
      elements.measure(i, measure);
    }
    long measure = step.word(frame);
    elements.measure(same.size(), measure);
    elements.value(value);
    return measure != Values.NONE;
  }
}
