package tricksmith.editor.branches;

import java.util.List;
import java.util.stream.Stream;

/**
 * Who decides for which seat. By default the designer has the first seat and bots have the others;
 * a seat that is new gets a bot.
 *
 * @param occupants by seat
 */
public record SeatAssignment(List<Occupant> occupants) {

  /** One human, the rest bots. */
  public static final SeatAssignment USUAL = new SeatAssignment(List.of(Occupant.HUMAN));

  public SeatAssignment {
    occupants = List.copyOf(occupants);
  }

  /** Who decides for a seat, from 1. */
  public Occupant at(int seat) {
    return seat <= occupants.size() ? occupants.get(seat - 1) : Occupant.RANDOM_BOT;
  }

  public boolean isHuman(int seat) {
    return at(seat) == Occupant.HUMAN;
  }

  /** Whether a human has one of the first {@code players} seats. */
  public boolean hasHuman(int players) {
    return occupants.stream().limit(players).anyMatch(Occupant.HUMAN::equals);
  }

  public SeatAssignment with(int seat, Occupant occupant) {
    return new SeatAssignment(
        Stream.iterate(1, number -> number + 1)
            .limit(Math.max(seat, occupants.size()))
            .map(number -> number == seat ? occupant : at(number))
            .toList());
  }
}
