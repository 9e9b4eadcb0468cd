package tricksmith.parse.advice;

import java.util.List;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNConfig;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.tokens.TokenTypes;

/** The tokens that were allowed at an error. */
public final class ExpectedTokens {

  /** The most words worth suggesting; a longer list is no help. */
  private static final int FEW = 8;

  private final IntervalSet types;

  private ExpectedTokens(IntervalSet types) {
    this.types = types;
  }

  static ExpectedTokens at(Parser parser, RecognitionException error) {
    return error instanceof NoViableAltException undecided && undecided.getDeadEndConfigs() != null
        ? new ExpectedTokens(afterAll(undecided))
        : new ExpectedTokens(
            parser.getATN().getExpectedTokens(error.getOffendingState(), parser.getContext()));
  }

  /** Returns the tokens that a state allows within its rule. */
  static ExpectedTokens at(ATN atn, ATNState state) {
    return new ExpectedTokens(atn.nextTokens(state));
  }

  /** Returns the types that could have followed on any of the paths still open. */
  private static IntervalSet afterAll(NoViableAltException undecided) {
    IntervalSet types = new IntervalSet();
    for (ATNConfig way : undecided.getDeadEndConfigs()) {
      for (Transition step : way.state.getTransitions()) {
        if (!step.isEpsilon()) {
          types.addAll(step.label());
        }
      }
    }
    return types;
  }

  public boolean contains(int type) {
    return types.contains(type);
  }

  /** Whether an expression could have begun. */
  public boolean isValue() {
    return contains(TrickParser.NUMBER) && contains(TrickParser.LEFT_PARENTHESIS);
  }

  /** Whether a name was allowed, but no other expression. */
  public boolean isName() {
    return contains(TrickParser.WORD) && !contains(TrickParser.LEFT_PARENTHESIS);
  }

  /** Returns the words and signs that were allowed. */
  public List<String> words() {
    return types.toList().stream()
        .filter(type -> TrickParser.VOCABULARY.getLiteralName(type) != null)
        .map(TokenTypes::literal)
        .toList();
  }

  /** Returns the words and signs that were allowed; empty if there are too many to list. */
  public List<String> fewWords() {
    List<String> words = words();
    return words.size() > FEW ? List.of() : words;
  }
}
