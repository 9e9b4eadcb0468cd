package tricksmith.editor.branches;

import tricksmith.program.value.RuleId;
import tricksmith.script.Game;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * The place of a rule in force, in the text it was read from.
 *
 * @param line from 1
 */
public record RulePlace(Span span, int line) {

  public static RulePlace of(Game game, RuleId rule) {
    Span span = game.placeOf(rule);
    return new RulePlace(span, game.script().source().place(span.start()).line());
  }

  /** Returns the line where the rule begins, without the space around it. */
  public String text(Game game) {
    Source source = game.script().source();
    Span whole = source.line(source.place(span.start()).line());
    return source.text().substring(whole.start(), whole.end()).strip();
  }
}
