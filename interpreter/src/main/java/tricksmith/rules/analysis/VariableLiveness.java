package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Which variables of a deal a rule may still read before the next deal resets them. Errs on the
 * side of more.
 */
public final class VariableLiveness {
  private final CheckedRules rules;
  private final CallGraph calls;

  /** What tricks read; null until asked. */
  private @Nullable Set<Dependency> inTricks;

  /** What the score reads; null until asked. */
  private @Nullable Set<Dependency> inScore;

  public VariableLiveness(CheckedRules rules) {
    this.rules = rules;
    this.calls = new CallGraph(rules);
  }

  /** Statements in a row, one of which is under way. */
  private record Frame(List<Action> actions, int index) {
    Action action() {
      return actions.get(index);
    }

    List<Action> after() {
      return actions.subList(index + 1, actions.size());
    }
  }

  /**
   * Returns the variables whose values no rule will read any more while a statement asks a player.
   * A variable that no rule ever reads is there to be seen, and so is none of them.
   *
   * @param asking the place of the statement; if it is not found just once, every value may be read
   */
  public Set<Variable> dead(Span asking) {
    List<List<Frame>> ways = new ArrayList<>();
    find(rules.procedure(), asking, List.of(), ways);
    if (ways.size() != 1) {
      return Set.of();
    }
    List<Variable> ofDeals =
        rules.variables().stream()
            .filter(variable -> variable.lifetime() == Lifetime.DEAL)
            .toList();
    if (ofDeals.isEmpty()) {
      return Set.of();
    }
    Set<Dependency> stillRead = stillRead(ways.getFirst());
    List<Variable> unread =
        ofDeals.stream().filter(variable -> !isIn(stillRead, variable)).toList();
    if (unread.isEmpty()) {
      return Set.of();
    }
    Set<Dependency> everRead = calls.dependencies(rules.termsWithDefinitions());
    return unread.stream()
        .filter(variable -> isIn(everRead, variable))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static boolean isIn(Set<Dependency> read, Variable variable) {
    return read.contains(variable.read());
  }

  /** Finds the innermost statements around a place, each with the statements around it. */
  private static void find(
      List<Action> actions, Span place, List<Frame> outer, List<List<Frame>> found) {
    for (int i = 0; i < actions.size(); i++) {
      Span span = actions.get(i).span();
      List<Frame> way = new ArrayList<>(outer);
      way.add(new Frame(actions, i));
      int before = found.size();
      actions.get(i).blocks().forEach(block -> find(block.actions(), place, way, found));
      boolean isAround = span.start() <= place.start() && place.end() <= span.end();
      if (isAround && found.size() == before) {
        found.add(way);
      }
    }
  }

  /** Returns what is read from a statement under way to the next deal, or to the end. */
  private Set<Dependency> stillRead(List<Frame> way) {
    Set<Dependency> read = new HashSet<>();
    addReadBy(way.getLast().action(), read);
    for (int i = way.size() - 1; i >= 0; i--) {
      if (readUntilReset(way.get(i).after(), read)) {
        return read;
      }
      Action outer = i > 0 ? way.get(i - 1).action() : null;
      if (outer != null && outer.repetition() != null) {
        // Its next pass may read the value, or this may have been the last.
        addReadBesidesBlocks(outer, read);
        readUntilReset(outer.inside(), read);
      }
    }
    read.addAll(calls.dependencies(rules.ending().terms().stream()));
    return read;
  }

  /** Adds what statements in a row read; returns whether one of them starts a deal. */
  private boolean readUntilReset(List<Action> actions, Set<Dependency> read) {
    for (Action action : actions) {
      addReadBy(action, read);
      if (action.has(StatementEffect.STARTS_DEAL)) {
        return true;
      }
    }
    return false;
  }

  /** Adds what a statement reads of the values from before it. */
  private void addReadBy(Action action, Set<Dependency> read) {
    addReadBesidesBlocks(action, read);
    Action.Choice choice = action.choice();
    if (choice != null && choice.indices().isEmpty()) {
      Set<Dependency> then = new HashSet<>();
      addReadBy(choice.then(), then);
      then.remove(choice.variable().read());
      read.addAll(then);
      addReadBy(choice.otherwise(), read);
    } else {
      addReadBy(action.inside(), read);
    }
  }

  private void addReadBy(List<Action> actions, Set<Dependency> read) {
    for (Action action : actions) {
      addReadBy(action, read);
    }
  }

  /** Adds what a statement itself reads, or a section that it performs. */
  private void addReadBesidesBlocks(Action action, Set<Dependency> read) {
    read.addAll(calls.dependencies(action.terms().stream()));
    if (action.has(StatementEffect.PLAYS_TRICKS)) {
      read.addAll(inTricks());
    }
    if (action.has(StatementEffect.PERFORMS_SCORE)) {
      read.addAll(inScore());
    }
  }

  private Set<Dependency> inTricks() {
    if (inTricks == null) {
      inTricks = calls.dependencies(rules.trick().terms());
    }
    return inTricks;
  }

  private Set<Dependency> inScore() {
    if (inScore == null) {
      // A score that performs the score again is an error, and may be here while one is written.
      inScore = Set.of();
      Set<Dependency> read = new HashSet<>();
      addReadBy(rules.score(), read);
      inScore = read;
    }
    return inScore;
  }
}
