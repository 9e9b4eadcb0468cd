package tricksmith.script;

import tricksmith.compile.RuleTable;
import tricksmith.compile.Setup;
import tricksmith.match.RuleId;
import tricksmith.match.Rules;
import tricksmith.source.Span;

/**
 * A game that can be played.
 *
 * @param script what it was made of
 * @param setup how many play, and the options
 * @param rules what the engine executes
 * @param places where in the script each rule stands
 */
public record Game(GameScript script, Setup setup, Rules rules, RuleTable places) {

  /** Where in the script a rule stands. */
  public Span placeOf(RuleId rule) {
    return places.placeOf(rule);
  }
}
