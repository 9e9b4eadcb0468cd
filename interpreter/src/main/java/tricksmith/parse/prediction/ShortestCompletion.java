package tricksmith.parse.prediction;

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

/**
 * The shortest way to write what a rule of the grammar requires, to make up what is not there yet.
 */
public final class ShortestCompletion {
  private static final ATN GRAMMAR = TrickParser._ATN;
  private static final Filler[] OF_RULES = ofRules();

  private ShortestCompletion() {}

  /**
   * Made-up tokens.
   *
   * @param cost the higher, the less they are wanted
   */
  public record Filler(List<Integer> types, int cost) {
    static final Filler NOTHING = new Filler(List.of(), 0);

    Filler and(Filler more) {
      if (more.types.isEmpty()) {
        return this;
      }
      List<Integer> all = new ArrayList<>(types);
      all.addAll(more.types);
      return new Filler(all, cost + more.cost);
    }
  }

  static Filler of(int rule) {
    return OF_RULES[rule];
  }

  static Filler of(IntervalSet tokens) {
    int type =
        tokens.contains(TrickParser.WORD)
            ? TrickParser.WORD
            : tokens.contains(TrickParser.NUMBER) ? TrickParser.NUMBER : tokens.getMinElement();
    return new Filler(List.of(type), cost(type));
  }

  /** Returns the cost of a token. An empty block costs less than any statement. */
  private static int cost(int type) {
    return switch (type) {
      case TrickParser.LEFT_BRACE, TrickParser.RIGHT_BRACE -> 1;
      case TrickParser.COLON -> 3;
      default -> 2;
    };
  }

  private static Filler[] ofRules() {
    Filler[] known = new Filler[GRAMMAR.ruleToStartState.length];
    Filler[] before;
    do {
      before = known.clone();
      for (int rule = 0; rule < known.length; rule++) {
        known[rule] = shortest(rule, known);
      }
    } while (!Arrays.equals(before, known));
    return known;
  }

  private record Way(ATNState state, Filler made) {}

  private static @Nullable Filler shortest(int rule, Filler[] known) {
    PriorityQueue<Way> ways = new PriorityQueue<>(Comparator.comparingInt(way -> way.made.cost));
    Set<ATNState> seen = new HashSet<>();
    ways.add(new Way(GRAMMAR.ruleToStartState[rule], Filler.NOTHING));
    while (!ways.isEmpty()) {
      Way way = ways.remove();
      if (way.state.equals(GRAMMAR.ruleToStopState[rule])) {
        return way.made;
      }
      if (seen.add(way.state)) {
        for (Transition step : way.state.getTransitions()) {
          Filler more = step(step, known);
          if (more != null) {
            ways.add(new Way(target(step), way.made.and(more)));
          }
        }
      }
    }
    return known[rule];
  }

  private static @Nullable Filler step(Transition step, Filler[] known) {
    if (step instanceof RuleTransition call) {
      return known[call.target.ruleIndex];
    }
    return step.isEpsilon() ? Filler.NOTHING : of(step.label());
  }

  private static ATNState target(Transition step) {
    return step instanceof RuleTransition call ? call.followState : step.target;
  }
}
