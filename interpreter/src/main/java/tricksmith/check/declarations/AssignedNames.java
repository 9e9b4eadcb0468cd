package tricksmith.check.declarations;

import java.util.ArrayList;
import java.util.List;
import tricksmith.syntax.Blocks;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.EachOrder;

/** The names that the procedure sets, wherever it does. */
final class AssignedNames {
  private AssignedNames() {}

  /**
   * A name that is set.
   *
   * @param perPlayer whether it is chosen at once, so that it has one value a player
   * @param lifetime of the deal if a {@code new deal} stands before it, else of the match
   */
  record SetName(Name name, boolean perPlayer, Lifetime lifetime) {}

  /** The names in the order of the text. */
  static List<SetName> in(List<Statement.Block> procedure) {
    List<SetName> found = new ArrayList<>();
    Lifetime lifetime = Lifetime.MATCH;
    for (Statement statement : procedure.stream().flatMap(Blocks::statements).toList()) {
      if (statement instanceof Statement.NewDeal) {
        lifetime = Lifetime.DEAL;
      }
      add(statement, lifetime, found);
    }
    return found;
  }

  /** What is chosen at once is seen before the same choice by itself, so it decides. */
  private static void add(Statement statement, Lifetime lifetime, List<SetName> found) {
    if (statement instanceof Statement.Assignment set && set.indices().isEmpty()) {
      found.add(new SetName(set.name(), false, lifetime));
    } else if (statement instanceof Statement.RandomAssignment set && set.indices().isEmpty()) {
      found.add(new SetName(set.name(), false, lifetime));
    } else if (statement instanceof Statement.Choice choice) {
      found.add(new SetName(choice.name(), false, lifetime));
    } else if (statement instanceof Statement.Each each && each.order() == EachOrder.AT_ONCE) {
      each.body().statements().stream()
          .filter(Statement.Choice.class::isInstance)
          .map(choice -> ((Statement.Choice) choice).name())
          .forEach(name -> found.add(new SetName(name, true, lifetime)));
    }
  }
}
