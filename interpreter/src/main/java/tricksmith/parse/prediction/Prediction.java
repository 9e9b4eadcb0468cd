package tricksmith.parse.prediction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.prediction.ShortestCompletion.Filler;

/**
 * Reads tokens in every way that the grammar allows. The last token is a placeholder for the one
 * about to be written: the prediction knows which tokens and rules can begin there, and the
 * shortest completion after it.
 */
public final class Prediction {
  private static final ATN GRAMMAR = TrickParser._ATN;

  /** The deepest nesting of rules; nothing is predicted below it. */
  private static final int DEEPEST = 300;

  /** The most tokens to read; after more, nothing is predicted. */
  private static final int LONGEST = 1_000;

  /** The rules in which words of the language are only names. */
  private static final Set<Integer> NAMES =
      Set.of(
          TrickParser.RULE_name,
          TrickParser.RULE_propertyName,
          TrickParser.RULE_freeWord,
          TrickParser.RULE_prefixWord,
          TrickParser.RULE_item,
          TrickParser.RULE_deckItem);

  private final List<Integer> types;
  private final int caret;
  private final Map<Position, List<End>> walked = new HashMap<>();

  private int depth;
  private final Set<Integer> tokens = new HashSet<>();
  private final Set<Integer> rules = new HashSet<>();
  private @Nullable Filler rest;

  private Prediction(List<Integer> types) {
    this.types = types;
    this.caret = types.size() - 1;
  }

  /** A rule that begins at a token. */
  private record Position(int rule, int index) {}

  /**
   * A place where a rule can end.
   *
   * @param index the index of the token after it
   * @param made what had to be made up to get there
   */
  private record End(int index, Filler made) {}

  private record Way(ATNState state, int index, Filler made) {}

  private record Visited(ATNState state, int index) {}

  /**
   * Reads tokens as this rule.
   *
   * @param types the last one is the placeholder, a name
   */
  public static Prediction of(int rule, List<Integer> types) {
    Prediction prediction = new Prediction(types);
    if (types.size() > LONGEST) {
      return prediction;
    }
    if (prediction.caret == 0) {
      prediction.rules.add(rule);
    }
    prediction.rest =
        prediction.walk(rule, 0).stream()
            .filter(end -> end.index > prediction.caret)
            .map(End::made)
            .min(Comparator.comparingInt(Filler::cost))
            .orElse(null);
    return prediction;
  }

  /** Returns the tokens that could begin at the placeholder, except names. */
  public Set<Integer> tokens() {
    return tokens;
  }

  /** Returns the rules that could begin at the placeholder. */
  public Set<Integer> rules() {
    return rules;
  }

  /** Returns the shortest completion after a name; null if no name is allowed. */
  public @Nullable Filler rest() {
    return rest;
  }

  private List<End> walk(int rule, int index) {
    Position position = new Position(rule, index);
    List<End> known = walked.get(position);
    if (known != null) {
      return known;
    }
    walked.put(position, List.of());
    depth++;
    List<End> ends = depth > DEEPEST ? List.of() : ends(rule, index);
    depth--;
    walked.put(position, ends);
    return ends;
  }

  private List<End> ends(int rule, int start) {
    List<End> ends = new ArrayList<>();
    PriorityQueue<Way> ways = new PriorityQueue<>(Comparator.comparingInt(way -> way.made.cost()));
    Set<Visited> seen = new HashSet<>();
    ways.add(new Way(GRAMMAR.ruleToStartState[rule], start, Filler.NOTHING));
    while (!ways.isEmpty()) {
      Way way = ways.remove();
      if (seen.add(new Visited(way.state, way.index))) {
        if (way.state.equals(GRAMMAR.ruleToStopState[rule])) {
          ends.add(new End(way.index, way.made));
        } else {
          goOn(way, NAMES.contains(rule), ways);
        }
      }
    }
    return ends;
  }

  private void goOn(Way way, boolean inName, PriorityQueue<Way> ways) {
    for (Transition step : way.state.getTransitions()) {
      if (step instanceof RuleTransition call) {
        enter(way, call, ways);
      } else if (step.isEpsilon()) {
        ways.add(new Way(step.target, way.index, way.made));
      } else {
        take(way, step, inName, ways);
      }
    }
  }

  private void enter(Way way, RuleTransition call, PriorityQueue<Way> ways) {
    int rule = call.target.ruleIndex;
    if (way.index > caret) {
      ways.add(new Way(call.followState, way.index, way.made.and(ShortestCompletion.of(rule))));
      return;
    }
    if (way.index == caret) {
      rules.add(rule);
    }
    for (End end : walk(rule, way.index)) {
      ways.add(new Way(call.followState, end.index, way.made.and(end.made)));
    }
  }

  private void take(Way way, Transition step, boolean inName, PriorityQueue<Way> ways) {
    if (way.index > caret) {
      ways.add(new Way(step.target, way.index, way.made.and(ShortestCompletion.of(step.label()))));
      return;
    }
    if (way.index == caret && !inName) {
      tokens.addAll(step.label().toSet());
    }
    if (step.matches(types.get(way.index), 0, TrickParser.VOCABULARY.getMaxTokenType())) {
      ways.add(new Way(step.target, way.index + 1, way.made));
    }
  }
}
