package tricksmith.players;

/** How well bots play, set by how much they try out, which is counted in choices, not time. */
public enum Level {
  /** Chooses each alternative with equal probability. */
  RANDOM("random") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new RandomBot(seed, seat);
    }
  },

  /** Plays at sight by what was learned of the game. */
  NOVICE("novice") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new NoviceBot(policies);
    }
  },

  /** Tries out what seems best. */
  GOOD("good") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new SearchBot(policies, seed, seat, new SearchBot.Effort(2_000, 6, false));
    }
  },

  /** Tries out a lot, and what others and itself may do next. */
  STRONG("strong") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new SearchBot(policies, seed, seat, new SearchBot.Effort(30_000, 10, true));
    }
  },

  /** Takes what does best when the match is played on at random; learns nothing. */
  MONTE_CARLO("monte-carlo") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new MonteCarloBot(seed, seat, MonteCarloBot.USUAL_EFFORT);
    }
  },

  /**
   * Sees all hands, and tries out ten times as much as {@link #MONTE_CARLO}: for finding out
   * whether choices matter in a game at all.
   */
  OPEN_HANDS("open-hands") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return MonteCarloBot.withOpenHands(seed, seat, 10 * MonteCarloBot.USUAL_EFFORT);
    }
  };

  private final String word;

  Level(String word) {
    this.word = word;
  }

  /**
   * Returns a bot for a seat.
   *
   * @param policies what has been learned of games
   * @param seat from 1
   */
  public abstract Bot bot(Policies policies, long seed, int seat);

  /**
   * Returns a bot for a match that is played under two versions of the rules: one that chooses at
   * random chooses the same wherever both offer it.
   *
   * @param seat from 1
   */
  public Bot pairedBot(Policies policies, long seed, int seat) {
    return this == RANDOM ? new PairedBot(seed, seat) : bot(policies, seed, seat);
  }

  /** Whether it plays by what has been learned of the game. */
  public boolean learns() {
    return switch (this) {
      case NOVICE, GOOD, STRONG -> true;
      case RANDOM, MONTE_CARLO, OPEN_HANDS -> false;
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
