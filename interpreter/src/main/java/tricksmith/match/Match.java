package tricksmith.match;

import java.util.List;

/**
 * A match at one moment, as a value: choosing yields another. Thread-safe.
 *
 * <p>The idea is scalachess's, whose rules of the game are an immutable core without effects.
 */
public final class Match {

  private final MatchRun run;

  private Match(MatchRun run) {
    this.run = run;
  }

  /** A match from its beginning up to the first decision. */
  public static Match start(Rules rules, long seed) {
    return new Match(MatchRun.start(rules, seed));
  }

  /** The rules. */
  public Rules rules() {
    return run.rules();
  }

  /** What chance is drawn from. */
  public long seed() {
    return run.seed();
  }

  /** How the match stands. */
  public Status status() {
    return run.status();
  }

  /** What has happened so far. */
  public List<Event> events() {
    return run.events();
  }

  /**
   * The match after this choice, at the next decision or at its end.
   *
   * @throws IllegalArgumentException if that is not among the options, or nobody is to decide
   */
  public Match choose(Pick pick) {
    MatchRun next = run.copy();
    next.choose(pick);
    return new Match(next);
  }

  /**
   * The match after the choice of the alternative with this label, or of a pass; several cards are
   * chosen by their labels, parted by spaces.
   *
   * @throws IllegalArgumentException if that is not among the options, or nobody is to decide
   */
  public Match chooseLabel(String label) {
    return MatchRun.missing();
  }

  /**
   * Every card of the hand that may not be played now, with the obligation that excludes it, in
   * deck order. Empty unless a card is to be played.
   */
  public List<Exclusion> exclusions() {
    return MatchRun.missing();
  }

  /** How the trick under way stands or, between tricks, how the last one ended. */
  public Standing standing() {
    return MatchRun.missing();
  }

  /** All that lies on the table, face up for the one who looks. */
  public MatchView table() {
    return MatchRun.missing();
  }

  /**
   * What a seat sees and knows.
   *
   * @param seat from 1
   */
  public SeatView view(int seat) {
    return run.view(seat);
  }
}
