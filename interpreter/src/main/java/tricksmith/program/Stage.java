package tricksmith.program;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;

/**
 * The steps of a trick to which everybody plays a card, while nothing else happens in between.
 *
 * @param places where these steps are, those that do nothing included
 * @param afterCard where the procedure goes on after each card
 * @param idle how many steps follow each card that do nothing, such as asking for a joker where
 *     there is none
 */
public record Stage(
    Set<Integer> places,
    Step.NextToPlay next,
    Step.PlayCard play,
    Step.FinishStage finish,
    int afterCard,
    int idle) {

  public Stage {
    places = Set.copyOf(places);
  }

  /**
   * Returns what follows where a step begins a trick, by its place; null elsewhere, and if it is
   * more than that cards are played.
   *
   * @param successors the place of the step after each, unless it goes elsewhere
   */
  public static @Nullable Stage[] all(Step[] steps, int[] successors) {
    Stage[] found = new Stage[steps.length];
    Arrays.setAll(found, place -> after(place, steps, successors));
    return found;
  }

  private static @Nullable Stage after(int place, Step[] steps, int[] successors) {
    int turn = successors[place];
    if (steps[place] instanceof Step.BeginTrick
        && steps[turn] instanceof Step.NextToPlay next
        && steps[successors[turn]] instanceof Step.PlayCard play
        && steps[next.stageOver()] instanceof Step.FinishStage finish) {
      int afterCard = successors[successors[turn]];
      Set<Integer> places = new TreeSet<>();
      boolean isIdle = isIdle(afterCard, turn, play.cardCell(), steps, successors, places);
      int idle = places.size();
      places.addAll(List.of(turn, successors[turn], next.stageOver()));
      return isIdle ? new Stage(places, next, play, finish, afterCard, idle) : null;
    }
    return null;
  }

  /**
   * Whether the steps that lead from one to another do nothing else once a card has been played.
   *
   * @param places gets their places
   */
  private static boolean isIdle(
      int from, int to, int cardCell, Step[] steps, int[] successors, Set<Integer> places) {
    int place = from;
    while (place != to) {
      if (!places.add(place)) {
        return false;
      }
      switch (steps[place]) {
        case Step.Jump jump -> place = jump.target();
        case Step.JumpUnless jump when itself(jump.condition()).equals(Leaf.Constant.NO) ->
            place = jump.target();
        case Step.JumpUnless jump when isChosen(jump.condition(), cardCell) ->
            place = successors[place];
        default -> {
          return false;
        }
      }
    }
    return true;
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
