package tricksmith.benchmark;

import java.nio.file.Path;
import java.util.List;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.players.RandomBot;
import tricksmith.playtest.Batch;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;
import tricksmith.script.Game;
import tricksmith.script.GameScript;

/**
 * A bundled game with its usual options and players, as the benchmarks play it. The only class of
 * theirs, with {@link VersionOfGame}, that knows the engine.
 */
final class BenchmarkedGame {

  private final Game game;
  private final MatchRun first;

  private BenchmarkedGame(Game game) {
    this.game = game;
    first = MatchRun.start(game.rules(), 0);
  }

  /** The names of all bundled games, in a fixed order. */
  static List<String> names() {
    return GameFiles.all().stream().map(BenchmarkedGame::nameOf).toList();
  }

  /** The game of this name, with the least number of players that it may have. */
  static BenchmarkedGame named(String name) {
    Path file =
        GameFiles.all().stream()
            .filter(each -> nameOf(each).equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("No such game: " + name));
    GameScript script = GameFiles.script(file);
    return new BenchmarkedGame(GameFiles.ready(script.setUp(script.defaults())));
  }

  private static String nameOf(Path file) {
    return file.getFileName().toString().replace(".trick", "");
  }

  Program rules() {
    return game.rules();
  }

  /** What the game is called. */
  String title() {
    return game.rules().title();
  }

  /**
   * What {@code tricksmith simulate} does for its figures, except printing them.
   *
   * @param seed of the first match
   */
  Results simulate(long seed, int matches, int threads) {
    return new Batch(game.rules(), Seating.random(), matches, seed, threads).play();
  }

  /** How many matches have about so many choices, at least one. */
  int matchesWith(long choices) {
    Results few = simulate(0, 4, 1);
    return (int) Math.max(1, choices * few.played() / decisions(few));
  }

  /** How many choices were made in matches that have been simulated. */
  static long decisions(Results results) {
    if (results.ended() < results.played()) {
      throw new IllegalStateException("Matches did not end: " + results.failures());
    }
    return Math.round(results.lengths().decisions().mean() * results.ended());
  }

  /** A match up to its first decision, begun as a batch begins each. */
  Moment start(long seed) {
    return new Moment(first.again(seed, true), seed);
  }

  /** A moment after half of the choices of the first deal. */
  Moment inTheMiddle(long seed) {
    int choices = start(seed).playOut();
    Moment moment = start(seed);
    moment.play(choices / 2);
    return moment;
  }

  /** A running match, and bots that choose anything. */
  static final class Moment {
    private final MatchRun run;
    private RandomBot everybody;

    private Moment(MatchRun run, long seed) {
      this.run = run;
      everybody = new RandomBot(seed, 1);
    }

    /** One of its own that stands where this one does. */
    Moment copy(long otherSeed) {
      return new Moment(run.copy(), otherSeed);
    }

    /** Likewise, of which no record is kept: to be played out again and again. */
    Moment playout(long otherSeed) {
      return new Moment(run.unrecordedCopy(), otherSeed);
    }

    /** Stands where another one does, whose choices are others. */
    void resetTo(Moment other, long otherSeed) {
      run.resetTo(other.run);
      everybody = new RandomBot(otherSeed, 1);
    }

    /** Plays so many choices. */
    void play(int choices) {
      for (int i = 0; i < choices; i++) {
        everybody.choose(run);
      }
    }

    /** Plays to the end of the deal, and tells how many choices that took. */
    int playOut() {
      int deal = run.deals();
      int choices = 0;
      while (run.isDeciding() && run.deals() == deal) {
        everybody.choose(run);
        choices++;
      }
      return choices;
    }
  }
}
