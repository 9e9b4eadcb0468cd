package tricksmith.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tricksmith.engine.MatchRun;
import tricksmith.engine.PastChoice;
import tricksmith.engine.SeatView;
import tricksmith.engine.chance.Dice;
import tricksmith.engine.chance.KeyedChance;

/**
 * Matches that could be the real one for all a seat knows, for trying alternatives out. The
 * likelier the past choices of others are in a match, if they play by what was learned of the game,
 * the more often it appears. Many are drawn evenly, and a part of them is taken, each with its
 * weight and none twice (importance resampling; by exponential keys, Efraimidis and Spirakis 2006).
 * Which they are hangs on a key and on what the seat knows, and on nothing else. Not thread-safe.
 */
final class Worlds {

  private static final long NAME = KeyedChance.hash("worlds");

  /** The most worlds to draw evenly before choosing among them. */
  private static final int LARGEST_POOL = 256;

  /** How many are drawn for each one that is kept. */
  private static final int DRAWN_FOR_ONE = 4;

  /** The largest share of the budget that goes into one pool. */
  private static final double SHARE = 0.4;

  /** The time that drawing a world takes, in choices. */
  static final int DRAWING = 6;

  /** The time that weighing a remembered world takes, in choices. */
  private static final int RECALLING = 2;

  private final SeatView view;
  private final Playing playing;
  private final long key;
  private final List<PastChoice> past;
  private final int size;

  /** All ways in which the cards may lie, if they are few. */
  private final List<Map<Integer, Integer>> layouts;

  private final List<Weighed> pool = new ArrayList<>();
  private int drawn;
  private int spent;

  /** A world, and what it is taken by: the highest first. */
  private record Weighed(MatchRun world, double rank) {}

  /**
   * Worlds for what a seat knows.
   *
   * @param few how many ways in which the cards may lie are so few that each is taken once before
   *     any is taken again
   * @param choices how many choices may be made in trying out; 0 if all worlds count alike
   */
  Worlds(SeatView view, Playing playing, int few, int choices, long key) {
    this.view = view;
    this.playing = playing;
    this.key = key;
    past = choices == 0 ? List.of() : view.remembered();
    layouts = past.isEmpty() ? new ArrayList<>(view.layouts(few)) : List.of();
    new Dice(KeyedChance.key(key, NAME, 0)).shuffle(layouts);
    size = (int) Math.min(LARGEST_POOL, choices * SHARE / costOfOne());
    if (weighs()) {
      fill();
    }
  }

  private int costOfOne() {
    return DRAWING + RECALLING * past.size();
  }

  /** Whether there is anything to weigh, and so much to be spent that it makes a difference. */
  private boolean weighs() {
    return !past.isEmpty() && size >= DRAWN_FOR_ONE;
  }

  /**
   * How many worlds there can be, as far as chance plays no part: each then comes once before any
   * comes again. 0 if they are not few, or players keep something other than cards hidden.
   */
  int all() {
    return view.rules().cells().shown().stream().allMatch(each -> each.visibility() == null)
        ? layouts.size()
        : 0;
  }

  MatchRun next() {
    if (!weighs()) {
      spent += DRAWING;
      long seed = key + drawn++;
      return layouts.isEmpty()
          ? view.suppose(seed)
          : view.suppose(seed, layouts.get((drawn - 1) % layouts.size()));
    }
    if (pool.size() <= size - size / DRAWN_FOR_ONE) {
      fill();
    }
    return pool.removeFirst().world();
  }

  /** How many choices it has cost since that was last asked. */
  int spent() {
    int since = spent;
    spent = 0;
    return since;
  }

  private void fill() {
    pool.clear();
    MatchRun scratch = past.getFirst().scratch();
    for (int i = 0; i < size; i++) {
      MatchRun world = view.suppose(key + drawn);
      double luck = -log(fraction(KeyedChance.key(key, NAME, drawn)));
      pool.add(new Weighed(world, likelihood(world, scratch) - log(luck)));
      drawn++;
    }
    pool.sort(Comparator.comparingDouble(Weighed::rank).reversed());
    spent += size * costOfOne();
  }

  /** The logarithm of how likely it is in a world that others have chosen what they did. */
  private double likelihood(MatchRun world, MatchRun scratch) {
    double likelihood = 0;
    for (PastChoice choice : past) {
      int chosen = choice.recall(scratch, world);
      likelihood += log(playing.likelihood(scratch, chosen));
    }
    return likelihood;
  }

  private static double fraction(long bits) {
    return ((bits >>> 11) + 0.5) * 0x1.0p-53;
  }

  private static double log(double number) {
    return StrictMath.log(number);
  }
}
