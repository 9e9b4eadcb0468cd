package tricksmith.engine.knowledge;

import tricksmith.engine.play.Legality;
import tricksmith.engine.play.Questions;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Step;
import tricksmith.program.value.Fault;

/**
 * An act of another player that a player has witnessed, and that was possible only with certain
 * cards among those that the player does not see: whoever announces something that needs two queens
 * has them. Keeps the board as it was.
 */
sealed interface Proof {

  /** Returns the board as it was; nobody writes to it. */
  Board then();

  /**
   * Whether it could be done on a board like the kept one, but with the cards perhaps lying
   * elsewhere.
   */
  boolean couldBeDone(Board supposed);

  /** Whether it could have been done if cards had been exchanged. */
  default boolean holds(Exchange exchange, int viewer) {
    Board supposed = then().copy();
    exchange.layOn(supposed);
    exchange.carryCellsOn(supposed, BoardSight.of(then(), viewer));
    supposed.frame.allow(supposed.prepared.rules.budget());
    try {
      return couldBeDone(supposed);
    } catch (Fault _) {
      return false;
    }
  }

  /** A chosen alternative, which must therefore have been offered. */
  record Offered(Board then, Step.Choose step, int player, Answer answer) implements Proof {
    @Override
    public boolean couldBeDone(Board supposed) {
      return new Questions(supposed, new Legality(supposed))
          .choice(step.rule(), step.choice(), player)
          .question()
          .offers(answer);
    }
  }

  /** A card that was played, and so must have been allowed. */
  record Allowed(Board then, int player, int card) implements Proof {
    @Override
    public boolean couldBeDone(Board supposed) {
      return new Legality(supposed).playable(player).contains(card);
    }
  }
}
