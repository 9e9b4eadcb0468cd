package tricksmith.check.sanity;

import java.util.Set;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Operator;
import tricksmith.rules.analysis.Reading;

/** The comparison finds the winner, so it cannot ask for it. */
public final class CriteriaKnowNoWinner implements Check {
  private static final Set<Operator> UNKNOWN =
      Set.of(Operator.WINNER, Operator.WINNING_CARD, Operator.LOSER, Operator.BEATS, Operator.TIES);

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Reading reading = new Reading(rules.definitions(), UNKNOWN);
    rules.trick().criteria().stream()
        .flatMap(each -> Stream.of(each.measure(), each.when(), each.except()))
        .flatMap(Stream::ofNullable)
        .flatMap(reading::in)
        .forEach(use -> notes.problem(CheckProblem.IN_CRITERION, use.span(), use.word()));
  }
}
