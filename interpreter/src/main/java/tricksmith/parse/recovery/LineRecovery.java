package tricksmith.parse.recovery;

import java.util.Set;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleTransition;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.tokens.TokenTypes;

/**
 * Decides what the parser does at an error: it reports it once, skips the rest of the line (or only
 * of the condition or the head of a block), and continues after it.
 */
public final class LineRecovery extends DefaultErrorStrategy {

  /** The grammar rules for lines, each closed by a line end. */
  private static final Set<Integer> LINES =
      Set.of(
          TrickParser.RULE_section,
          TrickParser.RULE_option,
          TrickParser.RULE_deckLine,
          TrickParser.RULE_zone,
          TrickParser.RULE_stateLine,
          TrickParser.RULE_statement,
          TrickParser.RULE_aroundPlay,
          TrickParser.RULE_trickLine,
          TrickParser.RULE_winning,
          TrickParser.RULE_translated,
          TrickParser.RULE_test,
          TrickParser.RULE_testLine);

  /**
   * Parts of lines: an error in one leaves the rest of the line, for instance its block, readable.
   */
  private static final Set<Integer> PARTS =
      Set.of(
          TrickParser.RULE_condition,
          TrickParser.RULE_criterion,
          TrickParser.RULE_eachHead,
          TrickParser.RULE_playHead,
          TrickParser.RULE_repeatWithHead,
          TrickParser.RULE_timesHead,
          TrickParser.RULE_choiceHead);

  /** The tokens at which an abandoned part ends at the latest. */
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

  private static final int WHERE_BLOCKS_STAND =
      stateBefore(TrickParser.RULE_procedure, TrickParser.RULE_block);

  private static final int WHERE_PLAY_BLOCKS_STAND =
      stateBefore(TrickParser.RULE_playTricks, TrickParser.RULE_playBlock);

  private static final int WHERE_WINNERS_STAND =
      stateBefore(TrickParser.RULE_ending, TrickParser.RULE_winning);

  private final ErrorExplainer words;
  private final LineExplainer lines;
  private final DiagnosticCollector diagnostics;

  public LineRecovery(DiagnosticCollector diagnostics) {
    this.diagnostics = diagnostics;
    this.words = new ErrorExplainer(diagnostics);
    this.lines = new LineExplainer(diagnostics);
  }

  @Override
  public void reportError(Parser parser, RecognitionException error) {
    if (!inErrorRecoveryMode(parser)) {
      beginErrorCondition(parser);
      words.explain(parser, error);
    }
  }

  /**
   * Continues after the line or the part; any other error propagates to one of them. Once there are
   * enough errors, nothing more is read.
   */
  @Override
  public void recover(Parser parser, RecognitionException error) {
    ((BoundedParser) parser).stumbles();
    int rule = parser.getContext().getRuleIndex();
    if (diagnostics.hasEnough()) {
      leaveScript(parser.getInputStream());
    }
    if (LINES.contains(rule)) {
      leaveLine(parser, parser.getContext().getStart().getTokenIndex(), hasBlocks(rule, error));
      if (rule == TrickParser.RULE_winning) {
        readWinners((TrickParser) parser);
      }
    } else if (PARTS.contains(rule)) {
      leavePart(parser.getInputStream());
    } else if (rule == TrickParser.RULE_script) {
      leaveScript(parser.getInputStream());
    } else {
      throw error;
    }
  }

  /** Makes no guesses at a missing or superfluous word. */
  @Override
  public Token recoverInline(Parser parser) {
    throw new InputMismatchException(parser);
  }

  /** Skips lines that their block does not allow. */
  @Override
  public void sync(Parser parser) {
    ATNState state = parser.getInterpreter().atn.states.get(parser.getState());
    if (!isBetweenLines(parser, state)) {
      return;
    }
    passWhatIsRead(parser, state);
    TokenStream input = parser.getInputStream();
    while (!canBegin(parser, state)) {
      ((BoundedParser) parser).stumbles();
      if (!inErrorRecoveryMode(parser)) {
        lines.explain(parser, state);
      }
      if (diagnostics.hasEnough()) {
        leaveScript(input);
      }
      if (canBegin(parser, state)) {
        return;
      }
      leaveLine(parser, input.index(), isBlock(parser.getContext().getRuleIndex()));
      passWhatIsRead(parser, state);
    }
  }

