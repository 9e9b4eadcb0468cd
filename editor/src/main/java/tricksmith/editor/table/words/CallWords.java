package tricksmith.editor.table.words;

import java.util.List;
import java.util.stream.Collectors;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.ScriptWords;

/** The calls of an auction in one line, one after the other. */
public record CallWords(Words words, ScriptWords script) {

  public String of(List<Timeline.Chosen> calls) {
    return calls.stream()
        .map(call -> words.say("call", call.seat(), what(call)))
        .collect(Collectors.joining("  ·  "));
  }

  private String what(Timeline.Chosen call) {
    if (call.hidden()) {
      return "?";
    }
    return call.pass() ? words.say("answer.pass") : script.answer(call.labels());
  }
}
