package tricksmith.engine.report;

import tricksmith.cards.IndexSet;
import tricksmith.program.Program;

/**
 * Something that has happened in a match as one seat has seen it: an event, or a move of cards in
 * between that has no event because it follows from the others. Zones are numbered as in {@link
 * Program#zones()}.
 */
public sealed interface SeenEvent {

  /** An event that the seat has learned of. */
  record Heard(Event event) implements SeenEvent {}

  /** A seat has played a card that this seat has not seen. */
  record PlayedUnseen(int seat) implements SeenEvent {}

  /**
   * Cards that moved from one zone to another.
   *
   * @param cards those that the seat has seen in either zone
   * @param unseen how many others went with them
   */
  record Moved(int from, int to, IndexSet cards, int unseen) implements SeenEvent {}

  /** Cards were turned up where they lie. */
  record TurnedUp(int zone, IndexSet cards) implements SeenEvent {}

  /** Cards of a zone that were shown to this seat, and not to everybody for good. */
  record Shown(int zone, IndexSet cards) implements SeenEvent {}
}
