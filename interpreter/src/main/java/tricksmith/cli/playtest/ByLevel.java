package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tricksmith.cli.terminal.Interruption;
import tricksmith.cli.terminal.Messages;
import tricksmith.players.Level;

/**
 * What came out at one level of players.
 *
 * @param bots by seat
 */
record ByLevel<R>(Level level, List<Level> bots, R results) {

  /** Plays a batch of matches, on deals that no other batch has. */
  @FunctionalInterface
  interface Play<R> {
    R play(List<Level> bots, int matches, long seed);
  }

  /**
   * Plays a batch at each of the levels; after an interruption, or matches that took too many
   * steps, at none of the following ones.
   */
  static <R> List<ByLevel<R>> play(
      BatchOptions options,
      List<Level> levels,
      int players,
      Messages messages,
      Interruption interruption,
      Predicate<R> spent,
      Play<R> batches) {
    List<ByLevel<R>> played = new ArrayList<>();
    long seed = options.seed();
    for (Level level : levels) {
      boolean goesOn =
          played.isEmpty()
              || !(interruption.isRequested() || spent.test(played.getLast().results()));
      if (goesOn) {
        List<Level> bots = options.bots(level, players, messages);
        int matches = options.matches(level);
        played.add(new ByLevel<>(level, bots, batches.play(bots, matches, seed)));
        seed += matches;
      }
    }
    return played;
  }

  /** Prints a report of each level, with room between them. */
  static <R> void print(PrintWriter out, List<ByLevel<R>> played, Consumer<ByLevel<R>> report) {
    for (int place = 0; place < played.size(); place++) {
      if (place > 0) {
        out.println();
        out.println();
      }
      report.accept(played.get(place));
    }
  }
}
