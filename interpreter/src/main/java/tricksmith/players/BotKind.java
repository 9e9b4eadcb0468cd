package tricksmith.players;

/** Bots by how they choose. */
public enum BotKind {
  /** Anything, each alternative as often as the others. */
  RANDOM("random") {
    @Override
    public Bot bot(long seed, int seat) {
      return new RandomBot(seed, seat);
    }
  },

  /** What does best when the match is played on at random. */
  MONTE_CARLO("monte-carlo") {
    @Override
    public Bot bot(long seed, int seat) {
      return new MonteCarloBot(seed, seat, MonteCarloBot.USUAL_EFFORT);
    }
  };

  private final String word;

  BotKind(String word) {
    this.word = word;
  }

  /**
   * A bot for a seat.
   *
   * @param seat from 1
   */
  public abstract Bot bot(long seed, int seat);

  /** What it is called in commands. */
  @Override
  public String toString() {
    return word;
  }
}
