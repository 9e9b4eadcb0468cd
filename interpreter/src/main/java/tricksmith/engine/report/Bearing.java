package tricksmith.engine.report;

import tricksmith.cards.IndexSet;

/**
 * The bearing of an obligation on the hand of the player to act.
 *
 * @param obligation with the words that the script has for it
 * @param inForce whether it is in force now
 * @param asked the cards left by the obligations before it
 * @param fulfilling those of them that fulfil it and are not exempt; empty if it is not in force
 * @param exempt those of them that are exempt; empty if it is not in force
 */
public record Bearing(
    Event.Reason obligation,
    boolean inForce,
    IndexSet asked,
    IndexSet fulfilling,
    IndexSet exempt) {

  /** Whether it excludes a card: some card fulfils it, and this one neither does nor is exempt. */
  public boolean excludes(int card) {
    return asked.contains(card) && !left().contains(card);
  }

  /** Returns the cards that it leaves: all of them if none fulfils it. */
  public IndexSet left() {
    return fulfilling.isEmpty() ? asked : fulfilling.union(exempt);
  }
}
