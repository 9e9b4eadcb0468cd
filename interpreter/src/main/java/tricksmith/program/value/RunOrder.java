package tricksmith.program.value;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * All things of a kind in the order in which runs go through them, where their measures are known
 * before a match, so that the run of a set is found without measuring or sorting.
 */
public final class RunOrder {

  private static final int NONE = -1;
  private static final int NOWHERE = -2;

  private final Values.Kind kind;

  /** The things that have all measures, in order. */
  private final int[] things;

  /**
   * The group of each thing: things of one group agree in all measures except the one that goes up.
   */
  private final int[] groups;

  /** The measure that goes up, for each of the things. */
  private final long[] steps;

  /**
   * The neighbours of each thing in its run, by index: {@link #NONE} where a run ends, and {@link
   * #NOWHERE} for a thing that lacks a measure. Null if some things are alike in all measures.
   */
  private final int @Nullable [] above;

  private final int[] below;

  private RunOrder(Values.Kind kind, int[] things, int[] groups, long[] steps, int count) {
    this.kind = kind;
    this.things = things;
    this.groups = groups;
    this.steps = steps;
    int[] next = new int[count];
    below = new int[count];
    Arrays.fill(next, NOWHERE);
    boolean differ = true;
    for (int place = 0; place < things.length; place++) {
      boolean ends = place + 1 == things.length || groups[place] != groups[place + 1];
      differ &= ends || steps[place] != steps[place + 1];
      boolean goesOn = !ends && Values.isNext(steps[place], steps[place + 1]);
      next[things[place]] = goesOn ? things[place + 1] : NONE;
      boolean began = place > 0 && next[things[place - 1]] == things[place];
      below[things[place]] = began ? things[place - 1] : NONE;
    }
    above = differ ? next : null;
  }

  /**
   * Creates the order of things.
   *
   * @param same the measures that must be the same, each by index; none where a thing has no such
   *     measure
   * @param step the measure that goes up, by index; none where a thing has none
   */
  public static RunOrder of(Values.Kind kind, List<long[]> same, long[] step) {
    Comparator<Integer> bySame =
        (one, other) -> Arrays.compare(measures(same, one), measures(same, other));
    int[] things =
        IntStream.range(0, step.length)
            .filter(thing -> step[thing] != Values.NONE)
            .filter(thing -> Arrays.stream(measures(same, thing)).noneMatch(RunOrder::isNone))
            .boxed()
            .sorted(bySame.thenComparing(thing -> step[thing], Values::compareInRuns))
            .mapToInt(thing -> thing)
            .toArray();
    int[] groups = new int[things.length];
    for (int i = 1; i < things.length; i++) {
      groups[i] = groups[i - 1] + (bySame.compare(things[i - 1], things[i]) == 0 ? 0 : 1);
    }
    long[] steps = Arrays.stream(things).mapToLong(thing -> step[thing]).toArray();
    return new RunOrder(kind, things, groups, steps, step.length);
  }

  private static long[] measures(List<long[]> same, int thing) {
    return same.stream().mapToLong(measure -> measure[thing]).toArray();
  }

  private static boolean isNone(long measure) {
    return measure == Values.NONE;
  }

  /**
   * Returns the run among some things.
   *
   * @param ofOne whether to find the run of one thing, not the longest run
   * @param wanted that thing
   */
  public IndexSet run(IndexSet all, boolean ofOne, long wanted) {
    int[] next = above;
    if (ofOne && next != null) {
      boolean isThing =
          wanted != Values.NONE && !Values.isNumber(wanted) && Values.kind(wanted) == kind;
      return isThing ? around(all, Values.index(wanted), next) : IndexSet.EMPTY;
    }
    Search search = new Search(ofOne, wanted);
    for (int place = 0; place < things.length; place++) {
      if (all.contains(things[place])) {
        search.add(place);
      }
    }
    return search.found();
  }

  /** The same of things that are given as bits. */
  public long run(long all, boolean ofOne, long wanted) {
    int[] next = above;
    if (!ofOne || next == null) {
      return run(IndexSet.ofWord(all), ofOne, wanted).word(0);
    }
    boolean isThing =
        wanted != Values.NONE && !Values.isNumber(wanted) && Values.kind(wanted) == kind;
    int thing = isThing ? Values.index(wanted) : NONE;
    if (!isIn(thing, all) || next[thing] == NOWHERE) {
      return 0;
    }
    long run = 1L << thing;
    for (int each = next[thing]; isIn(each, all); each = next[each]) {
      run |= 1L << each;
    }
    for (int each = below[thing]; isIn(each, all); each = below[each]) {
      run |= 1L << each;
    }
    return run;
  }

  private static boolean isIn(int thing, long all) {
    return thing >= 0 && thing < Long.SIZE && (all >>> thing & 1) != 0;
  }

  /** Returns the run of a thing, by going from neighbour to neighbour. */
  private IndexSet around(IndexSet all, int thing, int[] next) {
    if (!all.contains(thing) || next[thing] == NOWHERE) {
      return IndexSet.EMPTY;
    }
    IndexSet.Builder run = new IndexSet.Builder().add(thing);
    for (int each = next[thing]; all.contains(each); each = next[each]) {
      run.add(each);
    }
    for (int each = below[thing]; all.contains(each); each = below[each]) {
      run.add(each);
    }
    return run.build();
  }

  /** Goes through the runs, and keeps the best. */
  private final class Search {

    private final boolean ofOne;
    private final long wanted;
    private IndexSet best = IndexSet.EMPTY;
    private int lastOfBest = NONE;
    private IndexSet run = IndexSet.EMPTY;
    private int last = NONE;
    private boolean hasWanted;

    Search(boolean ofOne, long wanted) {
      this.ofOne = ofOne;
      this.wanted = wanted;
    }

    void add(int place) {
      boolean isWanted = Values.of(kind, things[place]) == wanted;
      boolean goesOn = last >= 0 && groups[last] == groups[place];
      if (goesOn && steps[last] == steps[place]) {
        if (isWanted) {
          run = run.without(things[last]).with(things[place]);
          last = place;
          hasWanted = true;
        }
        return;
      }
      if (!goesOn || !Values.isNext(steps[last], steps[place])) {
        keepTheBetter();
        run = IndexSet.EMPTY;
        hasWanted = false;
      }
      run = run.with(things[place]);
      last = place;
      hasWanted |= isWanted;
    }

    IndexSet found() {
      keepTheBetter();
      return best;
    }

    private void keepTheBetter() {
      if (ofOne ? hasWanted : isLonger()) {
        best = run;
        lastOfBest = last;
      }
    }

    private boolean isLonger() {
      int more = run.size() - best.size();
      if (more != 0 || run.isEmpty()) {
        return more > 0;
      }
      int higher = Values.compare(steps[last], steps[lastOfBest]);
      return higher > 0 || (higher == 0 && things[last] < things[lastOfBest]);
    }
  }
}
