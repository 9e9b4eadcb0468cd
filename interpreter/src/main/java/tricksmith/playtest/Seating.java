package tricksmith.playtest;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tricksmith.engine.MatchRun;
import tricksmith.players.Bot;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.players.RandomBot;

/** Who plays. Called by several threads, each with a match of its own. */
@FunctionalInterface
public interface Seating {

  /** Those who play a match. */
  Players players(MatchRun match);

  /** Those who play one match. */
  @FunctionalInterface
  interface Players {

    /** Lets whoever is to decide choose once. */
    void choose(MatchRun match);
  }

  /** Whether some of them look at what has happened, so that a record must be kept. */
  default boolean looksBack() {
    return true;
  }

  /** Plays a match from where it stands to its end. */
  default void play(MatchRun match) {
    Players players = players(match);
    while (match.isDeciding()) {
      players.choose(match);
    }
  }

  /** Bots that choose anything. */
  static Seating random() {
    return new AnythingGoes();
  }

  /** Bots that choose anything, and look at nothing. */
  record AnythingGoes() implements Seating {

    @Override
    public Players players(MatchRun beginning) {
      List<RandomBot> bots = bots(beginning, seat -> new RandomBot(beginning.seed(), seat));
      return match -> bots.get(match.decider() - 1).choose(match);
    }

    @Override
    public boolean looksBack() {
      return false;
    }
  }

  /**
   * Bots by how well they play.
   *
   * @param levels by seat
   * @param policies what has been learned of games
   */
  static Seating of(List<Level> levels, Policies policies) {
    return levels.stream().allMatch(Level.RANDOM::equals)
        ? random()
        : new ByLevel(levels, policies);
  }

  /** Bots by how well they play, made anew for each match. */
  record ByLevel(List<Level> levels, Policies policies) implements Seating {

    public ByLevel {
      levels = List.copyOf(levels);
    }

    @Override
    public Players players(MatchRun beginning) {
      List<Bot> bots =
          bots(beginning, seat -> levels.get(seat - 1).bot(policies, beginning.seed(), seat));
      return match -> bots.get(match.decider() - 1).choose(match);
    }

    @Override
    public boolean looksBack() {
      return levels.stream().anyMatch(level -> level.bot(policies, 0, 1).looksBack());
    }
  }

  /** Bots, made anew for each match. */
  static Seating of(BotMaker maker) {
    return beginning -> {
      List<Bot> bots = bots(beginning, seat -> maker.bot(beginning.seed(), seat));
      return match -> bots.get(match.decider() - 1).choose(match);
    };
  }

  private static <B> List<B> bots(MatchRun match, IntFunction<B> maker) {
    return IntStream.rangeClosed(1, match.rules().players()).mapToObj(maker).toList();
  }

  /** Makes bots. */
  @FunctionalInterface
  interface BotMaker {

    /**
     * The bot of a seat.
     *
     * @param seed of the match
     * @param seat from 1
     */
    Bot bot(long seed, int seat);
  }
}
