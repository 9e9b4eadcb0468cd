package tricksmith.editor.table.words;

import java.util.stream.Collectors;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.ScriptWords;

/** The events at a table, in sentences. */
public record EntryWords(Words words, Table table) {

  public ScriptWords script() {
    return words.of(table);
  }

  public String of(Timeline.Entry entry) {
    return switch (entry) {
      case Timeline.Shuffled shuffled ->
          words.say("entry.shuffled", script().name(shuffled.zone()));
      case Timeline.CameUp cameUp -> cameUp(cameUp);
      case Timeline.Played played ->
          words.about(
              table,
              played.seat(),
              "entry.played",
              played.seat(),
              CardNames.of(played.face(), script(), words));
      case Timeline.Chosen chosen -> chosen(chosen);
      case Timeline.Trick trick -> trick(trick);
      case Timeline.TrickUnderWay begun -> words.say("entry.trick-under-way", begun.number());
      case Timeline.Gained gained -> words.say("entry.gained", gains(gained));
      case Timeline.Scored scored -> words.say("entry.scored", String.join(" : ", scored.scores()));
      case Timeline.Noted noted -> words.say("entry.noted", noted.text());
      case Timeline.Over over -> words.ended(table, over.winners());
    };
  }

  private String gains(Timeline.Gained gained) {
    return gained.gains().stream()
        .map(gain -> words.say("entry.gain", seat(gain.seat()), PlainWords.number(gain.points())))
        .collect(Collectors.joining(words.say("list.between")));
  }

  private String cameUp(Timeline.CameUp cameUp) {
    String label = cameUp.label();
    String what =
        label == null
            ? "?"
            : cameUp.player() ? seat(Integer.parseInt(label)) : script().value(label);
    return words.say("entry.came-up", script().name(cameUp.occasion().name()), what);
  }

  private String seat(int seat) {
    return words.seat(table, seat);
  }

  private String chosen(Timeline.Chosen chosen) {
    if (chosen.hidden()) {
      return words.say("entry.hidden", seat(chosen.seat()), script().name(chosen.decision()));
    }
    if (chosen.pass()) {
      return words.say("entry.passed", seat(chosen.seat()), script().name(chosen.decision()));
    }
    return words.say(
        "entry.chosen",
        seat(chosen.seat()),
        script().name(chosen.decision()),
        chosen.labels().isEmpty() ? words.say("entry.nothing") : script().values(chosen.labels()));
  }

  private String trick(Timeline.Trick trick) {
    Integer winner = trick.winner();
    String to = winner == null ? words.say("trick.nobody") : seat(winner);
    return trick
        .reason()
        .map(reason -> words.say("entry.trick-by", trick.number(), to, script().text(reason)))
        .orElseGet(() -> words.say("entry.trick", trick.number(), to));
  }
}
