package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tricksmith.cli.terminal.Interruption;
import tricksmith.cli.terminal.Messages;
import tricksmith.players.Level;

/** A result for one level of players. */
record ByLevel<R>(Level level, Lineup bots, R results) {

  /** Plays a batch of matches, on deals that no other batch has. */
  @FunctionalInterface
  interface Play<R> {
    R play(Lineup bots, int matches, long seed);
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
    OptionalInt effort = options.effort(levels, messages);
    long seed = options.seed();
    for (Level level : levels) {
      boolean goesOn =
          played.isEmpty()
              || !(interruption.isRequested() || spent.test(played.getLast().results()));
      if (goesOn) {
        Lineup bots = options.bots(level, effort, players, messages);
        int matches = options.matches(level);
        played.add(new ByLevel<>(level, bots, batches.play(bots, matches, seed)));
        seed += matches;
      }
    }
    return played;
  }

  /** Returns the levels that were not played because the matches before took too many steps. */
  static <R> List<Level> leftOut(List<Level> levels, List<ByLevel<R>> played, Predicate<R> spent) {
    return spent.test(played.getLast().results())
        ? levels.subList(played.size(), levels.size())
        : List.of();
  }

  /** Prints a report of each level, with room between them, and which levels were left out. */
  static <R> void print(
      PrintWriter out,
      List<ByLevel<R>> played,
      List<Level> leftOut,
      Messages messages,
      Consumer<ByLevel<R>> report) {
    for (int place = 0; place < played.size(); place++) {
      if (place > 0) {
        out.println();
        out.println();
      }
      report.accept(played.get(place));
    }
    for (Level left : leftOut) {
      out.println();
      out.println(messages.text("simulate.level-left-out", left));
    }
  }
}
