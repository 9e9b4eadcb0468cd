package tricksmith.parse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;

/** The shortest way to write what a rule of the grammar wants: to make up what is not there yet. */
final class ShortestWords {
  private static final ATN GRAMMAR = TrickParser._ATN;
  private static final Made[] OF_RULES = ofRules();

  private ShortestWords() {}

  /**
   * Tokens that are made up.
   *
   * @param cost how little they are wanted
   */
  record Made(List<Integer> types, int cost) {
    static final Made NOTHING = new Made(List.of(), 0);

    Made and(Made more) {
      if (more.types.isEmpty()) {
        return this;
      }
      List<Integer> all = new ArrayList<>(types);
      all.addAll(more.types);
      return new Made(all, cost + more.cost);
    }
  }

  /** The shortest way to write this rule. */
  static Made of(int rule) {
    return OF_RULES[rule];
  }

  /** The shortest way to write one of these tokens. */
  static Made of(IntervalSet tokens) {
    int type =
        tokens.contains(TrickParser.WORD)
            ? TrickParser.WORD
            : tokens.contains(TrickParser.NUMBER) ? TrickParser.NUMBER : tokens.getMinElement();
    return new Made(List.of(type), cost(type));
  }

  /** An empty block is shorter than any statement. */
  private static int cost(int type) {
    return switch (type) {
      case TrickParser.LEFT_BRACE, TrickParser.RIGHT_BRACE -> 1;
      case TrickParser.COLON -> 3;
      default -> 2;
    };
  }

  private static Made[] ofRules() {
    Made[] known = new Made[GRAMMAR.ruleToStartState.length];
    Made[] before;
    do {
      before = known.clone();
      for (int rule = 0; rule < known.length; rule++) {
        known[rule] = shortest(rule, known);
      }
    } while (!Arrays.equals(before, known));
    return known;
  }

  private record Way(ATNState state, Made made) {}

  private static @Nullable Made shortest(int rule, Made[] known) {
    PriorityQueue<Way> ways = new PriorityQueue<>(Comparator.comparingInt(way -> way.made.cost));
    Set<ATNState> seen = new HashSet<>();
    ways.add(new Way(GRAMMAR.ruleToStartState[rule], Made.NOTHING));
    while (!ways.isEmpty()) {
      Way way = ways.remove();
      if (way.state.equals(GRAMMAR.ruleToStopState[rule])) {
        return way.made;
      }
      if (seen.add(way.state)) {
        for (Transition step : way.state.getTransitions()) {
          Made more = step(step, known);
          if (more != null) {
            ways.add(new Way(target(step), way.made.and(more)));
          }
        }
      }
    }
    return known[rule];
  }

  private static @Nullable Made step(Transition step, Made[] known) {
    if (step instanceof RuleTransition call) {
      return known[call.target.ruleIndex];
    }
    return step.isEpsilon() ? Made.NOTHING : of(step.label());
  }

  private static ATNState target(Transition step) {
    return step instanceof RuleTransition call ? call.followState : step.target;
  }
}
