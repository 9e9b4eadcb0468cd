package tricksmith.syntax;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What statements are made of, whatever they mean. */
public final class Blocks {
  private Blocks() {}

  /** All statements of a block and of the blocks inside of it, in the order of the text. */
  public static Stream<Statement> statements(Statement.Block block) {
    return block.statements().stream()
        .flatMap(
            statement ->
                Stream.concat(Stream.of(statement), blocks(statement).flatMap(Blocks::statements)));
  }

  /** The blocks inside of a statement. */
  public static Stream<Statement.Block> blocks(Statement statement) {
    return switch (statement) {
      case Statement.RepeatUntil repeat -> Stream.of(repeat.body());
      case Statement.RepeatTimes repeat -> Stream.of(repeat.body());
      case Statement.RepeatWith repeat -> Stream.of(repeat.body());
      case Statement.If branch -> present(branch.then(), branch.otherwise());
      case Statement.Each each -> Stream.of(each.body());
      case Statement.Choice choice -> present(choice.then(), choice.otherwise());
      case Statement.PlayTricks play ->
          present(play.beforeEachTrick(), play.beforeEachCard(), play.afterEachCard(), play.body());
      case Statement.Unreadable unreadable -> unreadable.blocks().stream();
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
          Statement.LocalDefinition _ ->
          Stream.of();
    };
  }

  private static Stream<Statement.Block> present(Statement.@Nullable Block... blocks) {
    return Stream.of(blocks).flatMap(Stream::ofNullable);
  }
}
