package tricksmith.playtest;

import java.util.List;
import tricksmith.players.Level;

/**
 * What came of the deals of a ladder so far, so that it goes on where it was stopped. All methods
 * are called on the thread that climbs.
 */
public interface LadderLog {

  /** By how much the one did better than the other, deal by deal from the first. */
  List<Double> margins(Level above, Level below);

  /** The next deal was played. */
  void add(Level above, Level below, double margin);

  /** Nothing is known, and nothing is kept. */
  static LadderLog empty() {
    return new LadderLog() {
      @Override
      public List<Double> margins(Level above, Level below) {
        return List.of();
      }

      @Override
      public void add(Level above, Level below, double margin) {}
    };
  }
}
