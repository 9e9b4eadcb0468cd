package tricksmith.parse.recovery;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.TokenStream;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.tokens.BracketBalancer;

/** The generated parser, which refuses what is nested so deeply that the stack could overflow. */
public final class BoundedParser extends TrickParser {

  /** In rules of the grammar; a bracket within a bracket takes about a dozen of them. */
  private static final int DEEPEST = 14 * BracketBalancer.DEEPEST;

  private int depth;

  public BoundedParser(TokenStream tokens) {
    super(tokens);
  }

  /** Says that something is nested too deeply. */
  static final class TooDeep extends RecognitionException {
    private TooDeep(BoundedParser parser) {
      super(parser, parser.getInputStream(), parser.getContext());
      setOffendingToken(parser.getCurrentToken());
    }
  }

  @Override
  public void enterRule(ParserRuleContext context, int state, int ruleIndex) {
    if (depth >= DEEPEST) {
      throw new TooDeep(this);
    }
    depth++;
    super.enterRule(context, state, ruleIndex);
  }

  @Override
  public void exitRule() {
    depth--;
    super.exitRule();
  }
}
