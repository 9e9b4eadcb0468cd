package tricksmith.editor.table.words;

import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.FirstDifference;

/** What comes out otherwise by other rules, in sentences. */
public record DifferenceWords(Words words) {

  public String of(FirstDifference difference) {
    String said =
        switch (difference) {
          case FirstDifference.TrickGoes trick -> trick(trick);
          case FirstDifference.Points points ->
              words.say(
                  "difference.points",
                  points.choices(),
                  points.seat(),
                  points.now(),
                  points.before());
          case FirstDifference.Winners winners ->
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

  private String trick(FirstDifference.TrickGoes trick) {
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
