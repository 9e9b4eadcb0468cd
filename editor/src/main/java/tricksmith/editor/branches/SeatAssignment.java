package tricksmith.editor.branches;

import java.util.List;
import java.util.stream.Stream;

/**
 * Who decides for each seat. By default the designer has the first seat, and good bots have the
 * others.
 *
 * @param occupants by seat
 * @param others who has the remaining seats
 */
public record SeatAssignment(List<Occupant> occupants, Occupant others) {

  /** One human, the rest bots. */
  public static final SeatAssignment USUAL = new SeatAssignment(List.of(Occupant.HUMAN));

  public SeatAssignment {
    occupants = List.copyOf(occupants);
  }

  /** Assigns these seats, and good bots to the rest. */
  public SeatAssignment(List<Occupant> occupants) {
    this(occupants, Occupant.GOOD_BOT);
  }

  /** Returns who decides for a seat, from 1. */
  public Occupant at(int seat) {
    return seat <= occupants.size() ? occupants.get(seat - 1) : others;
  }

  public boolean isHuman(int seat) {
    return at(seat) == Occupant.HUMAN;
  }

  public boolean hasHuman(int players) {
    return occupants.stream().limit(players).anyMatch(Occupant.HUMAN::equals);
  }

  public SeatAssignment with(int seat, Occupant occupant) {
    return new SeatAssignment(
        Stream.iterate(1, number -> number + 1)
            .limit(Math.max(seat, occupants.size()))
            .map(number -> number == seat ? occupant : at(number))
            .toList(),
        others);
  }

  /** Lets one human have this seat, and bots all others. */
  public SeatAssignment withOnlyHuman(int seat) {
    return new SeatAssignment(
            occupants.stream().map(each -> each == Occupant.HUMAN ? others : each).toList(), others)
        .with(seat, Occupant.HUMAN);
  }

  /** Replaces all bots by this one. */
  public SeatAssignment withBots(Occupant bot) {
    return new SeatAssignment(
        occupants.stream().map(each -> each == Occupant.HUMAN ? each : bot).toList(), bot);
  }
}
