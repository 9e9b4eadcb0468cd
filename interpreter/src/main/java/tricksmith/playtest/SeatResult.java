package tricksmith.playtest;

/**
 * How a seat did in the matches that came to an end.
 *
 * @param seat from 1
 * @param wins matches won; a win shared by n seats counts 1/n for each
 * @param scores its final scores
 */
public record SeatResult(int seat, double wins, Sample scores) {

  /** The share of the matches that it has won. */
  public Share share() {
    return new Share(wins, scores.count());
  }
}
