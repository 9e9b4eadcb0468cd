package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
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

  /** What becomes of a value in statements in a row. */
  private enum Fate {
    READ,
    RESET,
    KEPT
  }

  /**
   * Whether the value of a variable may still be read while a statement asks a player. A variable
   * that no rule ever reads is there to be seen, and so counts as read.
   *
   * @param asking the place of the statement; if it is not found just once, every value may be read
   */
  public boolean isLive(Variable variable, Span asking) {
    if (variable.lifetime() != Lifetime.DEAL || !isEverRead(variable)) {
      return true;
    }
    List<List<Frame>> ways = new ArrayList<>();
    find(rules.procedure(), asking, List.of(), ways);
    return ways.size() != 1 || isLive(variable, ways.getFirst());
  }

  private boolean isEverRead(Variable variable) {
    return rules.termsWithDefinitions().anyMatch(term -> reads(term, variable));
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

  private boolean isLive(Variable variable, List<Frame> way) {
    if (isReadFrom(way.getLast().action(), variable)) {
      return true;
    }
    for (int i = way.size() - 1; i >= 0; i--) {
      Frame frame = way.get(i);
      Fate fate = fate(frame.after(), variable);
      if (i > 0 && fate == Fate.KEPT && way.get(i - 1).action().repetition() != null) {
        // Its next pass may read the value, or it may have been the last.
        Action loop = way.get(i - 1).action();
        Fate again = ownReads(loop, variable) ? Fate.READ : fate(loop.inside(), variable);
        fate = again == Fate.READ ? Fate.READ : Fate.KEPT;
      }
      if (fate != Fate.KEPT) {
        return fate == Fate.READ;
      }
    }
    return rules.ending().terms().stream().anyMatch(term -> reads(term, variable));
  }

  private Fate fate(List<Action> actions, Variable variable) {
    for (Action action : actions) {
      if (isReadFrom(action, variable)) {
        return Fate.READ;
      }
      if (action.has(StatementEffect.STARTS_DEAL)) {
        return Fate.RESET;
      }
    }
    return Fate.KEPT;
  }

  /** Whether a statement reads the value that a variable has before it. */
  private boolean isReadFrom(Action action, Variable variable) {
    if (ownReads(action, variable)) {
      return true;
    }
    return left(action, variable).anyMatch(each -> isReadFrom(each, variable));
  }

  /** Returns the statements inside one that may find a value from before it in a variable. */
  private static Stream<Action> left(Action action, Variable variable) {
    Action.Choice choice = action.choice();
    return choice != null && choice.variable().equals(variable) && choice.indices().isEmpty()
        ? choice.otherwise().stream()
        : action.inside().stream();
  }

  /** Whether a statement itself, or a section that it performs, reads a variable. */
  private boolean ownReads(Action action, Variable variable) {
    Set<StatementEffect> effects = action.effects();
    Stream<Term> elsewhere =
        effects.contains(StatementEffect.PLAYS_TRICKS) ? rules.trick().terms() : Stream.of();
    boolean isReadInScore =
        effects.contains(StatementEffect.PERFORMS_SCORE)
            && rules.score().stream().anyMatch(each -> isReadFrom(each, variable));
    return isReadInScore
        || Stream.concat(action.terms().stream(), elsewhere)
            .anyMatch(term -> reads(term, variable));
  }

  private boolean reads(Term term, Variable variable) {
    return calls.dependencies(term).contains(new OnVariable(variable.id()));
  }
}
