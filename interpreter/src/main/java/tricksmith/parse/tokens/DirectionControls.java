package tricksmith.parse.tokens;

import java.util.ArrayList;
import java.util.List;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Diagnostic;
import tricksmith.source.Fix;
import tricksmith.source.HarmlessText;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * Finds invisible characters that change the direction in which others are shown. Wherever they
 * are, even in texts and comments, what a person reads may differ from what is written.
 */
public final class DirectionControls {

  /** The most warnings; more of them would tell nothing new. */
  private static final int ENOUGH = 20;

  private DirectionControls() {}

  /** Returns a warning for the first one in each line. */
  public static List<Diagnostic> in(Source source) {
    List<Diagnostic> found = new ArrayList<>();
    String text = source.text();
    int next = 0;
    for (int index = 0; index < text.length() && found.size() < ENOUGH; index++) {
      if (index >= next && HarmlessText.changesDirection(text.charAt(index))) {
        Span place = new Span(index, index + 1);
        Fix fix = Fix.replace(place, "");
        String code = "U+%04X".formatted((int) text.charAt(index));
        found.add(
            new Diagnostic(ParseProblem.DIRECTION_CONTROL, place, List.of(code), List.of(fix)));
        next = source.line(source.place(index).line()).end();
      }
    }
    return found;
  }
}
