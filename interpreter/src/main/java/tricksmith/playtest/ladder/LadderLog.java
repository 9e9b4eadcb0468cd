package tricksmith.playtest.ladder;

import java.util.List;
import tricksmith.players.Level;

/**
 * The results of a ladder's deals so far, so that it can continue where it was stopped. All methods
 * are called on the thread that climbs.
 */
public interface LadderLog {

  /** Returns by how much the one level did better than the other, deal by deal from the first. */
  List<Double> margins(Level above, Level below);

  /** Notes the result of the next deal. */
  void add(Level above, Level below, double margin);

  /** Creates a log that knows nothing and keeps nothing. */
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
