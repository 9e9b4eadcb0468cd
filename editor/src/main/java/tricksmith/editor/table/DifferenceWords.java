package tricksmith.editor.table;

import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Difference;

/** What comes out otherwise by other rules, in sentences. */
record DifferenceWords(Words words) {

  String of(Difference difference) {
    String said =
        switch (difference) {
          case Difference.TrickGoes trick -> trick(trick);
          case Difference.Points points ->
              words.say(
                  "difference.points",
                  points.choices(),
                  points.seat(),
                  points.now(),
                  points.before());
          case Difference.Winners winners ->
              words.say(
                  "difference.winners",
                  words.seats(winners.winners()),
                  words.seats(winners.before()));
        };
    return difference
        .place()
        .map(place -> words.say("difference.line", said, words.line(place)))
        .orElseGet(() -> words.say("difference.said", said));
  }

  private String trick(Difference.TrickGoes trick) {
    String now = seat(trick.winner());
    String before = seat(trick.before());
    return trick.reason() == null
        ? words.say("difference.trick", trick.trick(), now, before)
        : words.say("difference.trick-by", trick.trick(), now, before, trick.reason());
  }

  private String seat(@Nullable Integer seat) {
    return seat == null ? words.say("trick.nobody") : words.say("seat", seat);
  }
}
