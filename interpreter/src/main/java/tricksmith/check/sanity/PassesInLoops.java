package tricksmith.check.sanity;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.Reading;

/** {@code passed} and {@code passes} speak of the loop over players around them. */
public final class PassesInLoops implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Reading reading = new Reading(rules.definitions(), Set.of(Operator.PASSED, Operator.PASSES));
    Stream.of(outsideOfLoops(rules.procedure()), outsideOfLoops(rules.score()))
        .flatMap(terms -> terms)
        .flatMap(reading::in)
        .forEach(use -> notes.problem(CheckProblem.NO_LOOP, use.span(), use.word()));
  }

  private static Stream<Term> outsideOfLoops(List<Action> actions) {
    return actions.stream()
        .flatMap(
            action ->
                action instanceof Action.Each each
                    ? Stream.concat(Stream.of(each.set()), Stream.ofNullable(each.from()))
                    : Stream.concat(Actions.terms(action), outsideOfLoops(Actions.inside(action))));
  }
}
