package tricksmith.rules;

import java.util.List;
import java.util.Set;
import tricksmith.rules.Action.Block;

/**
 * The facts that a kind of statement states about itself, for analyses to fold over.
 *
 * @param terms those of the statement itself, not of statements inside it
 * @param blocks the statements inside it
 * @param effects what it does itself
 * @param sets the variables that it sets itself, except {@code leader} by play
 * @param binds the locals that its blocks, and the conditions evaluated in each pass, can read
 */
record Flow(
    List<Term> terms,
    List<Block> blocks,
    Set<StatementEffect> effects,
    List<Variable> sets,
    List<Local> binds) {

  static Flow of(List<Term> terms, StatementEffect... effects) {
    return new Flow(terms, List.of(), Set.of(effects), List.of(), List.of());
  }

  Flow with(List<Block> inside) {
    return new Flow(terms, inside, effects, sets, binds);
  }

  Flow doing(Set<StatementEffect> done) {
    return new Flow(terms, blocks, done, sets, binds);
  }

  Flow setting(List<Variable> variables) {
    return new Flow(terms, blocks, effects, variables, binds);
  }

  Flow binding(Local... locals) {
    return new Flow(terms, blocks, effects, sets, List.of(locals));
  }
}
