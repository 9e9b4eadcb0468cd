package tricksmith.check.statements;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;

/**
 * The statements from which types of variables are learned: those that set a variable without a
 * known type, and those around them. While types are learned, no others need be checked.
 */
public final class TeachingStatements {
  private final Set<String> open;
  private final Set<Statement> found = Collections.newSetFromMap(new IdentityHashMap<>());

  private TeachingStatements(Set<String> open) {
    this.open = open;
  }

  /**
   * Finds such statements.
   *
   * @param open the names of the variables without a known type
   */
  public static TeachingStatements in(Stream<Statement.Block> blocks, Set<String> open) {
    TeachingStatements teaching = new TeachingStatements(open);
    blocks.forEach(block -> teaching.find(block.statements()));
    return teaching;
  }

  /** Whether a type can be learned from a statement, or from one inside it. */
  public boolean include(Statement statement) {
    return found.contains(statement);
  }

  private boolean find(List<Statement> statements) {
    boolean any = false;
    for (Statement statement : statements) {
      if (find(statement)) {
        found.add(statement);
        any = true;
      }
    }
    return any;
  }

  private boolean find(Statement statement) {
    Name set = set(statement);
    boolean teaches = set != null && open.contains(set.text());
    for (Statement.Block block : statement.blocks()) {
      teaches |= find(block.statements());
    }
    return teaches;
  }

  private static @Nullable Name set(Statement statement) {
    return switch (statement) {
      case Statement.Assignment assignment -> assignment.name();
      case Statement.RandomAssignment random -> random.name();
      case Statement.Choice choice -> choice.name();
      case Statement.Simple _,
          Statement.Repeat _,
          Statement.ByActors _,
          Statement.If _,
          Statement.Each _,
          Statement.PlayTricks _,
          Statement.Unreadable _ ->
          null;
    };
  }
}
