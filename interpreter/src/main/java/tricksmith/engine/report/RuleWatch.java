package tricksmith.engine.report;

import tricksmith.program.value.RuleId;

/** A listener to how the rules of a match are used while it is played. */
public interface RuleWatch {

  /**
   * Called when a rule applies: an obligation is in force for a card that is to be played, a
   * criterion is evaluated when a trick is decided, or a statement is performed.
   */
  void applies(RuleId rule);

  /**
   * Called when the rule that applies makes a difference: the obligation excludes a card that those
   * before it have left, the criterion drops a card, tied cards go to a playoff, the condition of
   * an {@code if} holds, the statement changes a score or a variable, moves a card, or asks a
   * player who has more than one answer. Statements of any other sort, loops among them, always do.
   */
  void matters(RuleId rule);
}
