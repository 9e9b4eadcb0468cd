package tricksmith.check.sanity;

import java.util.Set;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.Reading;

/** {@code beats} and {@code ties} ask about a card that may be played: in obligations only. */
public final class BeatsOnlyInObligations implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Reading reading = new Reading(rules.definitions(), Set.of(Operator.BEATS, Operator.TIES));
    elsewhere(rules)
        .flatMap(reading::in)
        .forEach(use -> notes.problem(CheckProblem.OUTSIDE_OBLIGATIONS, use.span(), use.word()));
  }

  private static Stream<Term> elsewhere(CheckedRules rules) {
    Stream<Term> ending =
        rules.ending() instanceof CheckedRules.Winners(Term winners)
            ? Stream.of(winners)
            : Stream.of();
    return Stream.of(
            Actions.all(rules.procedure()).flatMap(Actions::terms),
            Actions.all(rules.score()).flatMap(Actions::terms),
            ending)
        .flatMap(terms -> terms);
  }
}
