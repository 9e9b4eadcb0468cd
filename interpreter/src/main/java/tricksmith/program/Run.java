package tricksmith.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * Elements of a domain that are the same by some measures, and go up by one by another; of several
 * that are alike in all of them one stands for all, and those that one of them does not measure are
 * left out. Of runs that are equally long it is the one that goes highest, and of these the one
 * whose highest element comes first. A set if the domain is one of things.
 *
 * @param member whose run it is; null for the longest
 * @param same by which the elements are the same
 * @param step a number, which goes up by one
 */
public record Run(@Nullable Node member, Domain domain, List<Node> same, Node step)
    implements Domain.Iteration {

  private static final Comparator<Element> IN_RUNS =
      Comparator.comparing(Element::same, Arrays::compare)
          .thenComparing(Element::step, Values::compare)
          .thenComparingInt(Element::place);

  private static final Comparator<List<Element>> LONGER =
      Comparator.<List<Element>>comparingInt(List::size)
          .thenComparing(run -> run.getLast().step(), Values::compare)
          .thenComparing(run -> run.getLast().place(), Comparator.reverseOrder());

  public Run {
    same = List.copyOf(same);
  }

  /**
   * An element, measured.
   *
   * @param place among the elements of the domain
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Element(long value, int place, long[] same, long step) {

    boolean isLike(Element other) {
      return step == other.step && Arrays.equals(same, other.same);
    }

    boolean isFollowedBy(Element next) {
      return Values.isNext(step, next.step) && Arrays.equals(same, next.same);
    }
  }

  @Override
  public Domain.Iteration over(Domain other) {
    return new Run(member, other, same, step);
  }

  @Override
  public Sort sort() {
    return domain.elements().sort();
  }

  @Override
  public List<Node> operands() {
    List<Node> all = new ArrayList<>(domain.operands());
    Node whose = member;
    if (whose != null) {
      all.addFirst(whose);
    }
    all.addAll(same);
    all.addLast(step);
    return all;
  }

  @Override
  public Node with(List<Node> others) {
    List<Node> left = member == null ? others : others.subList(1, others.size());
    int last = left.size() - 1;
    return new Run(
        member == null ? null : others.getFirst(),
        domain.with(left),
        left.subList(last - same.size(), last),
        left.getLast());
  }

  @Override
  public IndexSet set(Frame frame) {
    IndexSet found = IndexSet.EMPTY;
    for (Element element : run(frame)) {
      found = found.with(Values.index(element.value()));
    }
    return found;
  }

  @Override
  public boolean any(Frame frame, LongPredicate test) {
    return run(frame).stream()
        .sorted(Comparator.comparingInt(Element::place))
        .anyMatch(element -> test.test(element.value()));
  }

  private List<Element> run(Frame frame) {
    Node whose = member;
    long wanted = whose == null ? Values.NONE : whose.word(frame);
    List<Element> elements = measured(frame);
    frame.release(elements.size());
    elements.sort(IN_RUNS);
    List<Element> best = List.of();
    List<Element> run = new ArrayList<>();
    for (Element element : elements) {
      if (!run.isEmpty() && run.getLast().isLike(element)) {
        if (element.value() == wanted) {
          run.set(run.size() - 1, element);
        }
        continue;
      }
      if (!run.isEmpty() && !run.getLast().isFollowedBy(element)) {
        best = better(best, run, wanted);
        run = new ArrayList<>();
      }
      run.add(element);
    }
    return better(best, run, wanted);
  }

  private List<Element> better(List<Element> best, List<Element> run, long wanted) {
    if (member != null) {
      return run.stream().anyMatch(element -> element.value() == wanted) ? run : best;
    }
    return best.isEmpty() || (!run.isEmpty() && LONGER.compare(run, best) > 0) ? run : best;
  }

  private List<Element> measured(Frame frame) {
    List<Element> elements = new ArrayList<>();
    domain.fold(
        frame,
        0,
        (at, place) -> {
          Element element = measured(at, (int) place);
          if (element != null) {
            frame.keep();
            elements.add(element);
          }
          return place + 1;
        });
    return elements;
  }

  private @Nullable Element measured(Frame frame, int place) {
    long value = frame.word(domain.element());
    long[] alike = new long[same.size()];
    for (int i = 0; i < alike.length; i++) {
      alike[i] = same.get(i).word(frame);
      if (alike[i] == Values.NONE) {
        return null;
      }
    }
    long measure = step.word(frame);
    return measure == Values.NONE ? null : new Element(value, place, alike, measure);
  }
}
