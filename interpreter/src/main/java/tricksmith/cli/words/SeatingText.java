package tricksmith.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.SeatChange;

/**
 * Describes changes in who plays, for whom, with whom, and which way round. Several changes of
 * sides in a row are described as one.
 */
public final class SeatingText {

  private final Wording words;

  /** How seats belong together now, if that is yet to be told. */
  private SeatChange.@Nullable Sides sides;

  public SeatingText(Wording words) {
    this.words = words;
  }

  /** Whether other sides than before are yet to be told. */
  public boolean hasSides() {
    return sides != null;
  }

  /** Describes a change; empty for one of sides, which {@link #complete} describes. */
  public Optional<String> sentence(SeatChange change) {
    return switch (change) {
      case SeatChange.Left(List<Integer> seats) ->
          Optional.of(words.sentence("seats.left", words.seats(seats)));
      case SeatChange.Decides(int seat, int other) when seat == other ->
          Optional.of(words.sentence("seats.decides-again", words.seat(seat)));
      case SeatChange.Decides(int seat, int other) ->
          Optional.of(words.sentence("seats.decides", words.seat(seat), words.seat(other)));
      case SeatChange.Turned() -> Optional.of(words.sentence("seats.turned"));
      case SeatChange.Sides now -> {
        sides = now;
        yield Optional.empty();
      }
    };
  }

  /** Describes how seats belong together, if that has changed since it was last described. */
  public List<String> complete() {
    SeatChange.Sides now = sides;
    sides = null;
    if (now == null) {
      return List.of();
    }
    List<String> told = sides(now.seats());
    return told.isEmpty() ? List.of(words.sentence("seats.no-sides")) : told;
  }

  /**
   * Describes sides with several members, and then who has no partner; empty if nobody has one.
   *
   * @param seats those of each side by its number
   */
  List<String> sides(List<List<Integer>> seats) {
    List<String> told = new ArrayList<>();
    List<Integer> alone = new ArrayList<>();
    for (int side = 0; side < seats.size(); side++) {
      List<Integer> members = seats.get(side);
      if (members.size() > 1) {
        told.add(words.text("seats.side", words.text("side", side + 1), words.seats(members)));
      } else {
        alone.addAll(members);
      }
    }
    if (!told.isEmpty() && !alone.isEmpty()) {
      alone.sort(null);
      told.add(words.text("seats.alone", words.seats(alone)));
    }
    return told;
  }
}
