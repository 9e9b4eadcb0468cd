package tricksmith.editor.learning;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.editor.messages.LocalizedMessages;
import tricksmith.editor.text.TextComparison;
import tricksmith.recipe.Knob;
import tricksmith.recipe.WrittenRecipe;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Source;

/** The words of the reference, in the reader's language. */
final class LearningWords extends LocalizedMessages {
  LearningWords(Locale language) {
    super(LearningWords.class.getName(), language);
  }

  /** Returns the name of a value: after what it belongs to, or otherwise only after its kind. */
  String knob(Knob knob) {
    String kind = "knob." + knob.kind().name();
    return knob.about()
        .map(name -> knob.kind() == Knob.Kind.OPTION ? name : say(kind + ".of", name))
        .orElseGet(() -> say(kind));
  }

  /** Tells in how many places, and in which lines, a script changes. */
  String places(String script, String written) {
    TextComparison comparison = TextComparison.of(written, script);
    Stream<Integer> lines = comparison.differences().stream().map(LearningWords::line);
    int places = comparison.differences().size();
    String numbers = lines.map(String::valueOf).collect(Collectors.joining(say("and")));
    return places == 1 ? say("places.one", numbers) : say("places", places, numbers);
  }

  /**
   * Returns the line of a difference. Inserted lines may begin with an empty one, which then also
   * precedes the next.
   */
  private static int line(TextComparison.Difference difference) {
    boolean comes = difference.own().texts().isEmpty();
    boolean slides =
        comes
            && !difference.others().texts().isEmpty()
            && difference.others().texts().getFirst().isBlank();
    return difference.own().first() + (slides ? 2 : 1);
  }

  /** Returns why a recipe is not written; empty for one that fits. */
  String reason(WrittenRecipe written) {
    return switch (written) {
      case WrittenRecipe.Fits _ -> "";
      case WrittenRecipe.There _ -> say("there");
      case WrittenRecipe.Broken _ -> say("broken");
      case WrittenRecipe.NoTricks _ -> say("no-tricks");
      case WrittenRecipe.Refused refused ->
          say("refused", DiagnosticText.in(language()).message(refused.reason()));
    };
  }

  /** Says what the checker warns of once a recipe is written, with the line. */
  String warned(Diagnostic warning, WrittenRecipe.Fits fits) {
    int line = new Source("", fits.text()).place(warning.span().start()).line();
    return say("warned", line, DiagnosticText.in(language()).message(warning));
  }

  /** Says that a name of a recipe already means something else. */
  String taken(WrittenRecipe.Taken taken) {
    return say("taken", taken.name(), taken.line(), taken.instead());
  }
}
