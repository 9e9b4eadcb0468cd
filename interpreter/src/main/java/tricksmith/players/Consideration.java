package tricksmith.players;

import java.util.List;
import tricksmith.engine.report.Pick;

/**
 * A player's thoughts before a choice.
 *
 * @param chosen the choice
 * @param options what the player weighed, best first; empty if it weighed nothing
 * @param worlds how many possible layouts of the hidden cards it tried them out in
 * @param even whether all possible layouts were exactly equally likely; otherwise nearly so
 */
public record Consideration(Pick chosen, List<Option> options, int worlds, boolean even) {

  public Consideration {
    options = List.copyOf(options);
  }

  /**
   * An alternative that was weighed.
   *
   * @param worth how much better it seems than the average of those weighed, in points of the own
   *     score relative to those of the others
   * @param tried how often it was played out; 0 if it was judged at sight
   */
  public record Option(Pick pick, double worth, int tried) {}

  /** Creates a consideration for a choice made without weighing alternatives. */
  static Consideration of(Pick chosen) {
    return new Consideration(chosen, List.of(), 0, true);
  }
}
