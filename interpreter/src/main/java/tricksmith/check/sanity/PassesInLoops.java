package tricksmith.check.sanity;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.OperatorUses;

/**
 * Checks that {@code passed} and {@code passes} are inside a loop over players, to which they
 * refer.
 */
public final class PassesInLoops implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    OperatorUses uses =
        new OperatorUses(rules.definitions(), operator -> operator.has(Trait.ONLY_IN_LOOPS));
    Stream.of(outsideOfLoops(rules.procedure()), outsideOfLoops(rules.score()))
        .flatMap(terms -> terms)
        .flatMap(uses::in)
        .forEach(use -> notes.problem(CheckProblem.NO_LOOP, use, use.operator().word()));
  }

  private static Stream<Term> outsideOfLoops(List<Action> actions) {
    return actions.stream()
        .flatMap(
            action ->
                action.has(StatementEffect.GOES_ROUND)
                    ? before(action)
                    : Stream.concat(action.terms().stream(), outsideOfLoops(action.inside())));
  }

  /** The terms evaluated before a loop begins. */
  private static Stream<Term> before(Action loop) {
    List<Term> eachPass = loop.eachPass();
    return loop.terms().stream().filter(term -> !eachPass.contains(term));
  }
}
