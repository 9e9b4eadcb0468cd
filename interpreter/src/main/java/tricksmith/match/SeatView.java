package tricksmith.match;

import java.util.List;
import tricksmith.cards.IndexSet;

/**
 * What one seat may see and know of a match ({@code docs/language.md}, 17). Found out only when
 * asked for. Thread-safe if it is that of a {@link Match}; that of a {@link MatchRun} holds until
 * the run goes on.
 */
public final class SeatView {

  private final MatchRun run;
  private final int seat;

  SeatView(MatchRun run, int seat) {
    this.run = run;
    this.seat = seat;
  }

  /** Who looks, from 1. */
  public int seat() {
    return seat;
  }

  /** The rules, which everybody knows. */
  public Rules rules() {
    return run.rules();
  }

  /** What the seat sees. */
  public MatchView table() {
    return MatchRun.missing();
  }

  /** How the trick stands, which everybody sees. */
  public Standing standing() {
    return MatchRun.missing();
  }

  /**
   * What has happened, as far as this seat has seen it: without shuffles, without cards that others
   * have chosen from their hands, and without what is being chosen at once.
   */
  public List<Event> heard() {
    return MatchRun.missing();
  }

  /** Whether, for all that this seat knows, the card may be in the hand of {@code holder}. */
  public boolean mayHold(int holder, int card) {
    return placesOf(card).contains(rules().handZone() + holder - 1);
  }

  /** The zones in which, for all that this seat knows, the card may lie. Never empty. */
  public IndexSet placesOf(int card) {
    return MatchRun.missing();
  }

  /** Whether this seat knows in which zone the card lies. */
  public boolean knows(int card) {
    return placesOf(card).size() == 1;
  }
}
