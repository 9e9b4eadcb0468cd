package tricksmith.rules;

import java.util.List;
import java.util.stream.Stream;

/**
 * A choice where it stands in the procedure.
 *
 * @param players the players of the loops around it, from the outermost; a choice that is made at
 *     once has its own last
 */
public record ChoiceWithin(Action.Choice choice, List<Local> players) {

  public ChoiceWithin {
    players = List.copyOf(players);
  }

  /** All choices in these actions, in the order of the text. */
  public static Stream<ChoiceWithin> all(List<Action> actions) {
    return all(actions, List.of());
  }

  private static Stream<ChoiceWithin> all(List<Action> actions, List<Local> around) {
    return actions.stream().flatMap(action -> all(action, around));
  }

  private static Stream<ChoiceWithin> all(Action action, List<Local> around) {
    List<Local> players = Stream.concat(around.stream(), player(action)).toList();
    Stream<ChoiceWithin> own =
        switch (action) {
          case Action.Choose(_, Action.Choice choice) ->
              Stream.of(new ChoiceWithin(choice, players));
          case Action.ChooseAtOnce at -> Stream.of(new ChoiceWithin(at.choice(), players));
          default -> Stream.of();
        };
    return Stream.concat(own, all(Actions.inside(action), players));
  }

  private static Stream<Local> player(Action action) {
    return switch (action) {
      case Action.Each each when each.element().type() == Type.Basic.PLAYER ->
          Stream.of(each.element());
      case Action.RepeatWith repeat when repeat.local().type() == Type.Basic.PLAYER ->
          Stream.of(repeat.local());
      case Action.ChooseAtOnce choose -> Stream.of(choose.element());
      case Action.PlayTricks play -> Stream.of(play.player());
      default -> Stream.of();
    };
  }
}
