package tricksmith.program.value;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Elements from which runs are made, with their measures, in plain arrays: melds are asked for so
 * often that an object for each would take most of the time. The elements are numbered in the order
 * in which they were added.
 */
public final class MeasuredElements {

  /** The largest number of elements sorted by insertion, which is fast for a few. */
  private static final int FEW = 64;

  private static final int[] NOTHING = {};

  /** The number of measures that must be the same; the one that goes up comes after them. */
  private final int same;

  private final boolean ofOne;
  private final long wanted;
  private long[] values = new long[16];
  private long[] measures;
  private int count;

  /**
   * Creates a list without elements.
   *
   * @param same the number of measures that must be the same
   * @param ofOne whether to find the run of one element, not the longest run
   * @param wanted that element
   */
  public MeasuredElements(int same, boolean ofOne, long wanted) {
    this.same = same;
    this.ofOne = ofOne;
    this.wanted = wanted;
    measures = new long[values.length * (same + 1)];
  }

  /** Sets a measure of the next element, by the number of the measure. */
  public void measure(int number, long measure) {
    measures[first(count) + number] = measure;
  }

  /** Sets the next element. */
  public void value(long value) {
    values[count] = value;
  }

  public void add() {
    count++;
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
      measures = Arrays.copyOf(measures, 2 * measures.length);
    }
  }

  public int count() {
    return count;
  }

  public long value(int number) {
    return values[number];
  }

  /**
   * Returns the numbers of the elements in the run sought, in ascending order of the measure that
   * goes up.
   */
  public int[] run() {
    int[] order = inRuns();
    int[] run = new int[count];
    int length = 0;
    int[] best = NOTHING;
    for (int element : order) {
      if (length > 0 && isLike(run[length - 1], element)) {
        if (values[element] == wanted) {
          run[length - 1] = element;
        }
        continue;
      }
      if (length > 0 && !isFollowedBy(run[length - 1], element)) {
        best = better(best, run, length);
        length = 0;
      }
      run[length++] = element;
    }
    return better(best, run, length);
  }

  private int[] better(int[] best, int[] run, int length) {
    boolean better = ofOne ? hasWanted(run, length) : isLonger(run, length, best);
    return better ? Arrays.copyOf(run, length) : best;
  }

  private boolean hasWanted(int[] run, int length) {
    for (int i = 0; i < length; i++) {
      if (values[run[i]] == wanted) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a run is longer than the best so far; of equally long ones, whether it goes higher, or
   * its highest element comes first.
   */
  private boolean isLonger(int[] run, int length, int[] best) {
    if (length != best.length || length == 0) {
      return length > best.length;
    }
    int last = run[length - 1];
    int lastOfBest = best[length - 1];
    int higher = Values.compare(step(last), step(lastOfBest));
    return higher > 0 || (higher == 0 && last < lastOfBest);
  }

  private int first(int element) {
    return element * (same + 1);
  }

  private long step(int element) {
    return measures[first(element) + same];
  }

  private boolean isLike(int element, int other) {
    return step(element) == step(other) && compareSame(element, other) == 0;
  }

  private boolean isFollowedBy(int element, int next) {
    return Values.isNext(step(element), step(next)) && compareSame(element, next) == 0;
  }

  private int compareSame(int element, int other) {
    int one = first(element);
    int two = first(other);
    for (int i = 0; i < same; i++) {
      if (measures[one + i] != measures[two + i]) {
        return Long.compare(measures[one + i], measures[two + i]);
      }
    }
    return 0;
  }

  /**
   * Compares by the measures that must be the same, then by the one that goes up; equal elements
   * keep the order in which they were added.
   */
  private int compare(int element, int other) {
    int order = compareSame(element, other);
    return order == 0 ? Values.compareInRuns(step(element), step(other)) : order;
  }

  private int[] inRuns() {
    if (count > FEW) {
      return IntStream.range(0, count).boxed().sorted(this::compare).mapToInt(i -> i).toArray();
    }
    int[] order = new int[count];
    for (int element = 0; element < count; element++) {
      int place = element;
      while (place > 0 && compare(order[place - 1], element) > 0) {
        order[place] = order[place - 1];
        place--;
      }
      order[place] = element;
    }
    return order;
  }
}
