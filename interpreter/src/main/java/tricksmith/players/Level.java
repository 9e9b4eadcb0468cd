package tricksmith.players;

import java.util.OptionalInt;

/**
 * How well bots play. How much they try out is counted in choices, not in time, so that a seed
 * repeats a match.
 */
public enum Level {
  /** Chooses each alternative with equal probability. */
  RANDOM("random", 0) {
    @Override
    Bot bot(Policies policies, long seed, int seat, int effort) {
      return new RandomBot(seed, seat);
    }
  },

  /** Plays at sight by what a few deals at random have shown, without learning the game. */
  GREEDY("greedy", 0) {
    @Override
    Bot bot(Policies policies, long seed, int seat, int effort) {
      return new NoviceBot(policies.atAGlance());
    }
  },

  /** Plays at sight by what was learned of the game. */
  NOVICE("novice", 0) {
    @Override
    Bot bot(Policies policies, long seed, int seat, int effort) {
      return new NoviceBot(policies);
    }
  },

  /** Tries out what seems best. */
  GOOD("good", 2_000) {
    @Override
    Bot bot(Policies policies, long seed, int seat, int effort) {
      return new SearchBot(policies, seed, seat, new SearchBot.Effort(effort, 6, false));
    }
  },

  /** Tries out a lot, including what it and the others may choose next. */
  STRONG("strong", 30_000) {
    @Override
    Bot bot(Policies policies, long seed, int seat, int effort) {
      return new SearchBot(policies, seed, seat, new SearchBot.Effort(effort, 10, true));
    }
  },

  /** Takes what does best when the match is played on at random; learns nothing. */
  MONTE_CARLO("monte-carlo", MonteCarloBot.USUAL_EFFORT) {
    @Override
    Bot bot(Policies policies, long seed, int seat, int effort) {
      return new MonteCarloBot(seed, seat, effort);
    }
  },

  /**
   * Sees all hands, and tries out ten times as much as {@link #MONTE_CARLO}: for finding out
   * whether choices matter in a game at all.
   */
  OPEN_HANDS("open-hands", 10 * MonteCarloBot.USUAL_EFFORT) {
    @Override
    Bot bot(Policies policies, long seed, int seat, int effort) {
      return MonteCarloBot.withOpenHands(seed, seat, effort);
    }
  };

  private final String word;
  private final int usualEffort;

  Level(String word, int usualEffort) {
    this.word = word;
    this.usualEffort = usualEffort;
  }

  abstract Bot bot(Policies policies, long seed, int seat, int effort);

  /**
   * Returns a bot for a seat.
   *
   * @param policies what has been learned of games
   * @param seat from 1
   * @param effort about how many choices it may try out before it plays a card, if it {@linkplain
   *     #searches searches}; empty for what is usual at its level
   */
  public Bot bot(Policies policies, long seed, int seat, OptionalInt effort) {
    return bot(policies, seed, seat, effort.orElse(usualEffort));
  }

  /** Returns a bot for a seat, with the usual effort. */
  public Bot bot(Policies policies, long seed, int seat) {
    return bot(policies, seed, seat, usualEffort);
  }

  /**
   * Returns a bot for a match that is played under two versions of the rules: one that chooses at
   * random chooses the same wherever both offer it.
   *
   * @param seat from 1
   * @param effort as for other bots
   */
  public Bot pairedBot(Policies policies, long seed, int seat, OptionalInt effort) {
    return this == RANDOM ? new PairedBot(seed, seat) : bot(policies, seed, seat, effort);
  }

  /** Whether it tries anything out, so that its effort matters. */
  public boolean searches() {
    return usualEffort > 0;
  }

  /** Whether it plays by what has been learned of the game. */
  public boolean learns() {
    return switch (this) {
      case NOVICE, GOOD, STRONG -> true;
      case RANDOM, GREEDY, MONTE_CARLO, OPEN_HANDS -> false;
    };
  }

  /** Returns the name of the level in commands. */
  public String word() {
    return word;
  }

  /** Returns the name of the level in commands. */
  @Override
  public String toString() {
    return word;
  }
}
