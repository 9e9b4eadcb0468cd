package tricksmith.players;

/** How well bots play: by how much they try out, which is counted in choices and not in time. */
public enum Level {
  /** Anything, each alternative as often as the others. */
  RANDOM("random") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new RandomBot(seed, seat);
    }
  },

  /** What was learned of the game, at sight. */
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
      return new SearchBot(policies, seed, seat, new SearchBot.Effort(2_000, 6));
    }
  },

  /** Tries out much. */
  STRONG("strong") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new SearchBot(policies, seed, seat, new SearchBot.Effort(30_000, 10));
    }
  },

  /** What does best when the match is played on at random; nothing is learned. */
  MONTE_CARLO("monte-carlo") {
    @Override
    public Bot bot(Policies policies, long seed, int seat) {
      return new MonteCarloBot(seed, seat, MonteCarloBot.USUAL_EFFORT);
    }
  };

  private final String word;

  Level(String word) {
    this.word = word;
  }

  /**
   * A bot for a seat.
   *
   * @param policies what has been learned of games
   * @param seat from 1
   */
  public abstract Bot bot(Policies policies, long seed, int seat);

  /** Whether it plays by what was learned of the game. */
  public boolean learns() {
    return switch (this) {
      case NOVICE, GOOD, STRONG -> true;
      case RANDOM, MONTE_CARLO -> false;
    };
  }

  /** What it is called in commands. */
  public String word() {
    return word;
  }

  /** What it is called in commands. */
  @Override
  public String toString() {
    return word;
  }
}
