package tricksmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A choice and its place in the procedure.
 *
 * @param players the players of the loops around it, from the outermost; a choice that is made at
 *     once has its own last
 */
public record ChoiceWithin(Action.Choice choice, List<Local> players) {

  public ChoiceWithin {
    players = List.copyOf(players);
  }

  /** Returns all choices in these actions, in the order of the text. */
  public static Stream<ChoiceWithin> all(List<Action> actions) {
    List<ChoiceWithin> found = new ArrayList<>();
    collect(actions, List.of(), found);
    return found.stream();
  }

  private static void collect(List<Action> actions, List<Local> around, List<ChoiceWithin> found) {
    for (Action action : actions) {
      List<Local> players = new ArrayList<>(around);
      for (Local local : action.binds()) {
        if (local.type() == Type.Basic.PLAYER) {
          players.add(local);
        }
      }
      Action.Choice choice = action.choice();
      if (choice != null) {
        found.add(new ChoiceWithin(choice, players));
      }
      collect(action.inside(), players, found);
    }
  }
}
