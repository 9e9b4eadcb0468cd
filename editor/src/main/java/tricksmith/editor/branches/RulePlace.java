package tricksmith.editor.branches;

import tricksmith.program.RuleId;
import tricksmith.script.Game;
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
}
