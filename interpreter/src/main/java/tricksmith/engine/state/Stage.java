package tricksmith.engine.state;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Step;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;

/**
 * The steps of a trick to which everybody plays a card, while nothing else happens in between.
 *
 * @param afterCard where the procedure goes on after each card
 * @param idle how many steps follow each card that do nothing, such as asking for a joker where
 *     there is none
 */
public record Stage(
    Step.NextToPlay next, Step.PlayCard play, Step.FinishStage finish, int afterCard, int idle) {

  /**
   * Returns what follows where a step begins a trick, by its place; null elsewhere, and if it is
   * more than that cards are played.
   *
   * @param successors the place of the step after each, unless it goes elsewhere
   */
  static @Nullable Stage[] all(Step[] steps, int[] successors) {
    return IntStream.range(0, steps.length)
        .mapToObj(place -> after(place, steps, successors))
        .toArray(Stage[]::new);
  }

  private static @Nullable Stage after(int place, Step[] steps, int[] successors) {
    int turn = successors[place];
    if (steps[place] instanceof Step.BeginTrick
        && steps[turn] instanceof Step.NextToPlay next
        && steps[successors[turn]] instanceof Step.PlayCard play
        && steps[next.stageOver()] instanceof Step.FinishStage finish) {
      int afterCard = successors[successors[turn]];
      int idle = idleSteps(afterCard, turn, play.cardCell(), steps, successors);
      return idle < 0 ? null : new Stage(next, play, finish, afterCard, idle);
    }
    return null;
  }

  /**
   * Returns how many steps lead from one to another and do nothing else once a card has been
   * played; -1 if they do more.
   */
  private static int idleSteps(int from, int to, int cardCell, Step[] steps, int[] successors) {
    int place = from;
    for (int idle = 0; idle < steps.length; idle++) {
      if (place == to) {
        return idle;
      }
      switch (steps[place]) {
        case Step.Jump jump -> place = jump.target();
        case Step.JumpUnless jump when isNever(jump.condition()) -> place = jump.target();
        case Step.JumpUnless jump when isChosen(jump.condition(), cardCell) ->
            place = successors[place];
        default -> {
          return -1;
        }
      }
    }
    return -1;
  }

  private static boolean isNever(Node condition) {
    return itself(condition).equals(Leaf.Constant.NO);
  }

  /** Whether a condition is that a card has been played. */
  private static boolean isChosen(Node condition, int cardCell) {
    return itself(condition) instanceof Invoke invoke
        && invoke.intrinsic() == Intrinsic.IS_CHOSEN
        && invoke.operands().getFirst().equals(new Leaf.ReadCell(cardCell, false));
  }

  private static Node itself(Node condition) {
    return condition instanceof Compilable compilable ? compilable.expression() : condition;
  }
}
