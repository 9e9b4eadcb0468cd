package tricksmith.playtest.results;

import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;

/**
 * How a seat did in the matches that ended.
 *
 * @param seat from 1
 * @param wins the matches won; a win shared by n seats counts 1/n for each
 * @param scores its final scores
 */
public record SeatResult(int seat, double wins, Sample scores) {

  /** Returns the share of matches that the seat won. */
  public Share share() {
    return new Share(wins, scores.count());
  }
}
