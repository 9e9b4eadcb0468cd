package tricksmith.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How well each place does. Places are counted in the direction of play from whoever decides first.
 * Where the starter is drawn at random, seats differ only by chance and it is the place that may be
 * an advantage. Seats that share a side from the start count as one, at their first place.
 *
 * @param shares the share of matches won, by place
 * @param evenness whether places differ by more than chance
 * @param starters how many different seats decided first
 */
public record Places(List<Share> shares, Evenness evenness, int starters) {

  public Places {
    shares = List.copyOf(shares);
  }

  /** Whether to look at places rather than seats. */
  public boolean matter() {
    return starters > 1 && shares.size() > 1;
  }

  /** Collects match after match. */
  static final class Collector {
    private final Sides sides;
    private final boolean clockwise;
    private final double[] wins;
    private final boolean[] began;
    private final Evenness.Collector evenness;
    private int matches;

    /**
     * Collects matches under rules with these sides.
     *
     * @param clockwise the direction of play
     */
    Collector(Sides sides, boolean clockwise) {
      this.sides = sides;
      this.clockwise = clockwise;
      wins = new double[sides.count()];
      began = new boolean[sides.seats()];
      evenness = new Evenness.Collector(sides);
    }

    /**
     * Adds a match; ignored if nobody decided.
     *
     * @param starter the seat that decided first, from 1; 0 if no seat decided
     * @param shares the share of the win, by side
     */
    void add(int starter, double[] shares) {
      if (starter == 0) {
        return;
      }
      matches++;
      began[starter - 1] = true;
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < began.length; i++) {
        int seat = Math.floorMod(starter - 1 + (clockwise ? i : -i), began.length);
        if (!order.contains(sides.sideOf(seat))) {
          order.add(sides.sideOf(seat));
        }
      }
      double[] byPlace = order.stream().mapToDouble(side -> shares[side]).toArray();
      for (int place = 0; place < byPlace.length; place++) {
        wins[place] += byPlace[place];
      }
      evenness.add(byPlace);
    }

    Places places() {
      List<Share> shares =
          IntStream.range(0, wins.length)
              .mapToObj(place -> new Share(wins[place], matches))
              .toList();
      int starters = (int) IntStream.range(0, began.length).filter(seat -> began[seat]).count();
      return new Places(shares, evenness.evenness(), starters);
    }
  }
}
