package tricksmith.playtest.results;

import java.util.List;
import java.util.stream.IntStream;
import tricksmith.playtest.statistics.Share;

/**
 * How well each place does. Places are counted in the direction of play from the first player to
 * decide. Where the starter is drawn at random, seats differ only by chance and it is the place
 * that may be an advantage. Seats that share a side from the start count as one, at their first
 * place.
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
    /** The sides by place, for each seat that may begin. */
    private final List<List<Integer>> orders;

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
      orders =
          IntStream.rangeClosed(1, sides.seats())
              .mapToObj(starter -> sides.from(starter, clockwise))
              .toList();
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
      List<Integer> order = orders.get(starter - 1);
      double[] byPlace = new double[order.size()];
      for (int place = 0; place < byPlace.length; place++) {
        byPlace[place] = shares[order.get(place)];
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
