package tricksmith.script;

import tricksmith.lower.rules.RuleTable;
import tricksmith.lower.setup.Setup;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.value.RuleId;
import tricksmith.source.Span;

/**
 * A playable game.
 *
 * @param script the script it was made from
 * @param setup the number of players and the options
 * @param rules the program that the engine executes
 * @param places the span of each rule in the script
 */
public record Game(GameScript script, Setup setup, Program rules, RuleTable places) {

  /** Returns the same game with another limit on how much a match may compute. */
  public Game with(Budget budget) {
    return new Game(script, setup, rules.with(budget), places);
  }

  /** Whether the other game has the same text and setup, and so the same matches. */
  public boolean isSameAs(Game other) {
    return script.source().text().equals(other.script.source().text()) && setup.equals(other.setup);
  }

  public Span placeOf(RuleId rule) {
    return places.placeOf(rule);
  }
}
