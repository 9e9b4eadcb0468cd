package tricksmith.parse.recovery;

import java.util.HashMap;
import java.util.Map;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.tokens.BracketBalancer;
import tricksmith.source.UnwantedWork;

/**
 * The generated parser, refusing anything nested so deeply that the stack could overflow, even the
 * small one of half a megabyte that some threads have.
 */
public final class BoundedParser extends TrickParser {

  /**
   * The greatest depth of nested grammar rules; each nested bracket takes about a dozen of them.
   */
  private static final int DEEPEST = 14 * BracketBalancer.DEEPEST;

  /** About ten brackets within one another; scripts of games have three or four. */
  private static final int DEEP = 140;

  /**
   * The deepest nesting of a rule in itself: an {@code else if} or a {@code not} takes a single
   * rule for each.
   */
  private static final int DEEPEST_IN_ITSELF = 100;

  private static final int ENTERED_BETWEEN_LOOKS = 1_000;

  /** The sections that have been read without a mistake, by their first tokens. */
  private final Map<Token, SectionContext> readable;

  /** In the current section. */
  private int mistakes;

  private int entered;
  private int depth;
  private int deepest;
  private final int[] under = new int[ruleNames.length];

  /**
   * Creates a parser that reads no section again that another has read without a mistake.
   *
   * @param before has read the same text, or some of it; null if none has
   */
  public BoundedParser(TokenStream tokens, @Nullable BoundedParser before) {
    super(tokens);
    readable = before == null ? new HashMap<>() : before.readable;
    deepest = before == null ? 0 : before.deepest;
    LearnedPredictions.teach(this);
  }

  /** Notes that something cannot be read. */
  void stumbles() {
    mistakes++;
  }

  /** Goes past the section that begins here, if it has been read. */
  boolean passSection() {
    @Nullable SectionContext next = readable.get(getCurrentToken());
    if (next == null) {
      return false;
    }
    next.setParent(getContext());
    getContext().addChild(next);
    getInputStream().seek(next.getStop().getTokenIndex() + 1);
    return true;
  }

  /** Whether some nesting was so deep that looking ahead with all of it in mind would take long. */
  public boolean wentDeep() {
    return deepest > DEEP;
  }

  /** Signals that something is nested too deeply. */
  static final class TooDeep extends RecognitionException {
    private TooDeep(BoundedParser parser, @Nullable Token where) {
      super(parser, parser.getInputStream(), parser.getContext());
      setOffendingToken(where);
    }
  }

  /**
   * Whether a rule would be nested too deeply; notes how deep it would be.
   *
   * @param rules how many rules would be open
   * @param same how often this one
   */
  boolean isTooDeep(int rules, int same) {
    deepest = Math.max(deepest, rules);
    return rules > DEEPEST || same > DEEPEST_IN_ITSELF;
  }

  /** Returns what refuses a nesting that is met while looking ahead from a token. */
  TooDeep tooDeepAt(@Nullable Token where) {
    return new TooDeep(this, where);
  }

  @Override
  public void enterRule(ParserRuleContext context, int state, int ruleIndex) {
    if (depth >= DEEPEST || under[ruleIndex] >= DEEPEST_IN_ITSELF) {
      throw tooDeepAt(getCurrentToken());
    }
    if (++entered % ENTERED_BETWEEN_LOOKS == 0) {
      UnwantedWork.endIfInterrupted();
    }
    if (ruleIndex == RULE_section) {
      mistakes = 0;
    }
    deepest = Math.max(deepest, ++depth);
    under[ruleIndex]++;
    super.enterRule(context, state, ruleIndex);
  }

  @Override
  public void exitRule() {
    depth--;
    under[getContext().getRuleIndex()]--;
    ParserRuleContext left = getContext();
    super.exitRule();
    if (left instanceof SectionContext section && left.exception == null && mistakes == 0) {
      readable.put(left.getStart(), section);
    }
  }
}
