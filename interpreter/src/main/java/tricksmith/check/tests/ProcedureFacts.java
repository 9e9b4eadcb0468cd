package tricksmith.check.tests;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.ChoiceWithin;
import tricksmith.rules.Local;
import tricksmith.rules.Type;
import tricksmith.syntax.Statement.EachOrder;

/**
 * The parts of the procedure that tests can refer to.
 *
 * @param choices in the order of the text
 * @param loopNames the names of {@code repeat with}
 * @param randomOrders the loops in random order: the type of their elements, by the name of the
 *     chance event
 * @param scores whether the script has a section for scoring
 */
public record ProcedureFacts(
    List<ChoiceWithin> choices,
    List<Local> loopNames,
    Map<String, Type> randomOrders,
    boolean scores) {

  public static ProcedureFacts of(List<Action> procedure, List<Action> score, boolean scores) {
    List<Action> both = Stream.concat(procedure.stream(), score.stream()).toList();
    List<Action> all = Action.all(both).toList();
    return new ProcedureFacts(
        ChoiceWithin.all(both).toList(),
        all.stream()
            .filter(Action.RepeatWith.class::isInstance)
            .map(loop -> ((Action.RepeatWith) loop).local())
            .toList(),
        randomOrders(all),
        scores);
  }

  private static Map<String, Type> randomOrders(List<Action> all) {
    return all.stream()
        .filter(Action.Each.class::isInstance)
        .map(Action.Each.class::cast)
        .filter(each -> each.order() == EachOrder.RANDOM)
        .collect(
            Collectors.toMap(
                Action.Each::name, each -> each.element().type(), (first, _) -> first));
  }

  /** The loop elements with this name that have the type of the first one. */
  List<Local> loopNames(String name) {
    List<Local> called = loopNames.stream().filter(local -> local.name().equals(name)).toList();
    return called.stream().filter(local -> local.type().equals(called.getFirst().type())).toList();
  }
}
