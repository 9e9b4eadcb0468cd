package tricksmith.parse.recovery;

import java.util.Arrays;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.PredictionContextCache;
import org.antlr.v4.runtime.dfa.DFA;
import tricksmith.grammar.TrickParser;

/**
 * What parsers have learned about how texts go on, which speeds up later parsing. The generated
 * parser keeps it as long as the program runs, and everything written in a new way adds to it, so a
 * few hours of editing, or of strange texts, would fill the memory. So it is forgotten when it has
 * become large.
 */
final class LearnedPredictions {

  /** Several times what all bundled games and examples teach. */
  private static final int MOST_STATES = 20_000;

  private static final ATN GRAMMAR = TrickParser._ATN;

  /** Shared by the parsers of all threads, as the library allows. */
  private static volatile LearnedPredictions shared = new LearnedPredictions();

  private final DFA[] decisions = new DFA[GRAMMAR.getNumberOfDecisions()];
  private final PredictionContextCache contexts = new PredictionContextCache();

  private LearnedPredictions() {
    Arrays.setAll(decisions, each -> new DFA(GRAMMAR.getDecisionState(each), each));
  }

  /** Makes a parser use, and add to, what others have learned. */
  static void teach(BoundedParser parser) {
    LearnedPredictions learned = unlessMoreThan(MOST_STATES);
    parser.setInterpreter(
        new BoundedLookahead(parser, GRAMMAR, learned.decisions, learned.contexts));
  }

  /** Returns what has been learned, after forgetting it if it has more states than this. */
  static LearnedPredictions unlessMoreThan(int states) {
    LearnedPredictions learned = shared;
    if (learned.states() > states) {
      learned = new LearnedPredictions();
      shared = learned;
    }
    return learned;
  }

  /** Returns how much has been learned. */
  int states() {
    int states = 0;
    for (DFA decision : decisions) {
      states += decision.states.size();
    }
    return states;
  }
}
