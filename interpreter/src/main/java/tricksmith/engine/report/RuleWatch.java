package tricksmith.engine.report;

import tricksmith.program.RuleId;

/** Is told, while a match is played, what use is made of its rules. */
public interface RuleWatch {

  /**
   * A rule applies: an obligation is in force for a card that is to be played, a criterion is asked
   * when a trick is decided, a statement is performed.
   */
  void applies(RuleId rule);

  /**
   * The rule that applies makes a difference: the obligation excludes a card that those before it
   * have left, the criterion drops a card, tied cards go to a playoff, the condition of an {@code
   * if} holds, the statement changes a score or a variable, moves a card, or asks somebody who has
   * more than one answer. Statements of another sort, loops among them, always do.
   */
  void matters(RuleId rule);
}
