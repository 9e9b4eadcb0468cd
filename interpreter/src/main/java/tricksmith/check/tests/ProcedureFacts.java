package tricksmith.check.tests;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.ChoiceWithin;
import tricksmith.rules.Local;

/**
 * What tests can refer to in the procedure.
 *
 * @param choices in the order of the text
 * @param loopNames the names of {@code repeat with}
 * @param scores whether the script has a section for scoring
 */
public record ProcedureFacts(List<ChoiceWithin> choices, List<Local> loopNames, boolean scores) {

  public static ProcedureFacts of(List<Action> procedure, List<Action> score, boolean scores) {
    List<Action> both = Stream.concat(procedure.stream(), score.stream()).toList();
    return new ProcedureFacts(
        ChoiceWithin.all(both).toList(),
        Action.all(both)
            .filter(Action.RepeatWith.class::isInstance)
            .map(loop -> ((Action.RepeatWith) loop).local())
            .toList(),
        scores);
  }

  /** The loops with a name that have the type of the first one. */
  List<Local> loopNames(String name) {
    List<Local> called = loopNames.stream().filter(local -> local.name().equals(name)).toList();
    return called.stream().filter(local -> local.type().equals(called.getFirst().type())).toList();
  }
}
