package tricksmith.playtest.results;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/**
 * Who plays against whom, and for what. Seats that share a side from the start win and lose
 * together.
 */
public final class Sides {

  private final int[] sideOf;
  private final int count;
  private final Program.Ending ending;

  /**
   * Creates the sides of a game.
   *
   * @param sideOf the side of each seat, numbered from 0
   */
  Sides(List<Integer> sideOf, Program.Ending ending) {
    List<Integer> numbers = sideOf.stream().distinct().toList();
    this.sideOf = sideOf.stream().mapToInt(numbers::indexOf).toArray();
    this.ending = ending;
    count = numbers.size();
  }

  public static Sides of(Program rules) {
    return new Sides(rules.sides(), rules.ending());
  }

  public int count() {
    return count;
  }

  /** Returns the side of a seat, both from 0. */
  int sideOf(int seat) {
    return sideOf[seat];
  }

  public int seats() {
    return sideOf.length;
  }

  /** Returns the seats of a side: seats from 1, the side from 0. */
  public List<Integer> seatsOf(int side) {
    return IntStream.rangeClosed(1, sideOf.length)
        .filter(seat -> sideOf[seat - 1] == side)
        .boxed()
        .toList();
  }

  /**
   * Returns the sides, from 0, in the order in which they first play if one seat begins.
   *
   * @param starter the seat that begins, from 1
   * @param clockwise the direction of play
   */
  public List<Integer> from(int starter, boolean clockwise) {
    return IntStream.range(0, seats())
        .map(place -> Math.floorMod(starter - 1 + (clockwise ? place : -place), seats()))
        .map(this::sideOf)
        .distinct()
        .boxed()
        .toList();
  }

  /** Returns the share of the win of each side; a win shared by n seats counts 1/n for each. */
  public double[] wins(List<Integer> winners) {
    double[] wins = new double[count];
    double share = 1.0 / winners.size();
    for (int i = 0; i < winners.size(); i++) {
      wins[sideOf[winners.get(i) - 1]] += share;
    }
    return wins;
  }

  /** Returns the mean score of the seats of a side, numbered from 0. */
  public double score(int side, List<Long> scores) {
    double sum = 0;
    int seats = 0;
    for (int seat = 0; seat < sideOf.length; seat++) {
      if (sideOf[seat] == side) {
        sum += Values.toDouble(scores.get(seat));
        seats++;
      }
    }
    return sum / seats;
  }

  /**
   * Returns the best score of each side, larger being better, each time scores were noted; empty
   * where scores do not decide who wins.
   */
  public double[][] standings(List<long[]> scores) {
    return switch (ending) {
      case Program.Winners _ -> new double[0][];
      case Program.ByScore(boolean highest) -> standings(scores, highest);
    };
  }

  private double[][] standings(List<long[]> scores, boolean highest) {
    double[][] standings = new double[scores.size()][];
    for (int i = 0; i < standings.length; i++) {
      standings[i] = best(scores.get(i), highest);
    }
    return standings;
  }

  private double[] best(long[] scores, boolean highest) {
    double[] best = new double[count];
    Arrays.fill(best, Double.NEGATIVE_INFINITY);
    for (int seat = 0; seat < scores.length; seat++) {
      double score = Values.toDouble(scores[seat]);
      int side = sideOf[seat];
      best[side] = Math.max(best[side], highest ? score : -score);
    }
    return best;
  }
}
