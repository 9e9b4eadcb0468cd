package tricksmith.editor.table.felt;

import java.util.List;
import java.util.Optional;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.table.geometry.Round;

/**
 * The moment that a table shows.
 *
 * @param table the picture of the match at this moment
 * @param time where in the match it lies
 */
record ShownMoment(Playtest playtest, Table table, Timeline time) {

  /** Whether it would be drawn like another one: most edits of the rules change nothing. */
  boolean looksLike(ShownMoment other) {
    return table.looksLike(other.table)
        && time.named().equals(other.time.named())
        && isHeld() == other.isHeld();
  }

  /** Whether a finished trick is kept on the table until the user goes on. */
  boolean isHeld() {
    return playtest.holdsTrick();
  }

  boolean isPast() {
    return time.at() < time.length();
  }

  Round round() {
    return new Round(table.seats().size(), Math.max(1, table.eyes()), table.clockwise());
  }

  /** Whether hands have been dealt since: every hand has at least two more cards than before. */
  boolean isDealtSince(ShownMoment before) {
    return table.seats().size() == before.table.seats().size()
        && table.seats().stream()
            .allMatch(
                seat -> {
                  int had = before.table.seat(seat.number()).hand().size();
                  return seat.hand().size() > had + 1;
                });
  }

  ScoreSheet scores() {
    return playtest.scores().orElse(new ScoreSheet(List.of()));
  }

  Optional<Reasons> reasons() {
    return playtest.reasons();
  }
}
