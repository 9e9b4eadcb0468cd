package tricksmith.players;

import java.util.List;
import tricksmith.engine.report.Pick;

/**
 * What a player has thought before a choice.
 *
 * @param chosen what it chooses
 * @param options what it has weighed, the best first; empty if it has weighed nothing
 * @param worlds how many ways in which the hidden cards may lie it has tried them out in
 */
public record Consideration(Pick chosen, List<Option> options, int worlds) {

  public Consideration {
    options = List.copyOf(options);
  }

  /**
   * An alternative that was weighed.
   *
   * @param worth how much better than the average of those that were weighed it seems, in points:
   *     of the own score beside those of the others
   * @param tried how often it was played on; 0 if it was judged at sight
   */
  public record Option(Pick pick, double worth, int tried) {}

  /** Without a thought. */
  static Consideration of(Pick chosen) {
    return new Consideration(chosen, List.of(), 0);
  }
}
