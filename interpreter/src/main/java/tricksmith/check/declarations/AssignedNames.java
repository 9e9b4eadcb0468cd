package tricksmith.check.declarations;

import java.util.ArrayList;
import java.util.List;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.EachOrder;

/** Finds the names that the procedure sets. */
final class AssignedNames {
  private AssignedNames() {}

  /**
   * A name that is set.
   *
   * @param perPlayer whether all players choose it at once, so that each has a value
   * @param lifetime the deal if {@code new deal} comes first, otherwise the match
   */
  record SetName(Name name, boolean perPlayer, Lifetime lifetime) {}

  /** Returns the names that are set, in the order of the text. */
  static List<SetName> in(List<Statement.Block> procedure) {
    List<SetName> found = new ArrayList<>();
    Lifetime lifetime = Lifetime.MATCH;
    for (Statement statement :
        procedure.stream().flatMap(Statement.Block::everyStatement).toList()) {
      if (statement instanceof Statement.NewDeal) {
        lifetime = Lifetime.DEAL;
      }
      add(statement, lifetime, found);
    }
    return found;
  }

  /** A choice by all at once is found before the plain choice inside it, so it takes precedence. */
  private static void add(Statement statement, Lifetime lifetime, List<SetName> found) {
    if (statement instanceof Statement.Assignment set && set.indices().isEmpty()) {
      found.add(new SetName(set.name(), false, lifetime));
    } else if (statement instanceof Statement.RandomAssignment set && set.indices().isEmpty()) {
      found.add(new SetName(set.name(), false, lifetime));
    } else if (statement instanceof Statement.Choice choice && choice.indices().isEmpty()) {
      found.add(new SetName(choice.name(), false, lifetime));
    } else if (statement instanceof Statement.Each each && each.order() == EachOrder.AT_ONCE) {
      each.body().statements().stream()
          .filter(Statement.Choice.class::isInstance)
          .map(choice -> ((Statement.Choice) choice).name())
          .forEach(name -> found.add(new SetName(name, true, lifetime)));
    }
  }
}
