package tricksmith.editor.table.words;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import tricksmith.editor.branches.OtherSetting;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.messages.LocalizedMessages;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.ScriptWords;

/** The words at the table, in the reader's language. */
public final class Words extends LocalizedMessages {

  public Words(Locale language) {
    super(Words.class.getName(), language);
  }

  /** Returns how the words of a table's script are written for the reader. */
  public ScriptWords of(Table table) {
    return ScriptWords.of(table.suits(), table.translations().in(language()));
  }

  /** Returns what a seat is called at this table: "You" for the only human. */
  public String seat(Table table, int seat) {
    return table.isYours(seat) ? say("occupant.HUMAN") : say("seat", seat);
  }

  /** Returns what a side is called at this table: "We" for the only human's, if there are two. */
  public String side(Table table, List<Integer> seats) {
    boolean areTwo = table.seats().stream().map(Table.SeatPlace::side).distinct().count() == 2;
    return areTwo && table.yourSeat().isPresent()
        ? say(seats.stream().anyMatch(table::isYours) ? "side.yours" : "side.others")
        : seats(seats);
  }

  /**
   * Returns a text about a seat at this table: the one for {@code key.you} if it is the only
   * human's.
   */
  public String about(Table table, int seat, String key, Object... arguments) {
    return say(table.isYours(seat) ? key + ".you" : key, arguments);
  }

  public String momentTitle(Table table, Timeline time) {
    return momentTitle(table.trick().number(), time.at());
  }

  public String momentTitle(int trick, int choices) {
    return say("pin.title", trick, choices);
  }

  /** Returns which setting has changed, if it is not the text. */
  public String setting(OtherSetting set, ScriptWords script) {
    return switch (set) {
      case OtherSetting.Players(int number) -> say("stop.players", number);
      case OtherSetting.OptionValue(String name, List<String> value) ->
          say(
              value.isEmpty() ? "stop.option-none" : "stop.option",
              script.name(name),
              script.values(value));
    };
  }

  /** Returns the names of seats, one after the other. */
  public String seats(List<Integer> seats) {
    return joined(seats, seat -> say("seat", seat));
  }

  private String joined(List<Integer> seats, IntFunction<String> name) {
    return seats.stream().map(name::apply).collect(Collectors.joining(say("list.between")));
  }

  /** Returns that the match is over, and who has won it. */
  public String ended(List<Integer> winners) {
    return ended(winners, seats(winners));
  }

  /** Returns that the match at this table is over, and who has won it. */
  public String ended(Table table, List<Integer> winners) {
    return ended(winners, joined(winners, seat -> seat(table, seat)));
  }

  private String ended(List<Integer> winners, String names) {
    return switch (winners.size()) {
      case 0 -> say("outcome.ended");
      case 1 -> say("outcome.ended-by", names);
      default -> say("outcome.ended-by-several", names);
    };
  }

  public String line(RulePlace place) {
    return say("line", place.line());
  }
}
