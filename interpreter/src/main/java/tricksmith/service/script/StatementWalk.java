package tricksmith.service.script;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** Walks the statements of a script. */
public final class StatementWalk {
  private StatementWalk() {}

  /** Returns all statements, including those in blocks, in text order. */
  public static Stream<Statement> statements(Script script) {
    return script.sections().stream()
        .flatMap(StatementWalk::blocks)
        .flatMap(Statement.Block::everyStatement);
  }

  /** Returns the spans of the names of all choices. */
  static Set<Span> choices(Script script) {
    Set<Span> names = new HashSet<>();
    statements(script)
        .forEach(
            statement -> {
              if (statement instanceof Statement.Choice choice) {
                names.add(choice.name().span());
              }
            });
    return names;
  }

  private static Stream<Statement.Block> blocks(Section section) {
    return switch (section) {
      case Section.Match match -> Stream.of(match.procedure());
      case Section.Score score -> Stream.of(score.statements());
      case Section.Procedure procedure -> Stream.of(procedure.statements());
      default -> Stream.of();
    };
  }
}
