package tricksmith.players;

import java.util.Arrays;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/**
 * Chooses at random, each alternative with equal probability. Draws from a stream of its own, keyed
 * by the seed of the match and its seat, so that other bots at the table do not affect it. Not
 * thread-safe.
 */
public final class RandomBot implements Bot {

  private static final long NAME = KeyedChance.hash("bot");

  private static final long[] FIRST_DRAWS = new long[256];

  static {
    Arrays.setAll(FIRST_DRAWS, place -> KeyedChance.event(NAME, place));
  }

  private static final int[] NONE_YET = {};

  private final long key;

  /** The number of draws made. */
  private int drawn;

  /** Where things are that can be chosen; used for one choice after another. */
  private int[] places = NONE_YET;

  /** The next draw, of which only the number of alternatives is missing. */
  private long next;

  /**
   * Creates a bot for a seat.
   *
   * @param seat from 1
   */
  public RandomBot(long seed, int seat) {
    key = KeyedChance.key(seed, NAME, seat);
    next = draw(0);
  }

  @Override
  public Pick choose(SeatView view, Decision decision) {
    return pick(decision);
  }

  /** Chooses without looking at anything. */
  Pick pick(Decision decision) {
    return switch (decision.options()) {
      case Decision.OneOf one -> new Pick.One(below(one.alternatives().size()));
      case Decision.Several several -> several(several);
    };
  }

  @Override
  public boolean looksBack() {
    return false;
  }

  @Override
  public void choose(MatchRun run) {
    int alternatives = run.alternatives();
    if (alternatives > 0) {
      run.choose(below(alternatives));
    } else {
      chooseThings(run);
    }
  }

  /** Chooses things as {@link #several} does, without making objects of them. */
  private void chooseThings(MatchRun run) {
    int numbers = Math.max(0, run.mostThings() - run.leastThings() + 1);
    int number = below(run.hasPass() ? numbers + 1 : numbers);
    if (number == numbers) {
      run.pass();
      return;
    }
    int things = run.things();
    if (things > places.length) {
      places = new int[things];
    }
    for (int i = 0; i < things; i++) {
      places[i] = i;
    }
    int count = run.leastThings() + number;
    draw(places, things, count);
    run.chooseThings(places, count);
  }

  /** Draws some of the first elements of an array, and puts them before the others. */
  private void draw(int[] elements, int all, int count) {
    for (int i = 0; i < count; i++) {
      int place = i + below(all - i);
      int drawn = elements[place];
      elements[place] = elements[i];
      elements[i] = drawn;
    }
  }

  /** Picks a random number of members, a pass being as likely as any other number. */
  private Pick several(Decision.Several options) {
    int numbers = Math.max(0, options.most() - options.least() + 1);
    int number = below(numbers + (options.pass() ? 1 : 0));
    if (number == numbers) {
      return new Pick.Pass();
    }
    int[] members = options.members().toArray();
    IndexSet.Builder chosen = new IndexSet.Builder();
    int count = options.least() + number;
    draw(members, members.length, count);
    for (int i = 0; i < count; i++) {
      chosen.add(members[i]);
    }
    return new Pick.Several(chosen.build());
  }

  /**
   * Draws a number below {@code count}, and at once makes the next draw, so that nothing need wait
   * for it.
   */
  public int below(int count) {
    long draw = next;
    next = draw(++drawn);
    return KeyedChance.share(draw, count);
  }

  private long draw(int place) {
    long event = place < FIRST_DRAWS.length ? FIRST_DRAWS[place] : KeyedChance.event(NAME, place);
    return KeyedChance.mix(KeyedChance.key(key, event));
  }
}
