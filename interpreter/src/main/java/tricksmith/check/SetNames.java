package tricksmith.check;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.EachOrder;

/** The names that the procedure sets, wherever it does. */
final class SetNames {
  private SetNames() {}

  /**
   * A name that is set.
   *
   * @param perPlayer whether it is chosen at once, so that it has one value a player
   */
  record SetName(Name name, boolean perPlayer) {}

  /** The names in the order of the text. */
  static Stream<SetName> in(List<Statement.Block> procedure) {
    return procedure.stream().flatMap(Blocks::statements).flatMap(SetNames::in);
  }

  /** What is chosen at once is seen before the same choice by itself, so it decides. */
  private static Stream<SetName> in(Statement statement) {
    if (statement instanceof Statement.Assignment set && set.indices().isEmpty()) {
      return Stream.of(new SetName(set.name(), false));
    }
    if (statement instanceof Statement.RandomAssignment set && set.indices().isEmpty()) {
      return Stream.of(new SetName(set.name(), false));
    }
    if (statement instanceof Statement.Choice choice) {
      return Stream.of(new SetName(choice.name(), false));
    }
    return statement instanceof Statement.Each each && each.order() == EachOrder.AT_ONCE
        ? atOnce(each.body())
        : Stream.of();
  }

  private static Stream<SetName> atOnce(Statement.Block body) {
    return body.statements().stream()
        .filter(Statement.Choice.class::isInstance)
        .map(choice -> new SetName(((Statement.Choice) choice).name(), true));
  }
}
