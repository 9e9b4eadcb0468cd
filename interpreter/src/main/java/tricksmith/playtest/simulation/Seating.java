package tricksmith.playtest.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.CardChooser;
import tricksmith.players.Bot;
import tricksmith.players.Level;
import tricksmith.players.PairedBot;
import tricksmith.players.Policies;
import tricksmith.players.RandomBot;

/** Decides who plays. Called from several threads, each with a match of its own. */
@FunctionalInterface
public interface Seating {

  Players players(MatchRun match);

  @FunctionalInterface
  interface Players {

    /** Makes one choice for the player who is to decide. */
    void choose(MatchRun match);

    /** Chooses the cards that are played in their place, without looking; null if they look. */
    default @Nullable CardChooser blindly() {
      return null;
    }
  }

  /** Whether players look at past events, so that these must be recorded. */
  default boolean looksBack() {
    return true;
  }

  /**
   * Returns the same players for matches that are played under two versions of the rules: those who
   * choose at random choose the same wherever both versions offer it ({@link PairedBot}).
   */
  default Seating paired() {
    return this;
  }

  /** Plays a match from its current state to the end. */
  default void play(MatchRun match) {
    Players players = players(match);
    while (match.isDeciding()) {
      players.choose(match);
    }
  }

  /** Returns bots that choose at random. */
  static Seating random() {
    return new AnythingGoes();
  }

  /** Bots that choose at random and need no record. */
  record AnythingGoes() implements Seating {

    @Override
    public Seating paired() {
      return new PairedRandom();
    }

    @Override
    public Players players(MatchRun beginning) {
      return new RandomPlayers(
          bots(beginning, seat -> new RandomBot(beginning.seed(), seat)).toArray(RandomBot[]::new));
    }

    @Override
    public boolean looksBack() {
      return false;
    }
  }

  /** Bots that choose at random by what is offered. */
  record PairedRandom() implements Seating {

    @Override
    public Players players(MatchRun beginning) {
      return of(PairedBot::new).players(beginning);
    }

    @Override
    public boolean looksBack() {
      return false;
    }
  }

  /** Bots that choose at random, by seat. */
  final class RandomPlayers implements Players, CardChooser {
    private final RandomBot[] bots;

    private RandomPlayers(RandomBot[] bots) {
      this.bots = bots;
    }

    @Override
    public void choose(MatchRun match) {
      bots[match.decider() - 1].choose(match);
    }

    @Override
    public int choose(int seat, int alternatives) {
      return bots[seat - 1].below(alternatives);
    }

    @Override
    public CardChooser blindly() {
      return this;
    }
  }

  /**
   * Returns bots of given strengths, with the usual effort of their levels.
   *
   * @param levels by seat
   * @param policies learned for games
   */
  static Seating of(List<Level> levels, Policies policies) {
    return of(levels, OptionalInt.empty(), policies);
  }

  /**
   * Returns bots of given strengths.
   *
   * @param levels by seat
   * @param effort of those that try anything out; empty for the usual one of each level
   * @param policies learned for games
   */
  static Seating of(List<Level> levels, OptionalInt effort, Policies policies) {
    return levels.stream().allMatch(Level.RANDOM::equals)
        ? random()
        : new ByLevel(levels, effort, policies, false);
  }

  /**
   * Bots of given strengths, created for each match.
   *
   * @param arePaired whether those who choose at random are {@link PairedBot}s
   */
  record ByLevel(List<Level> levels, OptionalInt effort, Policies policies, boolean arePaired)
      implements Seating {

    public ByLevel {
      levels = List.copyOf(levels);
    }

    @Override
    public Players players(MatchRun beginning) {
      return of((seed, seat) -> bot(levels.get(seat - 1), seed, seat)).players(beginning);
    }

    private Bot bot(Level level, long seed, int seat) {
      return arePaired
          ? level.pairedBot(policies, seed, seat, effort)
          : level.bot(policies, seed, seat, effort);
    }

    @Override
    public Seating paired() {
      return new ByLevel(levels, effort, policies, true);
    }

    @Override
    public boolean looksBack() {
      return levels.stream().anyMatch(level -> bot(level, 0, 1).looksBack());
    }
  }

  /** Returns bots created for each match. */
  static Seating of(BotMaker maker) {
    return beginning -> {
      List<Bot> bots = bots(beginning, seat -> maker.bot(beginning.seed(), seat));
      return match -> bots.get(match.decider() - 1).choose(match);
    };
  }

  private static <B> List<B> bots(MatchRun match, IntFunction<B> maker) {
    int players = match.rules().players();
    List<B> bots = new ArrayList<>(players);
    for (int seat = 1; seat <= players; seat++) {
      bots.add(maker.apply(seat));
    }
    return bots;
  }

  @FunctionalInterface
  interface BotMaker {

    /**
     * Creates the bot for a seat.
     *
     * @param seed of the match
     * @param seat from 1
     */
    Bot bot(long seed, int seat);
  }
}
