package tricksmith.engine.report;

import tricksmith.cards.IndexSet;
import tricksmith.program.Program;

/**
 * Something that has happened in a match as one seat has seen it: an event, or what has become of
 * cards meanwhile, of which there is no event as it follows from the others. Zones are numbers as
 * in {@link Program#zones()}.
 */
public sealed interface Happening {

  /** An event that the seat has heard of. */
  record Heard(Event event) implements Happening {}

  /**
   * Cards have gone from one zone to another.
   *
   * @param cards those that the seat has seen there or here
   * @param unseen how many others went with them
   */
  record Moved(int from, int to, IndexSet cards, int unseen) implements Happening {}

  /** Cards were turned up where they lie. */
  record TurnedUp(int zone, IndexSet cards) implements Happening {}

  /** Cards of a zone were shown to this seat, and not to all for good. */
  record Shown(int zone, IndexSet cards) implements Happening {}
}
