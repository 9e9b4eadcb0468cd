package tricksmith.check.declarations;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.EachOrder;

/** Finds the names that the procedure sets. */
final class AssignedNames {
  private final List<SetName> found = new ArrayList<>();
  private final Map<String, Statement.Block> notYetPerformed = new HashMap<>();
  private Lifetime lifetime = Lifetime.MATCH;

  private AssignedNames(List<Section.Procedure> procedures) {
    procedures.forEach(each -> notYetPerformed.putIfAbsent(each.name().text(), each.statements()));
  }

  /**
   * A name that is set.
   *
   * @param perPlayer whether all players choose it at once, so that each has a value
   * @param lifetime the deal if {@code new deal} comes first, otherwise the match
   */
  record SetName(Name name, boolean perPlayer, Lifetime lifetime) {}

  /**
   * Returns the names that are set, in the order of the text, where a procedure stands at the first
   * place that performs it.
   */
  static List<SetName> in(List<Statement.Block> blocks, List<Section.Procedure> procedures) {
    AssignedNames names = new AssignedNames(procedures);
    blocks.forEach(names::block);
    return names.found;
  }

  private void block(Statement.Block block) {
    Deque<Iterator<Statement>> open = new ArrayDeque<>();
    open.push(block.everyStatement().iterator());
    while (!open.isEmpty()) {
      Iterator<Statement> statements = open.element();
      if (!statements.hasNext()) {
        open.pop();
        continue;
      }
      Statement statement = statements.next();
      if (statement instanceof Statement.NewDeal) {
        lifetime = Lifetime.DEAL;
      } else if (statement instanceof Statement.Perform perform) {
        Statement.Block performed = notYetPerformed.remove(perform.name().text());
        if (performed != null) {
          open.push(performed.everyStatement().iterator());
        }
      }
      add(statement);
    }
  }

  /** A choice by all at once is found before the plain choice inside it, so it takes precedence. */
  private void add(Statement statement) {
    if (statement instanceof Statement.Assignment set && set.indices().isEmpty()) {
      add(set.name(), false);
    } else if (statement instanceof Statement.RandomAssignment set && set.indices().isEmpty()) {
      add(set.name(), false);
    } else if (statement instanceof Statement.Choice choice && choice.indices().isEmpty()) {
      add(choice.name(), false);
    } else if (statement instanceof Statement.Each each && each.order() == EachOrder.AT_ONCE) {
      each.body().statements().stream()
          .filter(Statement.Choice.class::isInstance)
          .map(choice -> ((Statement.Choice) choice).name())
          .forEach(name -> add(name, true));
    }
  }

  private void add(Name name, boolean perPlayer) {
    found.add(new SetName(name, perPlayer, lifetime));
  }
}
