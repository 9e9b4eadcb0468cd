package tricksmith.parse;

import java.util.Set;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNState;
import tricksmith.grammar.TrickParser;

/**
 * What to do at an error: complain once, give up the line (or only the condition, or the head of a
 * block, where the error is), and go on behind it.
 */
final class LineRecovery extends DefaultErrorStrategy {

  /** Each is a line that ends in a line end. */
  private static final Set<Integer> LINES =
      Set.of(
          TrickParser.RULE_section,
          TrickParser.RULE_option,
          TrickParser.RULE_deckLine,
          TrickParser.RULE_zone,
          TrickParser.RULE_stateLine,
          TrickParser.RULE_statement,
          TrickParser.RULE_perCard,
          TrickParser.RULE_trickLine,
          TrickParser.RULE_winning,
          TrickParser.RULE_test,
          TrickParser.RULE_testLine);

  /** Parts of lines: an error in one leaves the rest of the line, such as its block, readable. */
  private static final Set<Integer> PARTS =
      Set.of(
          TrickParser.RULE_condition,
          TrickParser.RULE_criterion,
          TrickParser.RULE_eachHead,
          TrickParser.RULE_playHead,
          TrickParser.RULE_repeatWithHead,
          TrickParser.RULE_timesHead,
          TrickParser.RULE_choiceHead);

  /** Where an abandoned part ends at the latest. */
  private static final Set<Integer> PART_ENDS =
      Set.of(
          TrickParser.LINE_END,
          TrickParser.LEFT_BRACE,
          TrickParser.RIGHT_BRACE,
          TrickParser.THEN,
          TrickParser.WHEN,
          TrickParser.UNLESS,
          TrickParser.EXEMPT,
          Token.EOF);

  private final ErrorWords words;
  private final LineWords lines;

  LineRecovery(Report report) {
    this.words = new ErrorWords(report);
    this.lines = new LineWords(report);
  }

  @Override
  public void reportError(Parser parser, RecognitionException error) {
    if (!inErrorRecoveryMode(parser)) {
      beginErrorCondition(parser);
      words.explain(parser, error);
    }
  }

  /** Goes on behind the line or the part; from anywhere else the error goes up to one of them. */
  @Override
  public void recover(Parser parser, RecognitionException error) {
    int rule = parser.getContext().getRuleIndex();
    if (LINES.contains(rule)) {
      leaveLine(parser, parser.getContext().getStart().getTokenIndex());
    } else if (PARTS.contains(rule)) {
      leavePart(parser.getInputStream());
    } else if (rule == TrickParser.RULE_script) {
      leaveScript(parser.getInputStream());
    } else {
      throw error;
    }
  }

  /** No guesses at a missing or a superfluous word. */
  @Override
  public Token recoverInline(Parser parser) {
    throw new InputMismatchException(parser);
  }

  /** Leaves lines that cannot be any of those that a block consists of. */
  @Override
  public void sync(Parser parser) {
    ATNState state = parser.getInterpreter().atn.states.get(parser.getState());
    if (!isBetweenLines(parser, state)) {
      return;
    }
    TokenStream input = parser.getInputStream();
    while (!parser.getATN().nextTokens(state).contains(input.LA(1)) && input.LA(1) != Token.EOF) {
      if (!inErrorRecoveryMode(parser)) {
        lines.explain(parser, state);
      }
      leaveLine(parser, input.index());
    }
  }

  private static boolean isBetweenLines(Parser parser, ATNState state) {
    boolean loop =
        state.getStateType() == ATNState.STAR_LOOP_ENTRY
            || state.getStateType() == ATNState.STAR_LOOP_BACK;
    return loop
        && switch (parser.getContext().getRuleIndex()) {
          case TrickParser.RULE_script,
              TrickParser.RULE_gameOptions,
              TrickParser.RULE_deck,
              TrickParser.RULE_zones,
              TrickParser.RULE_state,
              TrickParser.RULE_lifetime,
              TrickParser.RULE_block,
              TrickParser.RULE_playBlock,
              TrickParser.RULE_trick,
              TrickParser.RULE_tests,
              TrickParser.RULE_test ->
              true;
          default -> false;
        };
  }

  /** Leaves the line that began at {@code start}, with the blocks that belong to it. */
  private void leaveLine(Parser parser, int start) {
    TokenStream input = parser.getInputStream();
    int depth = 0;
    for (int index = start; index < input.index(); index++) {
      depth += depth(input.get(index).getType());
    }
    boolean left = false;
    while (!left && input.LA(1) != Token.EOF && depth + depth(input.LA(1)) >= 0) {
      depth += depth(input.LA(1));
      left = depth == 0 && input.LA(1) == TrickParser.LINE_END;
      input.consume();
    }
    endErrorCondition(parser);
  }

  private static int depth(int type) {
    return switch (type) {
      case TrickParser.LEFT_BRACE -> 1;
      case TrickParser.RIGHT_BRACE -> -1;
      default -> 0;
    };
  }

  private static void leavePart(TokenStream input) {
    while (!PART_ENDS.contains(input.LA(1))) {
      input.consume();
    }
  }

  private static void leaveScript(TokenStream input) {
    while (input.LA(1) != Token.EOF) {
      input.consume();
    }
  }
}
