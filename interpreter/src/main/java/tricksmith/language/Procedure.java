package tricksmith.language;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** Goes through the statements of a script. */
final class Procedure {
  private Procedure() {}

  /** All statements, those in blocks included, in the order of the text. */
  static Stream<Statement> statements(Script script) {
    return script.sections().stream().flatMap(Procedure::blocks).flatMap(Procedure::statements);
  }

  /** The places where names are chosen. */
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
      default -> Stream.of();
    };
  }

  private static Stream<Statement> statements(Statement.Block block) {
    return block.statements().stream()
        .flatMap(
            statement ->
                Stream.concat(
                    Stream.of(statement),
                    blocks(statement).stream().flatMap(Procedure::statements)));
  }

  private static List<Statement.Block> blocks(Statement statement) {
    return switch (statement) {
      case Statement.RepeatUntil repeat -> List.of(repeat.body());
      case Statement.RepeatTimes repeat -> List.of(repeat.body());
      case Statement.RepeatWith repeat -> List.of(repeat.body());
      case Statement.If branch -> present(branch.then(), branch.otherwise());
      case Statement.Each each -> List.of(each.body());
      case Statement.Choice choice -> present(choice.then(), choice.otherwise());
      case Statement.PlayTricks play ->
          present(play.beforeEachCard(), play.afterEachCard(), play.body());
      case Statement.Assignment _,
          Statement.RandomAssignment _,
          Statement.NewDeal _,
          Statement.Shuffle _,
          Statement.Deal _,
          Statement.Move _,
          Statement.Draw _,
          Statement.Turn _,
          Statement.Show _,
          Statement.Score _,
          Statement.Scores _,
          Statement.Leave _,
          Statement.FormSide _,
          Statement.PlayFor _,
          Statement.EndMatch _,
          Statement.LocalDefinition _,
          Statement.Unreadable _ ->
          List.of();
    };
  }

  private static List<Statement.Block> present(Statement.@Nullable Block... blocks) {
    return Stream.of(blocks).flatMap(Stream::ofNullable).toList();
  }
}
