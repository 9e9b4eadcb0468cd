package tricksmith.match;

import java.util.List;

/**
 * A match that is played on in place: for batches, where a value for each moment would cost too
 * much. Not thread-safe.
 */
public final class MatchRun {

  private final Rules rules;
  private final long seed;

  private MatchRun(Rules rules, long seed) {
    this.rules = rules;
    this.seed = seed;
  }

  /** A match from its beginning up to the first decision. */
  public static MatchRun start(Rules rules, long seed) {
    return new MatchRun(rules, seed);
  }

  /** Another match by the same rules; cheaper than {@link #start}. */
  public MatchRun again(long otherSeed) {
    return new MatchRun(rules, otherSeed);
  }

  /** The rules. */
  public Rules rules() {
    return rules;
  }

  /** What chance is drawn from. */
  public long seed() {
    return seed;
  }

  /** How the match stands. */
  public Status status() {
    return MatchRun.missing();
  }

  /** Whether a decision is awaited. */
  public boolean isDeciding() {
    return MatchRun.missing();
  }

  /**
   * The decision that is awaited.
   *
   * @throws IllegalStateException if none is
   */
  public Decision decision() {
    return MatchRun.missing();
  }

  /** The seat that decides, from 1; 0 if no decision is awaited. */
  public int decider() {
    return MatchRun.missing();
  }

  /**
   * How many alternatives the decision has of which one is to be chosen; 0 if several cards are to
   * be chosen, or no decision is awaited.
   */
  public int alternatives() {
    return MatchRun.missing();
  }

  /**
   * Chooses one alternative, and goes on up to the next decision.
   *
   * @param alternative from 0
   * @throws IllegalArgumentException if there is no such alternative
   */
  public void choose(int alternative) {
    MatchRun.<Boolean>missing();
  }

  /**
   * Chooses, and goes on up to the next decision.
   *
   * @throws IllegalArgumentException if that is not among the options
   */
  public void choose(Pick pick) {
    MatchRun.<Boolean>missing();
  }

  /** What has happened so far. The list does not change when the match goes on. */
  public List<Event> events() {
    return MatchRun.missing();
  }

  /** What a seat, from 1, sees and knows, until the match goes on. */
  public SeatView view(int seat) {
    return new SeatView(this, seat);
  }

  /** A run of its own that stands where this one does. */
  public MatchRun copy() {
    return MatchRun.missing();
  }

  @SuppressWarnings({"DoNotCallSuggester", "TypeParameterUnusedInFormals"})
  static <T> T missing() {
    throw new UnsupportedOperationException("The engine is still being built");
  }
}
