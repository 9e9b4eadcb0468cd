package tricksmith.rules;

import java.util.Collections;
import java.util.EnumSet;
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

  /** Returns the flow of a choice, with further terms that are evaluated before. */
  static Flow asking(Action.Asking action, List<Term> terms) {
    return new Flow(
        Shape.joined(terms, action.choice().terms()),
        action.blocks(),
        action.effects(),
        action.sets(),
        List.of());
  }

  Flow with(List<Block> inside) {
    return new Flow(terms, inside, effects, sets, binds);
  }

  Flow setting(Variable variable) {
    return new Flow(terms, blocks, effects, List.of(variable), binds);
  }

  Flow binding(Local... locals) {
    return new Flow(terms, blocks, effects, sets, List.of(locals));
  }

  Flow alsoIf(boolean so, StatementEffect effect) {
    if (!so) {
      return this;
    }
    Set<StatementEffect> more = EnumSet.of(effect);
    more.addAll(effects);
    return new Flow(terms, blocks, Collections.unmodifiableSet(more), sets, binds);
  }
}
