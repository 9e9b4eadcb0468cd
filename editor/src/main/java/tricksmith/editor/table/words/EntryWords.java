package tricksmith.editor.table.words;

import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.ScriptWords;

/** What has happened, in sentences. */
public record EntryWords(Words words, ScriptWords script) {

  public String of(Timeline.Entry entry) {
    return switch (entry) {
      case Timeline.Shuffled shuffled -> words.say("entry.shuffled", script.name(shuffled.zone()));
      case Timeline.CameUp cameUp -> cameUp(cameUp);
      case Timeline.Played played ->
          words.say("entry.played", played.seat(), CardNames.of(played.face(), script, words));
      case Timeline.Chosen chosen -> chosen(chosen);
      case Timeline.Trick trick -> trick(trick);
      case Timeline.TrickUnderWay begun -> words.say("entry.trick-under-way", begun.number());
      case Timeline.Scored scored -> words.say("entry.scored", String.join(" : ", scored.scores()));
      case Timeline.Noted noted -> words.say("entry.noted", noted.text());
      case Timeline.Over over -> words.ended(over.winners());
    };
  }

  private String cameUp(Timeline.CameUp cameUp) {
    String label = cameUp.label();
    String what =
        label == null ? "?" : cameUp.player() ? words.say("seat", label) : script.value(label);
    return words.say("entry.came-up", script.name(cameUp.occasion().name()), what);
  }

  private String chosen(Timeline.Chosen chosen) {
    if (chosen.hidden()) {
      return words.say("entry.hidden", chosen.seat(), script.name(chosen.decision()));
    }
    if (chosen.pass()) {
      return words.say("entry.passed", chosen.seat(), script.name(chosen.decision()));
    }
    return words.say(
        "entry.chosen",
        chosen.seat(),
        script.name(chosen.decision()),
        chosen.labels().isEmpty() ? words.say("entry.nothing") : script.values(chosen.labels()));
  }

  private String trick(Timeline.Trick trick) {
    Integer winner = trick.winner();
    String to = winner == null ? words.say("trick.nobody") : words.say("seat", winner);
    return trick
        .reason()
        .map(reason -> words.say("entry.trick-by", trick.number(), to, script.text(reason)))
        .orElseGet(() -> words.say("entry.trick", trick.number(), to));
  }
}
