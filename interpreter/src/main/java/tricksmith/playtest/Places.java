package tricksmith.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How places do, from whoever decides first in a match on, in the direction of play. Where it is
 * drawn who begins, seats differ by nothing but chance, and it is the place that may be worth
 * something. Seats that are one side from the start count as one, at the first of their places.
 *
 * @param shares of the matches won, by place
 * @param evenness whether places differ by more than chance
 * @param starters how many different seats were first to decide
 */
public record Places(List<Share> shares, Evenness evenness, int starters) {

  public Places {
    shares = List.copyOf(shares);
  }

  /** Whether it is the place that matters rather than the seat. */
  public boolean matter() {
    return starters > 1 && shares.size() > 1;
  }

  /** Takes the matches one after the other. */
  static final class Collector {
    private final Sides sides;
    private final boolean clockwise;
    private final double[] wins;
    private final boolean[] began;
    private final Evenness.Collector evenness;
    private int matches;

    /**
     * Of matches by some rules.
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
     * Adds a match.
     *
     * @param starter who was first to decide, from 1; 0 if nobody was
     * @param shares in the win, by side
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
