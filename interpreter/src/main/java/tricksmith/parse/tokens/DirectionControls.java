package tricksmith.parse.tokens;

import java.util.ArrayList;
import java.util.List;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.HarmlessText;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * Finds characters that nobody sees and that change the direction in which others are shown:
 * wherever they stand, also in texts and comments, what is read need not be what is written.
 */
public final class DirectionControls {

  /** More of them say nothing new. */
  private static final int ENOUGH = 20;

  private DirectionControls() {}

  /** A warning for the first of them in each line. */
  public static List<Diagnostic> in(Source source) {
    List<Diagnostic> found = new ArrayList<>();
    String text = source.text();
    int next = 0;
    for (int index = 0; index < text.length() && found.size() < ENOUGH; index++) {
      if (index >= next && HarmlessText.changesDirection(text.charAt(index))) {
        Span place = new Span(index, index + 1);
        Fix fix = Fix.of(new Edit(place, ""));
        String code = "U+%04X".formatted((int) text.charAt(index));
        found.add(
            new Diagnostic(ParseProblem.DIRECTION_CONTROL, place, List.of(code), List.of(fix)));
        next = source.line(source.place(index).line()).end();
      }
    }
    return found;
  }
}
