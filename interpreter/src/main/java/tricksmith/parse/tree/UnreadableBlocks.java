package tricksmith.parse.tree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.AroundPlayContext;
import tricksmith.grammar.TrickParser.BlockContext;
import tricksmith.grammar.TrickParser.PlayBlockContext;
import tricksmith.grammar.TrickParser.PlayLineContext;
import tricksmith.grammar.TrickParser.StatementContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.Block;

record UnreadableBlocks(TokenSpans spans, StatementBuilder statements) {

  static Stream<ParserRuleContext> directlyIn(ParserRuleContext context) {
    return context.getRuleContexts(ParserRuleContext.class).stream()
        .filter(UnreadableBlocks::isBlock);
  }

  private static boolean isBlock(ParserRuleContext context) {
    return context instanceof BlockContext || context instanceof PlayBlockContext;
  }

  Statement statement(ParserRuleContext broken) {
    return new Statement.Unreadable(spans.of(broken), blocks(broken).map(this::block).toList());
  }

  /** Returns the blocks that follow a statement and do not belong to it. */
  Optional<Statement> after(ParserRuleContext statement) {
    List<Block> blocks = directlyIn(statement).map(this::block).toList();
    return blocks.isEmpty()
        ? Optional.empty()
        : Optional.of(new Statement.Unreadable(spans.of(statement), blocks));
  }

  /** Builds a block, including those around tricks and cards. */
  Block block(ParserRuleContext block) {
    return block instanceof PlayBlockContext play
        ? new Block(
            spans.of(play),
            statements.withUnreadable(play, play.playLine().stream().flatMap(this::line)))
        : statements.block((BlockContext) block, spans.of(block));
  }

  private Stream<Statement> line(PlayLineContext line) {
    @Nullable AroundPlayContext aroundPlay = line.aroundPlay();
    return aroundPlay == null
        ? statements.statements(line.getRuleContexts(StatementContext.class)).stream()
        : Stream.of(statement(aroundPlay));
  }

  private static Stream<ParserRuleContext> blocks(ParserRuleContext context) {
    return context.getRuleContexts(ParserRuleContext.class).stream()
        .flatMap(part -> isBlock(part) ? Stream.of(part) : blocks(part));
  }
}
