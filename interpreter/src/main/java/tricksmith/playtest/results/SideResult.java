package tricksmith.playtest.results;

import java.util.List;
import java.util.stream.Collectors;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;

/**
 * How a side did in the matches that ended. A seat that has no partners from the start is a side of
 * its own.
 *
 * @param seats from 1
 * @param wins the matches won; if a win is shared by n seats, each of them counts 1/n
 * @param scores the mean final scores of its seats
 */
public record SideResult(List<Integer> seats, double wins, Sample scores) {

  public SideResult {
    seats = List.copyOf(seats);
  }

  public Share share() {
    return new Share(wins, scores.count());
  }

  /** Returns the numbers of its seats, such as {@code 1+3}. */
  public String label() {
    return seats.stream().map(String::valueOf).collect(Collectors.joining("+"));
  }
}
