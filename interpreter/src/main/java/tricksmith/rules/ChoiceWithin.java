package tricksmith.rules;

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
    return all(actions, List.of());
  }

  private static Stream<ChoiceWithin> all(List<Action> actions, List<Local> around) {
    return actions.stream().flatMap(action -> all(action, around));
  }

  private static Stream<ChoiceWithin> all(Action action, List<Local> around) {
    List<Local> players =
        Stream.concat(
                around.stream(),
                action.binds().stream().filter(local -> local.type() == Type.Basic.PLAYER))
            .toList();
    return Stream.concat(
        Stream.ofNullable(action.choice()).map(choice -> new ChoiceWithin(choice, players)),
        all(action.inside(), players));
  }
}
