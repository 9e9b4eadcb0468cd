package tricksmith.check;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.ChoiceWithin;
import tricksmith.rules.Local;

/**
 * What the procedure has that tests can speak of.
 *
 * @param choices all that there are, in the order of the text
 * @param loopNames what {@code repeat with} calls that which it is at
 * @param scores whether a section for scoring stands in the script
 */
record Performed(List<ChoiceWithin> choices, List<Local> loopNames, boolean scores) {

  static Performed of(List<Action> procedure, List<Action> score, boolean scores) {
    List<Action> both = Stream.concat(procedure.stream(), score.stream()).toList();
    return new Performed(
        ChoiceWithin.all(both).toList(),
        Actions.all(both)
            .filter(Action.RepeatWith.class::isInstance)
            .map(loop -> ((Action.RepeatWith) loop).local())
            .toList(),
        scores);
  }

  /** The names of loops that are called so and are of one type. */
  List<Local> loopNames(String name) {
    List<Local> called = loopNames.stream().filter(local -> local.name().equals(name)).toList();
    return called.stream().filter(local -> local.type().equals(called.getFirst().type())).toList();
  }
}
