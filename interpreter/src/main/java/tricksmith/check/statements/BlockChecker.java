package tricksmith.check.statements;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.symbols.Scope;
import tricksmith.rules.Action;
import tricksmith.syntax.Statement;

/** Turns blocks into actions: the only way in which checking a statement recurs. */
public interface BlockChecker {

  List<Action> block(Statement.Block block, Scope scope);

  default List<Action> blockIfAny(Statement.@Nullable Block block, Scope scope) {
    return block == null ? List.of() : block(block, scope);
  }
}
