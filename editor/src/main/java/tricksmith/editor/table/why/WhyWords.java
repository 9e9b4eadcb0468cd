package tricksmith.editor.table.why;

import java.util.List;
import java.util.Optional;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/** Reasons in sentences. */
public record WhyWords(Words words, ScriptWords script) {

  public String allowed(Reasons.WhyCard why) {
    return words.say("why.allowed", CardNames.of(why.card(), script, words), because(why));
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
      case NOT_FORBIDDEN ->
          Optional.of(words.say("why.not-forbidden", script.text(step.obligation()), line));
      case EXEMPT -> Optional.of(words.say("why.exempt", script.text(step.obligation()), line));
      case NOBODY_CAN ->
          Optional.of(words.say("why.nobody-can", script.text(step.obligation()), line));
    };
  }
}
