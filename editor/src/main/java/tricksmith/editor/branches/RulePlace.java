package tricksmith.editor.branches;

import tricksmith.match.RuleId;
import tricksmith.script.Game;
import tricksmith.source.Span;

/**
 * Where a rule in force stands, in the text that it was read from.
 *
 * @param line counted from 1
 */
public record RulePlace(Span span, int line) {

  /** The place of a rule of this game. */
  public static RulePlace of(Game game, RuleId rule) {
    Span span = game.placeOf(rule);
    return new RulePlace(span, game.script().source().place(span.start()).line());
  }
}
