package tricksmith.expectation;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.syntax.Statement;

/** The statements that can be taken out of a procedure, one at a time, and leave one. */
final class Removable {

  private Removable() {}

  /** Those of the section {@code score}. A definition there is no rule of its own. */
  static Stream<Statement> ofScore(Statement.Block block) {
    return inside(block).filter(statement -> !(statement instanceof Statement.LocalDefinition));
  }

  /** Those of a match that score after a trick. */
  static Stream<Statement> scoringAfterTricks(Statement.Block procedure) {
    return inside(procedure)
        .filter(Statement.PlayTricks.class::isInstance)
        .map(Statement.PlayTricks.class::cast)
        .flatMap(play -> inside(play.body()))
        .filter(Removable::scores);
  }

  /** The choices of a match. */
  static Stream<Statement.Choice> choices(Statement.Block procedure) {
    return everything(procedure)
        .filter(Statement.Choice.class::isInstance)
        .map(Statement.Choice.class::cast);
  }

  private static Stream<Statement> everything(Statement.Block block) {
    return block.statements().stream()
        .flatMap(
            statement ->
                Stream.concat(
                    Stream.of(statement), blocks(statement).flatMap(Removable::everything)));
  }

  private static boolean scores(Statement statement) {
    return statement instanceof Statement.Scores
        || blocks(statement)
            .flatMap(block -> block.statements().stream())
            .anyMatch(Removable::scores);
  }

  /** All statements of a block and of the blocks inside of it. */
  private static Stream<Statement> inside(Statement.Block block) {
    return block.statements().stream()
        .flatMap(
            statement ->
                Stream.concat(
                    Stream.of(statement),
                    blocks(statement).filter(Removable::hasBraces).flatMap(Removable::inside)));
  }

  private static Stream<Statement.Block> blocks(Statement statement) {
    return switch (statement) {
      case Statement.RepeatUntil repeat -> Stream.of(repeat.body());
      case Statement.RepeatTimes repeat -> Stream.of(repeat.body());
      case Statement.RepeatWith repeat -> Stream.of(repeat.body());
      case Statement.Each each -> Stream.of(each.body());
      case Statement.PlayTricks play -> Stream.of(play.body());
      case Statement.If branch -> present(branch.then(), branch.otherwise());
      case Statement.Choice choice -> present(choice.then(), choice.otherwise());
      default -> Stream.empty();
    };
  }

  private static Stream<Statement.Block> present(Statement.@Nullable Block... blocks) {
    return Stream.of(blocks).flatMap(Stream::ofNullable);
  }

  /** Without them, it is one statement that stands within another: {@code if C: STATEMENT}. */
  private static boolean hasBraces(Statement.Block block) {
    return block.statements().stream().noneMatch(only -> only.span().equals(block.span()));
  }
}
