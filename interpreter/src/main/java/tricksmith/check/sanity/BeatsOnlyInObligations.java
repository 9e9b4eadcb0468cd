package tricksmith.check.sanity;

import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.analysis.OperatorUses;

/**
 * Checks that {@code beats} and {@code ties} are used in obligations only, since they ask about a
 * card that may be played.
 */
public final class BeatsOnlyInObligations implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    OperatorUses uses =
        new OperatorUses(rules.definitions(), operator -> operator.has(Trait.ONLY_IN_OBLIGATIONS));
    Stream.concat(
            rules.actions().flatMap(action -> action.terms().stream()),
            rules.ending().terms().stream())
        .flatMap(uses::in)
        .forEach(
            use -> notes.problem(CheckProblem.OUTSIDE_OBLIGATIONS, use, use.operator().word()));
  }
}
