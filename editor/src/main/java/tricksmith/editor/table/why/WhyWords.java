package tricksmith.editor.table.why;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/** Reasons in sentences. */
public record WhyWords(Words words, ScriptWords script) {

  /** Returns why a card may or may not be played. */
  public String card(Reasons.WhyCard why) {
    String name = CardNames.of(why.card(), script, words);
    if (why.allowed()) {
      return words.say("why.allowed", name, because(why));
    }
    Reasons.Step last = why.steps().getLast();
    return words.say(
        "why.excluded",
        name,
        script.text(last.obligation()),
        words.line(last.place()),
        names(last.fulfilling()));
  }

  private String because(Reasons.WhyCard why) {
    List<String> reasons = why.steps().stream().map(this::step).flatMap(Optional::stream).toList();
    return reasons.isEmpty() ? words.say("why.free") : String.join(words.say("why.and"), reasons);
  }

  private Optional<String> step(Reasons.Step step) {
    String line = words.line(step.place());
    return switch (step.verdict()) {
      case NOT_IN_FORCE, EXCLUDED -> Optional.empty();
      case FULFILS -> Optional.of(words.say("why.fulfils", script.text(step.obligation()), line));
      case EXEMPT -> Optional.of(words.say("why.exempt", script.text(step.obligation()), line));
      case NOBODY_CAN ->
          Optional.of(words.say("why.nobody-can", script.text(step.obligation()), line));
    };
  }

  /** Returns the names of cards, one after the other. */
  String names(List<Table.Face> faces) {
    return faces.stream()
        .map(face -> CardNames.of(face, script, words))
        .collect(Collectors.joining(" "));
  }
}