  /** Goes past sections that have been read, but not before a wrong name is explained. */
  private static void passWhatIsRead(Parser parser, ATNState state) {
    while (parser.getContext().getRuleIndex() == TrickParser.RULE_script
        && canBegin(parser, state)
        && ((BoundedParser) parser).passSection()) {}
  }

  private static boolean canBegin(Parser parser, ATNState state) {
    int next = parser.getInputStream().LA(1);
    return next == Token.EOF || parser.getATN().nextTokens(state).contains(next);
  }

  private static boolean isBlock(int rule) {
    return rule == TrickParser.RULE_block || rule == TrickParser.RULE_playBlock;
  }

  /** Whether the blocks of a line can be read although the line cannot. */
  private static boolean hasBlocks(int rule, RecognitionException error) {
    boolean statement = rule == TrickParser.RULE_statement || rule == TrickParser.RULE_aroundPlay;
    return statement && !(error instanceof BoundedParser.TooDeep);
  }

  /** Returns the state in which one rule of the grammar calls another. */
  private static int stateBefore(int rule, int part) {
    return TrickParser._ATN.states.stream()
        .filter(state -> state != null && state.ruleIndex == rule)
        .filter(
            state ->
                state.getNumberOfTransitions() == 1
                    && state.transition(0) instanceof RuleTransition next
                    && next.target.ruleIndex == part)
        .findFirst()
        .orElseThrow()
        .stateNumber;
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
              TrickParser.RULE_translation,
              TrickParser.RULE_tests,
              TrickParser.RULE_test ->
              true;
          default -> false;
        };
  }

  /**
   * Skips the line that began at {@code start}, with the blocks that belong to it.
   *
   * @param blocks whether to read these blocks
   */
  private void leaveLine(Parser parser, int start, boolean blocks) {
    TokenStream input = parser.getInputStream();
    int depth = 0;
    for (int index = start; index < input.index(); index++) {
      depth += depth(input.get(index).getType());
    }
    boolean left = false;
    while (!left && input.LA(1) != Token.EOF && depth + depth(input.LA(1)) >= 0) {
      if (blocks && depth == 0 && isBlockNext(input)) {
        readBlock((TrickParser) parser, input.get(start).getType() == TrickParser.PLAY);
      } else {
        depth += depth(input.LA(1));
        left = depth == 0 && input.LA(1) == TrickParser.LINE_END;
        input.consume();
      }
    }
    endErrorCondition(parser);
  }

  /** Whether a block, not a table, begins here. */
  private static boolean isBlockNext(TokenStream input) {
    if (input.LA(1) != TrickParser.LEFT_BRACE) {
      return false;
    }
    int ahead = 2;
    while (TokenTypes.isNameOrNumber(input.LA(ahead)) || input.LA(ahead) == TrickParser.TEXT) {
      ahead++;
    }
    return input.LA(ahead) != TrickParser.COLON && input.LA(ahead) != TrickParser.RANGE;
  }

  /** Reads a block for its own sake, as if it belonged to a procedure or to tricks. */
  private void readBlock(TrickParser parser, boolean ofTricks) {
    int state = parser.getState();
    endErrorCondition(parser);
    if (ofTricks) {
      parser.setState(WHERE_PLAY_BLOCKS_STAND);
      parser.playBlock();
    } else {
      parser.setState(WHERE_BLOCKS_STAND);
      parser.block();
    }
    parser.setState(state);
  }

  /** Reads the line about the winners, if one follows those that cannot be read. */
  private static void readWinners(TrickParser parser) {
    int next = parser.getInputStream().LA(1);
    if (next != TrickParser.RIGHT_BRACE && next != Token.EOF) {
      int state = parser.getState();
      parser.setState(WHERE_WINNERS_STAND);
      parser.winning();
      parser.setState(state);
    }
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
