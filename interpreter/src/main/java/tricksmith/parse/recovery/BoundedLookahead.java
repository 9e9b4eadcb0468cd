package tricksmith.parse.recovery;

import java.util.IdentityHashMap;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNConfig;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.atn.PredictionContext;
import org.antlr.v4.runtime.atn.PredictionContextCache;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;
import org.jspecify.annotations.Nullable;

/**
 * Looks ahead as the library does, but refuses text that is nested too deeply while doing so. The
 * library looks through a line of thousands of prefixes to its end before it enters any rule, which
 * takes time and memory that grow with the square of the length, or double with each prefix.
 */
final class BoundedLookahead extends ParserATNSimulator {

  private static final int TOKENS_BETWEEN_LOOKS = 10;

  /**
   * How many rules within one another may each have been begun in several ways. Scripts of games
   * have up to six; the library's work doubles with each.
   */
  private static final int MOST_AMBIGUOUS = 20;

  private final BoundedParser bounded;

  /**
   * How many tokens of a text are looked at again with all open rules in mind; in longer texts, as
   * many as they have. Scripts of games need one for each five of their tokens. Whoever needs more
   * has written a row of thousands of the same, in which each looks through all that follow.
   */
  private static final int MOST_IN_FULL_CONTEXT = 20_000;

  private @Nullable Token start;
  private int tokens;
  private int inFullContext;

  /**
   * Contexts that have been looked at since the start, with how many of the open rules were begun
   * in several ways. Most are met again with each token.
   */
  private IdentityHashMap<PredictionContext, Integer> known = new IdentityHashMap<>();

  BoundedLookahead(
      BoundedParser parser, ATN grammar, DFA[] decisions, PredictionContextCache contexts) {
    super(parser, grammar, decisions, contexts);
    bounded = parser;
  }

  @Override
  public int adaptivePredict(TokenStream input, int decision, ParserRuleContext outer) {
    start = input.LT(1);
    tokens = 0;
    if (!known.isEmpty()) {
      known = new IdentityHashMap<>();
    }
    return super.adaptivePredict(input, decision, outer);
  }

  @Override
  protected @Nullable DFAState getExistingTargetState(DFAState from, int token) {
    look(from.configs);
    return super.getExistingTargetState(from, token);
  }

  @Override
  protected @Nullable ATNConfigSet computeReachSet(ATNConfigSet from, int token, boolean full) {
    if (full) {
      look(from);
      if (++inFullContext > Math.max(MOST_IN_FULL_CONTEXT, parser.getInputStream().size())) {
        setPredictionMode(PredictionMode.SLL);
      }
    }
    return super.computeReachSet(from, token, full);
  }

  private void look(ATNConfigSet reached) {
    if (++tokens % TOKENS_BETWEEN_LOOKS == 0) {
      for (ATNConfig each : reached) {
        boolean isNew = !known.containsKey(each.context);
        if (isNew && (isTooDeep(each.context) || ambiguous(each.context) > MOST_AMBIGUOUS)) {
          throw bounded.tooDeepAt(start);
        }
      }
    }
  }

  private boolean isTooDeep(PredictionContext innermost) {
    int depth = 0;
    int[] under = new int[atn.ruleToStartState.length];
    PredictionContext at = innermost;
    while (at != null && !at.isEmpty()) {
      int rule = atn.states.get(at.getReturnState(0)).ruleIndex;
      if (bounded.isTooDeep(++depth, ++under[rule])) {
        return true;
      }
      at = at.getParent(0);
    }
    return false;
  }

  /** Returns how many of the open rules, within one another, were begun in several ways. */
  private int ambiguous(@Nullable PredictionContext context) {
    if (context == null || context.isEmpty()) {
      return 0;
    }
    Integer before = known.get(context);
    if (before != null) {
      return before;
    }
    int outside = 0;
    for (int i = 0; i < context.size(); i++) {
      outside = Math.max(outside, ambiguous(context.getParent(i)));
    }
    int all = outside + (context.size() > 1 ? 1 : 0);
    known.put(context, all);
    return all;
  }
}
